"""Lists that go between two devices through the server, which cannot read them."""

import re
import sqlite3

from playwright.sync_api import Page

from harness.axe import faults
from harness.chromium import PHONE
from harness.page import FRONT, live, open_page, said, subtitle, tap, tick
from harness.product import Product
from harness.runner import context
from harness.server_kills import kill_server_often
from harness.waiting import equal, until
from tests.chromium.past import bring, my_ebird

CODE = re.compile(r"^[0-9A-Z]{4}(-[0-9A-Z]{4}){3}$")


def device(page: Page) -> Page:
    """A second device: a page in a context that shares nothing with the first one's."""
    options = {"viewport": PHONE, "has_touch": True, "is_mobile": True, "locale": "en-CA", "timezone_id": "America/Vancouver"}
    other = page.context.browser.new_context(**options, service_workers="block")
    other.set_default_timeout(20_000)
    made = other.new_page()
    session = other.new_cdp_session(made)
    session.send("Network.enable")
    session.send("Network.setBlockedURLs", {"urls": ["*/vendor/maplibre-gl.js"]})
    return made


def devices_page(page: Page, product: Product) -> None:
    """Opens the page about other devices."""
    open_page(page, product, mode="list", past="devices Other devices")
    until("the page", lambda: page.locator(f"{FRONT} .mount h3").count())


def begin(page: Page, product: Product, phrase: str = "") -> str:
    """Makes this the first device; its code."""
    devices_page(page, product)
    front = page.locator(FRONT)
    if phrase:
        front.get_by_label("Pass phrase, if you like").fill(phrase)
    front.get_by_role("button", name="Begin", exact=True).click()
    until("the code", lambda: front.locator(".code").count())
    carried(page)
    return front.locator(".code").inner_text()


def join(page: Page, product: Product, code: str, phrase: str = "") -> None:
    """Asks to join by a typed code."""
    devices_page(page, product)
    front = page.locator(FRONT)
    front.get_by_label("Code", exact=True).fill(code)
    if phrase:
        front.get_by_label("Pass phrase, if it has one").fill(phrase)
    front.get_by_role("button", name="Join", exact=True).click()


def carried(page: Page) -> None:
    """Waits until a round has ended well."""
    until("carried", lambda: page.locator(FRONT).get_by_text("Carried just now").count())


def carry_now(page: Page) -> None:
    """Asks for a round on the page about devices, and waits for its end."""
    front = page.locator(FRONT)
    until("nothing is under way", lambda: front.get_by_role("button", name="Carry Now").count())
    front.get_by_role("button", name="Carry Now").click()
    carried(page)
    until("the round is over", lambda: front.get_by_role("button", name="Carry Now").count())


LIST = """Object.fromEntries([...document.querySelectorAll('#sheet-list li.row')].map(row =>
  [row.querySelector('.open').id.slice('row-list-'.length), row.querySelector('.tally .count').textContent]))"""


def shows(page: Page, product: Product, counts: dict[str, str]) -> None:
    """My List comes to show this."""
    open_page(page, product, mode="list")
    until(f"{counts}, shown is {page.evaluate(LIST)}", lambda: page.evaluate(LIST) == counts)


def see(page: Page, *birds: str) -> None:
    """Ticks birds on Nearby, which is open."""
    for bird in birds:
        tap(tick(page, bird))
        said(page, f"{bird}, 1")


@context(may_complain=True)
def test_two_devices_show_one_list(page: Page, product: Product) -> None:
    open_page(page, product)
    see(page, "Canada Goose", "Mallard")
    code = begin(page, product)
    assert CODE.match(code), code
    other = device(page)
    try:
        join(other, product, code.lower().replace("-", " "))
        carried(other)
        shows(other, product, {"cangoo": "1", "mallar3": "1"})
        # Both go on where they cannot hear each other.
        for one in (page, other):
            open_page(one, product)
            one.context.set_offline(True)
        tap(tick(page, "Canada Goose"))
        said(page, "Canada Goose, 2")
        tap(tick(other, "Canada Goose"))
        said(other, "Canada Goose, 2")
        tap(tick(other, "Wood Duck"))
        said(other, "Wood Duck, 1")
        for one in (page, other):
            one.context.set_offline(False)
        for one in (page, other, page):
            devices_page(one, product)
            carry_now(one)
        counts = {"cangoo": "3", "mallar3": "1", "wooduc": "1"}
        for one in (page, other):
            shows(one, product, counts)
        held = b"".join(row[0] for row in sqlite3.connect(product.home / "carry.db").execute("SELECT body FROM records"))
        assert held and b"cangoo" not in held and b"Goose" not in held, "the server can read it"
    finally:
        other.context.close()


def test_it_goes_on_by_itself(page: Page, product: Product) -> None:
    code = begin(page, product)
    other = device(page)
    try:
        join(other, product, code)
        carried(other)
        open_page(page, product)
        tap(tick(page, "Wood Duck"))
        said(page, "Wood Duck, 1")
        until("the tick left the device", lambda: sqlite3.connect(product.home / "carry.db").execute(
            "SELECT last FROM mailboxes ORDER BY id DESC LIMIT 1").fetchone()[0] > 0)
        shows(other, product, {"wooduc": "1"})
    finally:
        other.context.close()


def test_a_deletion_holds_on_both(page: Page, product: Product) -> None:
    open_page(page, product)
    see(page, "Wood Duck")
    code = begin(page, product)
    other = device(page)
    try:
        join(other, product, code)
        carried(other)
        shows(other, product, {"wooduc": "1"})
        open_page(page, product, mode="list")
        page.locator(FRONT).get_by_role("button", name="Details", exact=True).click()
        page.locator(FRONT).get_by_role("button", name="Delete This List", exact=True).click()
        until("it is gone", lambda: page.evaluate(LIST) == {})
        devices_page(page, product)
        carry_now(page)
        shows(other, product, {})
        equal(subtitle(other), "No list is running", "what the other device says")
    finally:
        other.context.close()


@context(may_complain=True)
def test_a_wrong_pass_phrase_opens_nothing(page: Page, product: Product) -> None:
    code = begin(page, product, "spoonbill")
    other = device(page)
    try:
        join(other, product, code, "sandpiper")
        until("it says so", lambda: other.locator(FRONT).get_by_text("Nothing is carried under this code").count())
        join(other, product, code, "")
        until("it says so", lambda: other.locator(FRONT).get_by_text("Nothing is carried under this code").count())
        join(other, product, "1234")
        until("a short one is none", lambda: other.locator(FRONT).get_by_text("sixteen letters and digits").count())
        join(other, product, code, "spoonbill")
        carried(other)
    finally:
        other.context.close()


def test_a_link_asks_before_it_joins(page: Page, product: Product) -> None:
    code = begin(page, product).replace("-", "")
    equal(page.locator(f"{FRONT} svg.qr[role=img]").count(), 1, "pictures of the link")
    other = device(page)
    try:
        other.goto(f"{product.origin}/#carry={code}")
        live(other)
        front = other.locator(FRONT)
        until("it asks", lambda: front.get_by_role("heading", name="Join the devices with the code").count())
        equal(code in other.url, False, "the code stays in the address")
        front.get_by_role("button", name="Not Now").click()
        until("and leaves it", lambda: front.get_by_role("heading", name="Join another device").count())
        other.goto("about:blank")
        other.goto(f"{product.origin}/#carry={code}")
        live(other)
        front.get_by_role("button", name="Join", exact=True).click()
        carried(other)
    finally:
        other.context.close()


@context(may_complain=True)
def test_a_server_that_is_away_is_waited_for(page: Page, product: Product) -> None:
    begin(page, product)
    front = page.locator(FRONT)
    product.stop()
    try:
        front.get_by_role("button", name="Carry Now").click()
        until("it waits", lambda: front.get_by_text("Waits for the server").count())
    finally:
        product.start()
    until("it goes on", lambda: front.get_by_role("button", name="Carry Now").count())
    front.get_by_role("button", name="Carry Now").click()
    carried(page)


@context(may_complain=True)
def test_stopping_and_removing(page: Page, product: Product) -> None:
    code = begin(page, product)
    other = device(page)
    try:
        join(other, product, code)
        carried(other)
        front = page.locator(FRONT)
        front.get_by_role("button", name="Stop Here").click()
        until("it has stopped", lambda: front.get_by_text("This device carries no more").count())
        page.reload()
        live(page)
        until("after a reload too", lambda: front.get_by_role("button", name="Begin", exact=True).count())
        front = other.locator(FRONT)
        front.get_by_role("button", name="Remove for All").click()
        front.get_by_role("button", name="Remove", exact=True).click()
        until("nothing is held", lambda: front.get_by_text("The server holds nothing of yours any more").count())
        join(page, product, code)
        until("it is gone", lambda: page.locator(FRONT).get_by_text("Nothing is carried under this code").count())
    finally:
        other.context.close()


@context(may_complain=True)
def test_a_mailbox_that_the_server_lost_is_said_and_made_anew(page: Page, product: Product) -> None:
    open_page(page, product)
    see(page, "Wood Duck")
    begin(page, product)
    carry_now(page)
    front = page.locator(FRONT)
    product.stop()
    for path in product.home.glob("carry.db*"):
        path.unlink()
    product.start()
    front.get_by_role("button", name="Carry Now").click()
    until("it says so", lambda: front.get_by_text("The server does not know this code any more").count())
    # It is said on the map too, at every start, and the code is still there.
    open_page(page, product)
    until("the notice", lambda: page.locator(".notice").get_by_text("go to your other devices no more").count())
    tap(page.locator(".notice").get_by_role("button", name="Devices", exact=True))
    until("the code", lambda: front.locator(".code").count())
    front.get_by_role("button", name="Begin Again").click()
    carried(page)
    until("the list is there again", lambda: sqlite3.connect(product.home / "carry.db").execute(
        "SELECT count(*) FROM records").fetchone()[0] > 0)
    open_page(page, product)
    equal(page.locator(".notice").count(), 0, "notices once it carries again")


@context(may_complain=True)
def test_a_join_that_fails_leaves_the_code_that_was_used(page: Page, product: Product) -> None:
    code = begin(page, product)
    page.goto("about:blank")
    page.goto(f"{product.origin}/#carry=0123456789ABCDEF")
    live(page)
    front = page.locator(FRONT)
    front.get_by_role("button", name="Join", exact=True).click()
    until("it says so", lambda: front.get_by_text("Nothing is carried under this code").count())
    until("the code after it", lambda: front.locator(".code").inner_text() == code)
    devices_page(page, product)
    until("the code after a reload", lambda: front.locator(".code").count() and front.locator(".code").inner_text() == code)
    carry_now(page)


def test_past_lists_from_a_file_come_along(page: Page, product: Product) -> None:
    open_page(page, product, mode="list", past="files Files")
    until("the page", lambda: page.locator(FRONT).get_by_text("Choose a file").count())
    bring(page, "MyEBirdData.csv", my_ebird(70))
    page.locator(FRONT).get_by_role("button", name="Add 70 lists").click()
    until("it is stored", lambda: page.locator(FRONT).get_by_text("Added 70 lists, changed 0.").count())
    code = begin(page, product)
    other = device(page)
    try:
        join(other, product, code)
        carried(other)
        open_page(other, product, mode="list", past="life Life list")
        until("the life list", lambda: other.locator(f"{FRONT} .mount li").count() == 1)
        open_page(other, product, mode="list", past="days Past lists")
        until("the lists", lambda: other.locator(FRONT).get_by_text("70 lists").count())
    finally:
        other.context.close()


def test_the_page_is_read_by_everybody(page: Page, product: Product) -> None:
    devices_page(page, product)
    equal(faults(page), [], "faults before it begins")
    begin(page, product)
    equal(faults(page), [], "faults while it carries")
    page.locator(FRONT).get_by_role("button", name="Remove for All").click()
    until("it asks", lambda: page.locator(FRONT).get_by_text("All your devices stop").count())
    equal(faults(page), [], "faults while it asks")


def test_a_killed_server_keeps_what_it_acknowledged(page: Page, product: Product) -> None:
    tally = kill_server_often(product, 8, 7)
    equal(tally.wrong, [], "lost or doubled")
    assert tally.cut >= 2, "too few kills met a request to have tested anything"

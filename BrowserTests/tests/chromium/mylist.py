"""My List: what was ticked stays, whatever happens to the page."""

import re

from playwright.sync_api import Page

from harness.page import address, close, FRONT, live, open_page, row, rows, said, tap, tick, title
from harness.product import Product
from harness.waiting import equal, until

MODES = {"name": "Modes"}


def my_list(page: Page) -> None:
    """Goes to My List."""
    tap(page.get_by_role("navigation", **MODES).get_by_role("button", name="My List", exact=True))
    until("My List", lambda: title(page) == "My List")


def count(page: Page, name: str) -> int:
    """How many of a bird My List shows."""
    group = page.locator(FRONT).get_by_role("group", name=re.compile(f"on the list, {re.escape(name)}$"))
    return int(group.get_attribute("aria-label").split()[0]) if group.count() else 0


def test_tick_count_undo_reload(page: Page, product: Product) -> None:
    open_page(page, product)
    equal(tick(page, "Canada Goose").get_attribute("aria-pressed"), "false", "before")
    tap(tick(page, "Canada Goose"))
    said(page, "Canada Goose, 1")
    until("pressed", lambda: tick(page, "Canada Goose").get_attribute("aria-pressed") == "true")
    tap(tick(page, "Canada Goose"))
    said(page, "Canada Goose, 2")
    tap(tick(page, "Mallard"))
    said(page, "Mallard, 1")
    my_list(page)
    equal(count(page, "Canada Goose"), 2, "geese")
    tap(page.locator(FRONT).get_by_role("button", name="One more, Canada Goose", exact=True))
    said(page, "Canada Goose, 3")
    tap(page.get_by_role("button", name="Undo", exact=True))
    said(page, "Canada Goose, 2")
    tap(page.locator(FRONT).get_by_role("button", name="One fewer, Mallard", exact=True))
    said(page, "Mallard taken off")
    until("no mallards", lambda: count(page, "Mallard") == 0)
    page.reload()
    live(page)
    equal(title(page), "My List", "the mode after a reload")
    until("the list after a reload", lambda: count(page, "Canada Goose") == 2)
    equal(count(page, "Mallard"), 0, "mallards after a reload")
    equal(len(rows(page)), 1, "rows after a reload")


def test_what_was_said_is_stored(page: Page, product: Product) -> None:
    open_page(page, product)
    for number in range(1, 4):
        tap(tick(page, "Wood Duck"))
        said(page, f"Wood Duck, {number}")
        # No time to store anything in: the page is gone at once.
        page.goto("about:blank")
        page.goto(product.address())
        live(page)
        until(f"{number} after leaving", lambda: tick(page, "Wood Duck").inner_text().strip() == str(number))


def test_accessory_and_finish(page: Page, product: Product) -> None:
    open_page(page, product)
    tap(tick(page, "Canada Goose"))
    capsule = page.get_by_role("button", name=re.compile("^My List, 1 species, 0 minutes"))
    until("the capsule", lambda: capsule.count())
    tap(capsule)
    until("My List", lambda: title(page) == "My List")
    equal(capsule.count(), 0, "capsules on My List's own sheet")
    tap(page.locator(FRONT).get_by_role("button", name="Finish", exact=True))
    until("the finished list's sheet", lambda: "list=" in address(page))
    close(page)
    until("no list runs", lambda: title(page) == "My List" and not rows(page))
    page.reload()
    live(page)
    equal(rows(page), [], "rows after a reload")


def test_from_the_bird_sheet(page: Page, product: Product) -> None:
    open_page(page, product, bird="cangoo")
    seen = page.locator(FRONT).get_by_role("button", name="Seen It", exact=True)
    tap(seen)
    until("pressed", lambda: seen.get_attribute("aria-pressed") == "true")
    close(page)
    until("ticked in Nearby", lambda: row(page, "Canada Goose").count() and tick(page, "Canada Goose").get_attribute("aria-pressed") == "true")


def test_two_tabs(page: Page, product: Product) -> None:
    open_page(page, product)
    other = page.context.new_page()
    open_page(other, product)
    tap(tick(page, "Canada Goose"))
    until("the other tab knows", lambda: tick(other, "Canada Goose").get_attribute("aria-pressed") == "true")
    other.bring_to_front()
    tap(tick(other, "Mallard"))
    until("and back", lambda: tick(page, "Mallard").get_attribute("aria-pressed") == "true")
    equal(tick(page, "Canada Goose").get_attribute("aria-pressed"), "true", "the first tick")


def keep(page: Page, key: str, text: str) -> None:
    """Puts a text into what the browser keeps."""
    page.evaluate("""([key, text]) => new Promise((done, fail) => { const open = indexedDB.open('wingbar', 1); open.onerror = fail;
      open.onsuccess = () => { const t = open.result.transaction('kept', 'readwrite');
        t.objectStore('kept').put(text, key); t.oncomplete = () => { open.result.close(); done() } } })""", [key, text])


def kept(page: Page) -> dict[str, str]:
    """Everything that the browser keeps."""
    return page.evaluate("""new Promise(done => { const open = indexedDB.open('wingbar', 1);
      open.onsuccess = () => { const store = open.result.transaction('kept').objectStore('kept'), keys = store.getAllKeys();
        const all = store.getAll(); all.onsuccess = () => {
          open.result.close(); done(Object.fromEntries(all.result.map((text, at) => [keys.result[at], text]))) } } })""")


def test_broken_list_is_kept_aside(page: Page, product: Product) -> None:
    open_page(page, product)
    keep(page, "list", "no list at all <img src=x>")
    page.reload()
    live(page)
    tap(tick(page, "Canada Goose"))
    said(page, "Canada Goose, 1")
    assert any("no list at all" in text for text in kept(page).values()), "the text that could not be read is lost"


def test_a_list_of_version_1_goes_on(page: Page, product: Product) -> None:
    open_page(page, product)
    keep(page, "list", "list 1700000000\nat 49.3 -123.14 Lost Lagoon\n+ cangoo 1700000012 Canada Goose\n+ cangoo 1700000020 Canada Goose")
    page.reload()
    live(page)
    my_list(page)
    equal(count(page, "Canada Goose"), 2, "geese")
    until("it is a journal now", lambda: "start 1700000000" in kept(page).get("journal-1700000000-0", "") and not kept(page)["list"])

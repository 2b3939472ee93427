"""How far a person goes while a travelling list runs, from their location."""

from playwright.sync_api import Page

from harness.axe import faults
from harness.page import FRONT, close, live, open_page, said, settled, tap, tick, title
from harness.product import Product
from harness.runner import context
from harness.waiting import equal, until
from tests.chromium.mylist import kept, my_list

PLACE = {"latitude": 49.3, "longitude": -123.14, "accuracy": 5}


def goes(page: Page, *metres: float, accuracy: float = 5) -> None:
    """The device is so many metres north of the park, each time for two fixes."""
    for at in metres:
        for nudge in (0, 0.2):
            page.context.set_geolocation({**PLACE, "latitude": 49.3 + (at + nudge) / 111_195, "accuracy": accuracy})
            page.wait_for_timeout(60)


def travelling(page: Page, product: Product) -> None:
    """Starts a travelling list and opens its details."""
    open_page(page, product)
    tap(tick(page, "Canada Goose"))
    said(page, "Canada Goose, 1")
    my_list(page)
    settled(page)
    tap(page.locator(FRONT).get_by_role("button", name="Details", exact=True))
    until("Details", lambda: title(page) == "Details")
    settled(page)
    assert not page.get_by_role("switch", name="Measure from my location").count(), "a stationary list is measured"
    page.locator(FRONT).get_by_role("radio", name="Traveling", exact=True).click()


def measure(page: Page) -> None:
    """Switches the measuring on, or off."""
    page.locator(FRONT).get_by_role("switch", name="Measure from my location", exact=True).click()


def distance(page: Page) -> str:
    """What the field holds."""
    return page.locator(FRONT).get_by_label("Distance, km").input_value()


def standing(page: Page) -> str:
    """What is said of the measuring."""
    return page.locator(f"{FRONT} #way").inner_text()


@context(permissions=["geolocation"], geolocation=PLACE)
def test_a_way_is_measured(page: Page, product: Product) -> None:
    travelling(page, product)
    equal(distance(page), "", "before")
    measure(page)
    until("it measures", lambda: standing(page).startswith("Measured while this page is shown."))
    goes(page, 0, 30, 60, 90)
    until("some of the way", lambda: distance(page) in ("0.06", "0.09"))
    equal(faults(page), [], "axe")
    # Nobody sees the page: nothing is measured, and that is said.
    page.evaluate("Object.defineProperty(document, 'hidden', { get: () => globalThis.away, configurable: true }); globalThis.away = true;"
                  "document.dispatchEvent(new Event('visibilitychange'))")
    until("the rest is on the list", lambda: distance(page) == "0.09")
    goes(page, 900, 1500)
    page.evaluate("globalThis.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    goes(page, 1500, 1530, 1560)
    until("only what was gone in sight", lambda: distance(page) == "0.15")
    # What a person types holds, and is added to.
    field = page.locator(FRONT).get_by_label("Distance, km")
    field.fill("2.5")
    field.blur()
    goes(page, 1590, 1620)
    close(page)
    tap(page.locator(FRONT).get_by_role("button", name="Finish", exact=True))
    said(page, "List finished")
    until("typed and gone", lambda: page.locator(FRONT).get_by_text("Traveling · 2.56 km").count())
    page.reload()
    live(page)
    until("the same after a reload", lambda: page.locator(FRONT).get_by_text("Traveling · 2.56 km").count())
    assert "measure 1" in kept(page)["settings"], kept(page)


@context(permissions=["geolocation"], geolocation=PLACE)
def test_a_rough_position_pauses(page: Page, product: Product) -> None:
    travelling(page, product)
    measure(page)
    until("it measures", lambda: standing(page).startswith("Measured"))
    goes(page, 200, 400, accuracy=120)
    until("it pauses", lambda: standing(page) == "Paused: your position is known only to 50 m or worse.")
    equal(distance(page), "", "the distance")


@context(permissions=[])
def test_denied_is_said(page: Page, product: Product) -> None:
    travelling(page, product)
    measure(page)
    until("it is said", lambda: standing(page).startswith("Paused: location is not allowed."))
    measure(page)
    until("switched off", lambda: not page.locator(f"{FRONT} #way").count())


@context(permissions=["geolocation"], geolocation=PLACE)
def test_what_is_typed_is_not_measured_over(page: Page, product: Product) -> None:
    travelling(page, product)
    measure(page)
    until("it measures", lambda: standing(page).startswith("Measured while this page is shown."))
    field = page.locator(FRONT).get_by_label("Distance, km")
    field.click()
    field.press_sequentially("7", delay=0)
    # Each key puts off what is kept; the way goes on meanwhile.
    for at in range(0, 5):
        goes(page, at * 60)
        field.press("End")
        page.evaluate("document.activeElement.dispatchEvent(new InputEvent('input', { bubbles: true }))")
    equal(distance(page), "7", "while it is typed")
    field.press("Tab")
    until("it is kept", lambda: any(" distance 7000" in text or "7000" in text for text in kept(page).values()))
    assert distance(page).startswith("7"), distance(page)


@context(permissions=["geolocation"], geolocation=PLACE)
def test_of_two_windows_one_measures(page: Page, product: Product) -> None:
    travelling(page, product)
    measure(page)
    until("it measures", lambda: standing(page).startswith("Measured while this page is shown."))
    other = page.context.new_page()
    open_page(other, product, mode="list")
    tap(other.locator(FRONT).get_by_role("button", name="Details", exact=True))
    until("the other one waits", lambda: standing(other) == "Measured in another window.")
    # The first one leaves, and with it the lock.
    page.goto("about:blank")
    until("its turn", lambda: standing(other).startswith("Measured while this page is shown."))

    def gone() -> str:
        """Fixes that come while the lock passes are skipped, and a leap is no way: so a few times there and back."""
        goes(other, 0, 30, 60, 30)
        return distance(other)

    until("some of the way", gone)

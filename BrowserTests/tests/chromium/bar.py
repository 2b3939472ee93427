"""The tab bar makes room while a person scrolls, and only then."""

from playwright.sync_api import Page

from harness.finger import Finger
from harness.page import FRONT, open_page, rests, row, scroll_list, scrolled, settled, stays, tap, title
from harness.product import Product
from harness.waiting import equal, until


def bar(page: Page) -> str:
    """How the bar is drawn."""
    return page.locator(".shell").get_attribute("data-bar")


def test_program_never_minimises(page: Page, product: Product) -> None:
    open_page(page, product, detent="full")
    rests(page, "full")
    for to in (100, 500, 900):
        scroll_list(page, to)
        stays("the bar", lambda: bar(page), "full", page, 8)


def test_drag_that_grows_the_sheet_does_not(page: Page, product: Product) -> None:
    open_page(page, product)
    where = rests(page, "half")
    Finger(page).drag(120, where + 60, 130)
    rests(page, "full")
    equal(bar(page), "full", "the bar")


def test_finger_minimises(page: Page, product: Product) -> None:
    open_page(page, product, detent="full")
    rests(page, "full")
    finger = Finger(page)
    # Less is a tap on the row.
    finger.drag(120, 600, 578)
    settled(page)
    equal((bar(page), page.locator("#app .sheet.pushed").count()), ("full", 0), "the bar after 22 px, birds opened")
    finger.drag(120, 700, 400)
    until("the bar is small", lambda: bar(page) == "minimised")
    modes = page.get_by_role("navigation", name="Modes")
    small = modes.get_by_role("button", name="Nearby", exact=True)
    equal(small.get_attribute("aria-expanded"), "false", "aria-expanded")
    assert not modes.get_by_role("button", name="Rare", exact=True).is_visible() or modes.locator(
        "button:not([inert])", has_text="Rare").count() == 0, "Rare can still be reached"
    at = scrolled(page)
    tap(small)
    until("its icon brings it back", lambda: bar(page) == "full")
    equal(scrolled(page), at, "the scroll")


def test_reaching_the_top_restores(page: Page, product: Product) -> None:
    open_page(page, product, detent="full")
    rests(page, "full")
    finger = Finger(page)
    finger.drag(120, 700, 500)
    until("the bar is small", lambda: bar(page) == "minimised")
    settled(page)
    finger.drag(120, 300, 300 + scrolled(page) + 30, 0.5)
    until("the bar is back", lambda: bar(page) == "full")


def test_wheel_minimises(page: Page, product: Product) -> None:
    open_page(page, product, detent="full")
    rests(page, "full")
    page.mouse.move(200, 600)
    for _ in range(4):
        page.mouse.wheel(0, 60)
    until("the bar is small", lambda: bar(page) == "minimised")


def test_bird_does_not_minimise(page: Page, product: Product) -> None:
    open_page(page, product)
    tap(row(page, "Mallard"))
    until("the bird", lambda: title(page) == "Mallard")
    settled(page)
    equal(bar(page), "full", "the bar")


def test_short_list_does_not(page: Page, product: Product) -> None:
    open_page(page, product, family="Anatidae", km=1)
    page.locator(FRONT).get_by_role("slider").press("End")
    rests(page, "full")
    Finger(page).drag(120, 600, 300)
    settled(page)
    equal(bar(page), "full", "the bar")


def test_address_pins_it(page: Page, product: Product) -> None:
    open_page(page, product, bar="min")
    equal(bar(page), "minimised", "the bar")

"""A window that is turned or resized between phone and large window loses nothing."""

from playwright.sync_api import Page

from harness.frames import LANDSCAPE, PHONE, PORTRAIT, ticks
from harness.page import FRONT, detent, open_page, rests, row, scroll_list, scrolled, settled, tap, title
from harness.product import Product
from harness.runner import context
from harness.waiting import equal, until


def inside(page: Page) -> float:
    """How far the list itself is scrolled in either layout, px."""
    return page.evaluate(f"""(() => {{ const sheet = document.querySelector('{FRONT}');
      return sheet.querySelector('.scroller').scrollTop - (sheet.querySelector('.rest').offsetHeight ? sheet.querySelector('.area').offsetTop : 0) }})()""")


def turn(page: Page, size: dict) -> None:
    """Gives the window another size and waits until the sheet stands."""
    page.set_viewport_size(size)
    page.evaluate("new Promise(done => setTimeout(done, 250))")
    settled(page)


@context(has_touch=True)
def test_turning_loses_nothing(page: Page, product: Product) -> None:
    open_page(page, product)
    ticks(page)
    rests(page, "half")
    turn(page, LANDSCAPE)
    until("a sheet at half is a column that is not scrolled", lambda: inside(page) == 0)
    turn(page, PHONE)
    equal((detent(page), scrolled(page) < 0), ("half", True), "the sheet again")
    page.locator(FRONT).get_by_role("slider").press("End")
    rests(page, "full")
    scroll_list(page, 300)
    settled(page)
    for size in (PORTRAIT, LANDSCAPE, PHONE):
        turn(page, size)
        until(f"the list's scroll stays at {size['width']} px", lambda: round(inside(page)) == 300)
    # A column has no detents: its scroll is shown by a sheet at full.
    page.locator(FRONT).get_by_role("slider").press("ArrowDown")
    rests(page, "half")
    turn(page, LANDSCAPE)
    page.mouse.move(200, 600)
    page.mouse.wheel(0, 240)
    until("the column scrolls", lambda: inside(page) > 200)
    settled(page)
    before = inside(page)
    turn(page, PHONE)
    rests(page, "full")
    until("the column's scroll in the sheet", lambda: round(inside(page)) == round(before))


@context(has_touch=True)
def test_turning_keeps_bird_search_and_list(page: Page, product: Product) -> None:
    open_page(page, product)
    ticks(page)
    modes = page.get_by_role("navigation", name="Modes")
    tap(modes.get_by_role("button", name="Search", exact=True))
    page.get_by_role("searchbox").fill("mallard")
    until("results", lambda: row(page, "Mallard").count())
    for size in (LANDSCAPE, PORTRAIT, PHONE):
        turn(page, size)
        equal(page.get_by_role("searchbox").input_value(), "mallard", "what is typed")
        field, tabs = (page.locator(part).bounding_box() for part in (".find", ".tabs"))
        apart = field["x"] >= tabs["x"] + tabs["width"] or field["y"] >= tabs["y"] + tabs["height"]
        assert apart, f"the field lies over the bar at {size['width']} px: {field}, {tabs}"
    tap(row(page, "Mallard"))
    until("the bird", lambda: title(page) == "Mallard")
    for size in (PORTRAIT, LANDSCAPE, PHONE):
        turn(page, size)
        equal(title(page), "Mallard", "the bird in front")
    page.keyboard.press("Escape")
    until("the results again", lambda: row(page, "Mallard").count() and title(page) == "Search")
    page.keyboard.press("Escape")
    until("Nearby", lambda: row(page, "Canada Goose").count())
    capsule = page.get_by_role("button", name="My List, 3 species", exact=False)
    until("the list still runs", lambda: capsule.count())


@context(viewport=LANDSCAPE)
def test_search_in_a_large_window_of_ios27(page: Page, product: Product) -> None:
    open_page(page, product, flavour="ios27")
    page.get_by_role("navigation", name="Modes").get_by_role("button", name="Search", exact=True).click()
    until("the field", lambda: page.get_by_role("searchbox").count())
    page.get_by_role("searchbox").fill("mallard")
    until("results", lambda: row(page, "Mallard").count())

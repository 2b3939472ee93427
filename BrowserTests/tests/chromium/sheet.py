"""The sheet under a finger, the mouse and keys: three detents, one movement with its list."""

from playwright.sync_api import Page

from harness.finger import Finger
from harness.page import (
    address, FRONT, detent, focused, grabber, middle, open_page, rests, row, scroll_list, scrolled, settled, tap, title, top)
from harness.product import Product
from harness.runner import context
from harness.waiting import equal, until


def tops(page: Page) -> dict[str, float]:
    """The upper edge at each detent, found by keys."""
    found = {}
    for key, name in (("Home", "peek"), ("ArrowUp", "half"), ("End", "full")):
        grabber(page).press(key)
        found[name] = rests(page, name)
    return found


def test_heights(page: Page, product: Product) -> None:
    open_page(page, product)
    equal(detent(page), "half", "where it opens")
    found = tops(page)
    height = page.evaluate("innerHeight")
    full = height - found["full"]
    assert abs((height - found["half"]) - 0.56 * full) < 2, f"half is {height - found['half']} of {full}"
    assert found["peek"] > found["half"] > found["full"] >= 0, found
    bar = page.get_by_role("navigation", name="Modes").bounding_box()
    grabber(page).press("Home")
    rests(page, "peek")
    chips = page.get_by_role("button", name="Distance, 5 km", exact=True).bounding_box()
    assert chips["y"] + chips["height"] <= bar["y"] + 1, "at peek the chips stand under the bar"


def test_keys(page: Page, product: Product) -> None:
    open_page(page, product)
    slider = grabber(page)
    for key, name in (("Home", "Peek"), ("ArrowUp", "Half"), ("ArrowUp", "Full"), ("ArrowUp", "Full"), ("ArrowDown", "Half"),
                      ("End", "Full"), ("Enter", "Peek"), ("Enter", "Half")):
        slider.press(key)
        until(f"{key}: {name}", lambda: slider.get_attribute("aria-valuetext") == name)
        settled(page)
    assert "detent=" not in address(page), address(page)


def test_drag_up_and_down(page: Page, product: Product) -> None:
    open_page(page, product)
    finger, where = Finger(page), tops(page)
    grabber(page).press("Home")
    for name, before in (("half", "peek"), ("full", "half"), ("half", "full"), ("peek", "half")):
        rests(page, before)
        start = where[before] + 60
        finger.drag(120, start, start + where[name] - where[before])
        stop = rests(page, name)
        assert abs(stop - where[name]) < 2, f"{name}: the sheet stands at {stop}, not {where[name]}"


def test_little_drag_goes_back(page: Page, product: Product) -> None:
    open_page(page, product)
    where = rests(page, "half")
    Finger(page).drag(120, where + 60, where + 20)
    equal(rests(page, "half"), where, "the upper edge")


def test_flick(page: Page, product: Product) -> None:
    open_page(page, product)
    finger = Finger(page)
    where = rests(page, "half")
    finger.down(120, where + 60)
    finger.to(120, where - 60, 0.07)
    finger.up()
    rests(page, "full")
    where = top(page)
    finger.down(120, where + 60)
    finger.to(120, where + 160, 0.07)
    finger.up()
    rests(page, "half")


def test_one_finger_grows_the_sheet_and_scrolls_the_list(page: Page, product: Product) -> None:
    open_page(page, product)
    finger, where = Finger(page), rests(page, "half")
    # Above the tab bar, whose touches are its own; further than the sheet is from full.
    finger.down(120, 770)
    finger.to(120, 770 - where, 0.6)
    finger.to(120, 90, 0.5)
    finger.rest()
    equal(page.locator(FRONT).count(), 1, "sheets in front")
    inside = scrolled(page)
    assert inside > 30, f"the list is scrolled by {inside} px"
    # And back down without lifting: first the list, then the sheet.
    finger.to(120, 840, 0.9)
    finger.rest()
    below = scrolled(page)
    assert below < -60, f"the sheet has not come down: {below}"
    finger.up()
    rests(page, "half")


def test_list_stays_scrolled_after_a_drag(page: Page, product: Product) -> None:
    open_page(page, product, detent="full")
    rests(page, "full")
    finger = Finger(page)
    finger.drag(120, 700, 300)
    settled(page)
    inside = scrolled(page)
    assert inside > 300, f"the list is scrolled by {inside} px"
    equal(detent(page), "full", "the detent")


def test_cancel(page: Page, product: Product) -> None:
    open_page(page, product)
    finger, where = Finger(page), rests(page, "half")
    finger.down(120, where + 60)
    finger.to(120, where - 40, 0.3)
    finger.cancel()
    settled(page)
    assert detent(page) in ("half", "full"), detent(page)
    rests(page, detent(page))


def test_grabber_by_mouse(page: Page, product: Product) -> None:
    open_page(page, product)
    where = tops(page)
    grabber(page).press("Home")
    rests(page, "peek")
    x, y = middle(page)
    page.mouse.click(x, y)
    rests(page, "half")
    x, y = middle(page)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - 100, steps=6)
    page.mouse.move(x, where["full"] + (y - where["half"]) + 10, steps=10)
    page.evaluate("new Promise(done => setTimeout(done, 150))")
    page.mouse.up()
    stop = rests(page, "full")
    assert abs(stop - where["full"]) < 2, stop


def test_pushed_sheet_closes_by_dragging_down(page: Page, product: Product) -> None:
    open_page(page, product)
    tap(row(page, "Canada Goose"))
    until("the bird", lambda: title(page) == "Canada Goose")
    where = settled(page)
    finger = Finger(page)
    finger.drag(60, where + 50, 868, 0.5)
    until("the bird's sheet is closed", lambda: not page.locator("#app .sheet.pushed").count())
    until("the row has the focus", lambda: focused(page).startswith("Canada Goose, "))
    equal(detent(page), "half", "Nearby's detent")


def test_scrolling_by_program_does_not_close(page: Page, product: Product) -> None:
    open_page(page, product)
    tap(row(page, "Mallard"))
    until("the bird", lambda: title(page) == "Mallard")
    settled(page)
    before = detent(page)
    page.evaluate(f"document.querySelector('{FRONT} .scroller').scrollTop = 0")
    settled(page)
    equal(title(page), "Mallard", "the sheet in front")
    rests(page, before)


def test_pushed_sheet_opens_at_half_at_least(page: Page, product: Product) -> None:
    open_page(page, product, detent="peek")
    rests(page, "peek")
    page.keyboard.press("Control+f")
    page.get_by_role("searchbox").fill("mallard")
    tap(page.get_by_role("group", name="Birds").get_by_role("button").first)
    until("the bird", lambda: title(page) == "Mallard")
    assert detent(page) in ("half", "full"), detent(page)


def test_resize_keeps_the_detent(page: Page, product: Product) -> None:
    open_page(page, product)
    rests(page, "half")
    page.set_viewport_size({"width": 874, "height": 402})
    settled(page)
    rests(page, "half")
    page.set_viewport_size({"width": 402, "height": 874})
    settled(page)
    rests(page, "half")
    full = page.evaluate("innerHeight") - top(page)
    assert 400 < full < 520, f"half is {full} px high"


@context(viewport={"width": 1194, "height": 834})
def test_column_in_a_large_window(page: Page, product: Product) -> None:
    open_page(page, product)
    box = page.locator(FRONT).locator(".scroller").bounding_box()
    assert abs(box["width"] - 375) < 2, f"the column is {box['width']} wide"
    assert box["x"] < 40 and box["height"] > 700, box
    page.mouse.move(200, 600)
    page.mouse.wheel(0, 500)
    until("the list scrolls", lambda: page.evaluate(f"document.querySelector('{FRONT} .scroller').scrollTop") > 100)
    equal(page.locator(".shell").get_attribute("data-bar"), "full", "the bar")
    page.set_viewport_size({"width": 402, "height": 874})
    settled(page)
    assert detent(page) in ("half", "full"), detent(page)


def test_scroll_list_by_wheel(page: Page, product: Product) -> None:
    open_page(page, product, detent="full")
    rests(page, "full")
    page.mouse.move(200, 600)
    for _ in range(4):
        page.mouse.wheel(0, 120)
    until("the list scrolls", lambda: scrolled(page) > 200)
    scroll_list(page, 0)

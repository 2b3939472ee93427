"""What draws a row aside and what does not: directions, where a finger starts, trackpads, right to left."""

from playwright.sync_api import Page

from harness.aside import action, actions, aside, bird, held, is_back, near, place, still, swiped_open
from harness.finger import Finger
from harness.page import FRONT, open_page, rests, said, scroll_list, scrolled, settled, stays, tick, top
from harness.product import Product
from harness.runner import context
from harness.waiting import equal, until

WIDE = {"width": 1194, "height": 834}


def at_full(page: Page, product: Product) -> Finger:
    """Opens the page with the sheet at full."""
    open_page(page, product, detent="full")
    rests(page, "full")
    return Finger(page)


def nothing_done(page: Page, what: str) -> None:
    """Fails where a bird was opened or ticked, or a row stands aside."""
    settled(page)
    is_back(page, "Mallard")
    equal(page.locator("#app .sheet.pushed").count(), 0, f"birds opened by {what}")
    equal(tick(page, "Mallard").get_attribute("aria-pressed"), "false", f"the tick after {what}")


def test_what_is_no_swipe(page: Page, product: Product) -> None:
    finger = at_full(page, product)
    x, y = place(page, "Mallard")
    for what, to, scrolls in (("a short drag", (x - 50, y), False), ("one the other way", (x + 50, y), False),
                              ("one along", (x, y - 60), True), ("a diagonal one", (x - 60, y - 80), True)):
        finger.down(x, y)
        finger.to(*to, 0.2)
        finger.rest()
        finger.up()
        nothing_done(page, what)
        equal(scrolled(page) > 20, scrolls, f"the list is scrolled by {what}")
        scroll_list(page, 0)
        settled(page)


def test_swipe_that_begins_on_the_tick(page: Page, product: Product) -> None:
    finger = at_full(page, product)
    box = tick(page, "Mallard").bounding_box()
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    # As a list of iOS has it: the row goes aside, and the button under the finger is not pressed.
    finger.swipe(x, y, x - 180)
    until("the row is open", lambda: actions(page) == ["Seen It", "Details"])
    equal(tick(page, "Mallard").get_attribute("aria-pressed"), "false", "the tick")
    finger.drag(120, y, y - 60)
    is_back(page, "Mallard")
    scroll_list(page, 0)
    settled(page)
    # And along, it scrolls.
    finger.drag(x, y, y - 80)
    nothing_done(page, "a scroll that began on the tick")


def test_cancelled_swipe(page: Page, product: Product) -> None:
    finger = at_full(page, product)
    # What the system takes away performs nothing, even far across.
    x, y = place(page, "Mallard")
    finger.down(x, y)
    finger.to(x - 300, y, 0.3)
    until("far enough", lambda: bird(page, "Mallard").get_attribute("data-full") is not None)
    finger.cancel()
    until("it rests", lambda: still(page, "Mallard") >= 0 and bird(page, "Mallard").get_attribute("data-aside") != "held")
    still(page, "Mallard")
    equal(tick(page, "Mallard").get_attribute("aria-pressed"), "false", "ticked by a cancelled finger")
    finger.tap(60, y)
    is_back(page, "Mallard")


def test_second_finger_on_a_row(page: Page, product: Product) -> None:
    finger = at_full(page, product)
    x, y = place(page, "Mallard")
    finger.down(x, y)
    finger.to(x - 90, y, 0.2)
    first = held(page, "Mallard")
    finger.another(120, y + 150)
    finger.to(x - 120, y, 0.2)
    near(held(page, "Mallard"), first + 30, "it goes on with the first")
    finger.alone()
    finger.to(x - 40, y, 0.2)
    finger.rest()
    finger.up()
    nothing_done(page, "two fingers")


def test_all_the_way_across_and_flicks(page: Page, product: Product) -> None:
    finger = at_full(page, product)
    x, y = place(page, "Mallard")
    finger.swipe(x, y, x - 300)
    said(page, "Mallard, 1")
    is_back(page, "Mallard")
    equal(tick(page, "Mallard").inner_text().strip(), "1", "performed once")
    # A flick opens; caught in its flight it goes where it is sent.
    finger.down(x, y)
    finger.to(x - 60, y, 0.07)
    finger.up()
    until("a flick opens it", lambda: actions(page))
    finger.swipe(x - 160, y, x + 20, 0.1)
    is_back(page, "Mallard")


@context(viewport=WIDE)
def test_trackpad(page: Page, product: Product) -> None:
    open_page(page, product)
    page.mouse.move(*place(page, "Mallard"))
    page.mouse.wheel(-150, 0)
    stays("the other way is nothing", lambda: aside(page, "Mallard"), 0, page, 6)
    page.evaluate("new Promise(done => setTimeout(done, 300))")
    # One tick each: on a busy machine more of them would come as several turns of the wheel.
    page.mouse.wheel(150, 8)
    until("a trackpad opens it", lambda: actions(page) == ["Seen It", "Details"])
    open_at = still(page, "Mallard")
    # However far it turns: a trackpad does not say when it is let go, so it performs nothing.
    page.mouse.wheel(1000, 0)
    until("and gives like rubber", lambda: aside(page, "Mallard") > open_at + 30)
    until("and rests where it was", lambda: abs(still(page, "Mallard") - open_at) < 1)
    equal(tick(page, "Mallard").get_attribute("aria-pressed"), "false", "the tick")
    page.mouse.wheel(-360, 0)
    is_back(page, "Mallard")
    equal(page.locator(f"{FRONT} .scroller").evaluate("e => e.scrollTop"), 0, "the list's scroll")


def mirrored(page: Page) -> None:
    """Turns a page that is live already to be read from right to left."""
    page.evaluate("document.documentElement.dir = 'rtl'")
    settled(page)


def test_right_to_left_under_a_finger(page: Page, product: Product) -> None:
    finger = at_full(page, product)
    # Opened and closed from left to right before, so that nothing is remembered of it.
    swiped_open(page, finger, "Mallard")
    page.keyboard.press("Escape")
    is_back(page, "Mallard")
    mirrored(page)
    box = bird(page, "Mallard").bounding_box()
    x, y = box["x"] + 60, box["y"] + box["height"] / 2
    finger.swipe(x, y, x + 180)
    until("it goes to the right", lambda: actions(page) and still(page, "Mallard") < -100)
    seen, details = action(page, "Seen It").bounding_box(), action(page, "Details").bounding_box()
    assert seen["x"] >= box["x"] and seen["x"] < details["x"], (seen, details)
    finger.swipe(x + 200, y, x + 20)
    is_back(page, "Mallard")
    # To the left is the wrong way.
    finger.swipe(x + 250, y, x)
    nothing_done(page, "a drag to the left")
    finger.swipe(x, y, x + 300)
    said(page, "Mallard, 1")
    is_back(page, "Mallard")


@context(viewport=WIDE)
def test_right_to_left_by_mouse_and_trackpad(page: Page, product: Product) -> None:
    open_page(page, product)
    mirrored(page)
    box = bird(page, "Mallard").bounding_box()
    y = box["y"] + box["height"] / 2
    page.mouse.move(box["x"] + 60, y)
    page.mouse.down()
    page.mouse.move(box["x"] + 200, y, steps=8)
    page.evaluate("new Promise(done => setTimeout(done, 150))")
    page.mouse.up()
    until("the mouse draws it to the right", lambda: actions(page) and still(page, "Mallard") < -100)
    page.mouse.click(box["x"] + box["width"] - 20, y)
    is_back(page, "Mallard")
    page.mouse.wheel(-150, 0)
    until("so does a trackpad", lambda: actions(page) and still(page, "Mallard") < -100)
    page.mouse.wheel(360, 0)
    is_back(page, "Mallard")


def test_turned_while_a_row_is_open(page: Page, product: Product) -> None:
    finger = at_full(page, product)
    swiped_open(page, finger, "Mallard")
    mirrored(page)
    until("it stands aside to the right", lambda: still(page, "Mallard") < -100)
    page.keyboard.press("Escape")
    is_back(page, "Mallard")
    equal(top(page), 8, "the sheet's upper edge")

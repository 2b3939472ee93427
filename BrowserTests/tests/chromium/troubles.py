"""What other sheets are reported for: each tried with a finger of the input pipeline."""

from playwright.sync_api import Page

from harness.finger import Finger
from harness.page import FRONT, close, detent, focused, open_page, rests, row, said, scroll_list, scrolled, settled, stays, tap, tick, title, top
from harness.product import Product
from harness.waiting import equal, until


def grabber(page: Page):
    """The front sheet's grabber."""
    return page.locator(FRONT).get_by_role("slider", name="Sheet height", exact=True)


def middle(page: Page) -> tuple[float, float]:
    """The middle of the grabber."""
    box = grabber(page).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def bar(page: Page) -> str:
    """How the bar is drawn."""
    return page.locator(".shell").get_attribute("data-bar")


def drawn(page: Page) -> None:
    """Waits until what was done is on the screen."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))")


def follows(page: Page, finger: Finger, ys: list[float]) -> None:
    """Moves the finger from height to height; sheet and list must go as one with it, px for px, at every step."""
    for y in ys:
        drawn(page)
        before, step = scrolled(page), finger.y - y
        finger.to(finger.x, y, 0.064)
        until(f"at {y} it has moved by {step}", lambda: abs(scrolled(page) - before - step) < 1.5, 4)


def test_one_finger_through_the_lists_top(page: Page, product: Product) -> None:
    open_page(page, product, detent="full")
    full = rests(page, "full")
    finger = Finger(page)
    # From the list's top down, then up again, then once more, without lifting: sheet, list, sheet, list.
    finger.down(120, 400)
    finger.to(120, 440, 0.1)
    until("the sheet comes down", lambda: scrolled(page) < -5)
    follows(page, finger, [470, 500, 540, 500, 440, 400, 360, 320, 350, 390, 430, 460, 420, 380, 340])
    finger.rest()
    finger.up()
    rests(page, "full")
    settled(page)
    assert scrolled(page) > 20, scrolled(page)
    scroll_list(page, 0)
    # Flick open from half, and scroll while it still flies.
    grabber(page).press("ArrowDown")
    where = rests(page, "half")
    finger.down(120, where + 100)
    finger.to(120, where - 20, 0.07)
    finger.up()
    finger.down(120, 640)
    finger.to(120, 200, 0.35)
    finger.rest()
    finger.up()
    rests(page, "full")
    settled(page)
    equal(top(page) <= full, True, "the sheet is at full or its list scrolled")
    assert scrolled(page) > 60, f"the list is scrolled by {scrolled(page)} px"
    # A detent asked for by program just after a drag.
    scroll_list(page, 0)
    grabber(page).press("Home")
    where = rests(page, "peek")
    finger.down(120, where + 60)
    finger.to(120, where - 120, 0.2)
    finger.up()
    grabber(page).press("End")
    rests(page, "full")
    stays("the detent", lambda: detent(page), "full", page, 12)
    assert abs(settled(page) - full) < 2, "the sheet is not where the program wants it"


def test_beyond_the_range_cancelled_and_two_fingers(page: Page, product: Product) -> None:
    open_page(page, product, mode="rare")
    finger = Finger(page)
    grabber(page).press("End")
    full = rests(page, "full")
    # A list that fits, drawn up: nothing gives under a scrolling finger, and nothing is lost.
    finger.drag(120, 600, 250)
    equal((settled(page), bar(page)), (full, "full"), "the sheet after a drag past the top")
    # By the grabber it gives like rubber, and springs back.
    x, y = middle(page)
    finger.down(x, y)
    finger.to(x, y + 20, 0.1)
    until("it follows", lambda: top(page) > full + 2)
    finger.to(x, y - 100, 0.3)
    until("it gives a little", lambda: -80 < top(page) - full < -20)
    bottom = page.evaluate("(e => getComputedStyle(e, '::after').boxShadow)(document.querySelector('.sheet:not([inert]) .ground'))")
    assert "120px" in bottom, f"nothing under the sheet that is drawn up: {bottom}"
    # The system takes the touch away: as if let go without speed.
    finger.cancel()
    assert abs(rests(page, "full") - full) < 1
    until("nothing is left of it", lambda: not page.locator(FRONT).locator(".panel").evaluate("e => e.style.translate"))
    finger.down(x, y)
    finger.to(x, y + 120, 0.2)
    first = until("the sheet comes down", lambda: top(page) - full if top(page) > full + 60 else 0)
    # A second finger beside it changes nothing, and nothing is zoomed.
    finger.another(x + 60, y + 300)
    finger.to(x, y + 160, 0.2)
    until("it follows the first finger", lambda: abs(top(page) - full - first - 40) < 2)
    finger.alone()
    finger.cancel()
    settled(page)
    assert detent(page) in ("half", "full")
    grabber(page).press("Home")
    where = rests(page, "peek")
    finger.down(120, where + 50)
    finger.to(120, where - 40, 0.2)
    until("it follows", lambda: top(page) < where - 10)
    finger.another(260, where + 60)
    finger.to(120, where - 120, 0.2)
    finger.alone()
    finger.up()
    settled(page)
    equal(page.evaluate("visualViewport.scale"), 1, "the page's zoom")
    # By the engine's own pan, cancelled in its middle.
    where = settled(page)
    finger.down(120, where + 50)
    finger.to(120, where + 10, 0.2)
    finger.cancel()
    settled(page)
    rests(page, detent(page))
    # And drags go on as before.
    grabber(page).press("Home")
    where = rests(page, "peek")
    finger.drag(120, where + 50, where - 120)
    rests(page, "half")


def test_hidden_reopened_resized(page: Page, product: Product) -> None:
    open_page(page, product, detent="full")
    full = rests(page, "full")
    finger = Finger(page)
    # Hidden scrolled to its end, by the grabber, and drawn up again by a finger.
    scroll_list(page, 100_000)
    settled(page)
    x, y = middle(page)
    finger.down(x, y)
    finger.to(x, 820, 0.5)
    finger.rest()
    finger.up()
    where = rests(page, "peek")
    finger.drag(120, where + 60, full + 60, 0.6)
    settled(page)
    assert detent(page) != "peek" and -2 < top(page) - full < 400, (detent(page), top(page))
    grabber(page).press("End")
    rests(page, "full")
    finger.drag(120, 700, 500)
    settled(page)
    assert scrolled(page) > 100, "the list does not scroll any more"
    # The window changes: half is half of the new one, full full, and the list stays where it was.
    inside = scrolled(page)
    page.set_viewport_size({"width": 402, "height": 700})
    page.evaluate("new Promise(done => setTimeout(done, 250))")
    settled(page)
    assert abs(scrolled(page) - inside) < 2, (scrolled(page), inside)
    scroll_list(page, 0)
    grabber(page).press("ArrowDown")
    high = 700 - rests(page, "half")
    assert abs(high - 0.56 * (700 - full)) < 2, f"half is {high} high"
    page.set_viewport_size({"width": 402, "height": 874})
    until("half of the old one", lambda: abs(874 - settled(page) - 0.56 * (874 - full)) < 2)
    equal(detent(page), "half", "the detent")


def test_minimised_with_the_accessory_inline(page: Page, product: Product) -> None:
    open_page(page, product, detent="full")
    rests(page, "full")
    finger = Finger(page)
    tap(tick(page, "Mallard"))
    said(page, "Mallard, 1")
    capsule = page.locator(".accessory")
    until("the capsule", lambda: capsule.count())
    finger.drag(120, 700, 450)
    until("it is inline", lambda: bar(page) == "minimised" and "inline" in capsule.get_attribute("class"))
    settled(page)
    name = page.evaluate("""(() => [...document.querySelectorAll('.sheet:not([inert]) li.row')].find(
      e => e.getBoundingClientRect().top > 300).querySelector('.name').textContent)()""")
    tap(row(page, name))
    until("the bird", lambda: title(page) == name)
    close(page)
    until("closed", lambda: not page.locator("#app .sheet.pushed").count())
    settled(page)
    equal(bar(page), "minimised", "the bar, as it was")
    # What a program scrolls after a person has scrolled is not the person's doing.
    tap(page.get_by_role("navigation", name="Modes").get_by_role("button", name="Nearby", exact=True))
    until("the bar is back", lambda: bar(page) == "full")
    for to in (400, 700):
        scroll_list(page, to)
        stays("the bar", lambda: bar(page), "full", page, 8)
    finger.drag(120, 600, 450)
    until("a finger minimises", lambda: bar(page) == "minimised")
    settled(page)
    tap(capsule)
    until("the capsule is live", lambda: title(page) == "My List")


def test_field_and_keyboard(page: Page, product: Product) -> None:
    open_page(page, product)
    rests(page, "half")
    page.keyboard.press("Control+f")
    until("the field has the focus", lambda: focused(page) == "Search birds and places")
    page.keyboard.type("duck")
    until("results", lambda: row(page, "Wood Duck").count())
    before = (detent(page), settled(page))
    # A keyboard that takes room from the page, as on Android, and gives it back.
    page.set_viewport_size({"width": 402, "height": 520})
    page.evaluate("new Promise(done => setTimeout(done, 250))")
    settled(page)
    equal(detent(page), before[0], "the detent over the keyboard")
    page.set_viewport_size({"width": 402, "height": 874})
    until("as before", lambda: (detent(page), settled(page)) == before)
    page.evaluate("document.activeElement.blur()")
    box = page.get_by_role("searchbox").bounding_box()
    finger, (x, y) = Finger(page), (box["x"] + 60, box["y"] + box["height"] / 2)
    for to in (y - 150, y + 30):
        finger.drag(x, y, to, 0.2)
        assert focused(page) != "Search birds and places", "a scroll that began on the field has given it the focus"
    finger.tap(x, y)
    until("a tap gives it", lambda: focused(page) == "Search birds and places")
    page.keyboard.press("Escape")
    until("Nearby", lambda: not page.get_by_role("searchbox").count())
    rests(page, "half")


def test_chips_scroll_sideways(page: Page, product: Product) -> None:
    open_page(page, product, family="Anatidae", km=50, days=30)
    where = rests(page, "half")
    chips = page.locator(FRONT).locator(".chips")
    left = lambda: chips.evaluate("e => e.scrollLeft")  # noqa: E731 - asked often
    assert chips.evaluate("e => e.scrollWidth > e.clientWidth + 40"), "the chips fit"
    box, finger = chips.bounding_box(), Finger(page)
    y = box["y"] + box["height"] / 2
    finger.swipe(300, y, 160)
    until("the chips are scrolled", lambda: left() > 40)
    assert abs(settled(page) - where) < 1, "the sheet has moved"
    equal(page.locator(".menu").count(), 0, "menus opened by a drag")
    was = left()
    finger.drag(200, y, y - 200)
    rests(page, "full")
    equal(left(), was, "the chips after a drag along")
    page.mouse.move(200, middle(page)[1] + 90)
    page.mouse.wheel(-300, 0)
    until("a trackpad scrolls them back", lambda: left() == 0)
    equal(detent(page), "full", "the detent")

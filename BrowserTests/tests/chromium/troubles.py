"""What other sheets are reported for, each tried with a finger of the input pipeline."""

from playwright.sync_api import Locator, Page

from harness.finger import Finger
from harness.page import (
    FRONT, close, detent, drawn, focused, grabber, middle, open_page, rests, row, said, scroll_list, scrolled, settled, stays, tap,
    tick, title, top)
from harness.pen import Pen
from harness.product import Product
from harness.runner import context
from harness.track import Track
from harness.waiting import equal, until

FIELD = "Search birds and places"


def bar(page: Page) -> str:
    """How the bar is drawn."""
    return page.locator(".shell").get_attribute("data-bar")


def at_full(page: Page, product: Product, **query: object) -> float:
    """Opens the page with the sheet at full; its upper edge there."""
    open_page(page, product, detent="full", **query)
    return rests(page, "full")


def follows(page: Page, finger: Finger, heights: list[float]) -> None:
    """Moves the finger from height to height. Sheet and list go as one with it, px for px, and in every frame between two
    heights they stand between what belongs to the one and to the other, and never turn back."""
    track = Track(page)
    for height in heights:
        drawn(page)
        before, step = scrolled(page), finger.y - height
        track.clear()
        finger.to(finger.x, height, 0.064)
        until(f"at {height} it has moved by {step}", lambda: abs(scrolled(page) - before - step) < 1.5, 4)
        track.went_straight(before, before + step)
    track.end()


def steady(page: Page) -> float:
    """Where the sheet's upper edge stands once a finger that rests does not move it any more."""
    tops: list[float] = []

    def still() -> bool:
        drawn(page)
        tops.append(top(page))
        return tops[-3:] == [tops[-1]] * 3

    until("the sheet is still", still)
    return tops[-1]


def test_down_and_up_through_the_lists_top(page: Page, product: Product) -> None:
    at_full(page, product)
    finger = Finger(page)
    # Without lifting: the sheet comes down, goes up again, and the list goes on, twice.
    finger.down(120, 400)
    finger.to(120, 440, 0.1)
    until("the sheet comes down", lambda: scrolled(page) < -5)
    follows(page, finger, [470, 500, 540, 500, 440, 400, 360, 320, 350, 390, 430, 460, 420, 380, 340])
    finger.rest()
    finger.up()
    rests(page, "full")
    assert scrolled(page) > 20, scrolled(page)


def test_list_reversed_through_its_top(page: Page, product: Product) -> None:
    at_full(page, product)
    scroll_list(page, 90)
    finger = Finger(page)
    finger.down(120, 400)
    finger.to(120, 430, 0.1)
    until("the list follows", lambda: scrolled(page) < 85)
    follows(page, finger, [460, 490, 520, 550, 580, 550, 520, 490, 460, 430])
    finger.rest()
    finger.up()
    rests(page, "full")


def test_flick_open_then_scroll_at_once(page: Page, product: Product) -> None:
    open_page(page, product)
    where = rests(page, "half")
    finger = Finger(page)
    finger.down(120, where + 100)
    finger.to(120, where - 20, 0.07)
    finger.up()
    finger.down(120, 640)
    finger.to(120, 200, 0.35)
    finger.rest()
    finger.up()
    rests(page, "full")
    assert scrolled(page) > 60, f"the list is scrolled by {scrolled(page)} px"


def test_detent_asked_for_just_after_a_drag(page: Page, product: Product) -> None:
    drag_then_ask(page, product)


@context(reduced_motion="reduce")
def test_detent_asked_for_just_after_a_drag_without_motion(page: Page, product: Product) -> None:
    drag_then_ask(page, product)


def drag_then_ask(page: Page, product: Product) -> None:
    """Lets go between two detents and asks for one by a key, which is the program's, at once."""
    open_page(page, product, detent="peek")
    finger = Finger(page)
    for key, name in (("End", "full"), ("Home", "peek"), ("ArrowUp", "half")):
        where = settled(page)
        finger.down(120, where + 60)
        finger.to(120, where + (60 if name == "peek" else -120), 0.2)
        finger.up()
        grabber(page).press(key)
        rests(page, name)
        stays(f"after {key}", lambda: (detent(page), page.locator(FRONT).get_attribute("data-at")), (name, name), page, 12)


def test_flick_then_a_detent_asked_for(page: Page, product: Product) -> None:
    open_page(page, product)
    where = rests(page, "half")
    finger = Finger(page)
    finger.down(120, where + 60)
    finger.to(120, where - 60, 0.07)
    finger.up()
    grabber(page).press("Home")
    rests(page, "peek")
    stays("where it rests", lambda: (detent(page), page.locator(FRONT).get_attribute("data-at")), ("peek", "peek"), page, 12)


def test_drawn_past_the_top(page: Page, product: Product) -> None:
    full = at_full(page, product, mode="rare")
    finger = Finger(page)
    # A list that fits: nothing gives under a scrolling finger, and nothing is lost.
    finger.drag(120, 600, 250)
    equal((settled(page), bar(page)), (full, "full"), "the sheet after a drag past the top")
    # By the grabber it gives like rubber, and springs back.
    x, y = middle(page)
    finger.down(x, y)
    finger.to(x, y + 20, 0.1)
    until("it follows", lambda: top(page) > full + 2)
    finger.to(x, y - 100, 0.3)
    until("it gives a little", lambda: -80 < top(page) - full < -20)
    # Fast, while it is beyond its range: it comes back all the same.
    finger.to(x, y - 200, 0.05)
    finger.up()
    equal(rests(page, "full"), full, "the upper edge")
    until("nothing is left of it", lambda: not page.locator(FRONT).locator(".panel").evaluate("e => e.style.translate"))


def test_cancelled_in_mid_drag(page: Page, product: Product) -> None:
    full = at_full(page, product)
    finger = Finger(page)
    # By the grabber, beyond its range and within: as if let go without speed.
    x, y = middle(page)
    for by, ends in ((-100, "full"), (60, "full")):
        finger.down(x, y)
        finger.to(x, y + by, 0.3)
        until("it follows", lambda: abs(top(page) - full) > 15)
        finger.cancel()
        equal(rests(page, ends), full, "the upper edge")
    until("nothing is left of it", lambda: not page.locator(FRONT).locator(".panel").evaluate("e => e.style.translate"))
    # By the engine's own pan.
    grabber(page).press("Home")
    where = rests(page, "peek")
    finger.down(120, where + 50)
    finger.to(120, where - 30, 0.2)
    until("it follows", lambda: top(page) < where - 10)
    finger.cancel()
    equal(rests(page, "peek"), where, "the upper edge at peek")
    # And drags go on as before.
    finger.drag(120, where + 50, where - 150)
    rests(page, "half")


def test_second_finger(page: Page, product: Product) -> None:
    full = at_full(page, product)
    finger = Finger(page)
    x, y = middle(page)
    finger.down(x, y)
    finger.to(x, y + 120, 0.2)
    first = steady(page) - full
    assert first > 60, f"the sheet has come down by {first} px"
    finger.another(x + 60, y + 300)
    finger.to(x, y + 160, 0.2)
    until("it follows the first finger", lambda: abs(top(page) - full - first - 40) < 2)
    finger.alone()
    finger.to(x, y + 30, 0.3)
    finger.rest()
    finger.up()
    equal(rests(page, "full"), full, "the upper edge")
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
    rests(page, detent(page))
    equal(page.evaluate("visualViewport.scale"), 1, "the page's zoom")
    where = settled(page)
    finger.drag(120, where + 50, 840, 0.5)
    rests(page, "peek")


def test_hidden_scrolled_to_the_end_and_opened_again(page: Page, product: Product) -> None:
    full = at_full(page, product)
    finger = Finger(page)
    scroll_list(page, 100_000)
    settled(page)
    x, y = middle(page)
    finger.down(x, y)
    finger.to(x, 820, 0.5)
    finger.rest()
    finger.up()
    where = rests(page, "peek")
    finger.drag(120, where + 60, where - 160, 0.4)
    half = rests(page, "half")
    assert page.locator(FRONT).locator("li.row").first.bounding_box()["y"] > half, "the list's beginning is gone"
    finger.drag(120, half + 60, full + 60, 0.5)
    equal(rests(page, "full"), full, "the upper edge")
    finger.drag(120, 700, 500)
    settled(page)
    assert scrolled(page) > 100, "the list does not scroll any more"
    # And by keys, from the end again.
    scroll_list(page, 100_000)
    settled(page)
    grabber(page).press("Home")
    rests(page, "peek")
    grabber(page).press("End")
    equal(rests(page, "full"), full, "the upper edge")


def test_resized_window_has_its_own_half(page: Page, product: Product) -> None:
    full = at_full(page, product)
    Finger(page).drag(120, 700, 500)
    settled(page)
    inside = scrolled(page)
    resized(page, 700)
    assert abs(scrolled(page) - inside) < 2, (scrolled(page), inside)
    scroll_list(page, 0)
    grabber(page).press("ArrowDown")
    high = 700 - rests(page, "half")
    assert abs(high - 0.56 * (700 - full)) < 2, f"half is {high} high"
    page.set_viewport_size({"width": 402, "height": 874})
    until("half of the old one", lambda: abs(874 - settled(page) - 0.56 * (874 - full)) < 2)
    equal(detent(page), "half", "the detent")


def resized(page: Page, height: int) -> None:
    """Gives the window another height and waits until the sheet stands."""
    page.set_viewport_size({"width": 402, "height": height})
    page.evaluate("new Promise(done => setTimeout(done, 250))")
    settled(page)


def test_minimised_with_the_accessory_inline(page: Page, product: Product) -> None:
    at_full(page, product)
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
    tap(capsule)
    until("the capsule is live", lambda: title(page) == "My List")


def test_bar_restored_minimises_again(page: Page, product: Product) -> None:
    at_full(page, product)
    finger = Finger(page)
    finger.drag(120, 700, 450)
    until("a finger minimises", lambda: bar(page) == "minimised")
    settled(page)
    tap(page.get_by_role("navigation", name="Modes").get_by_role("button", name="Nearby", exact=True))
    until("the bar is back", lambda: bar(page) == "full")
    # What a program scrolls after a person has scrolled is not the person's doing.
    for to in (400, 700):
        scroll_list(page, to)
        stays("the bar", lambda: bar(page), "full", page, 8)
    finger.drag(120, 600, 450)
    until("a finger minimises, on downwards", lambda: bar(page) == "minimised")


def test_scroll_that_begins_on_a_field(page: Page, product: Product) -> None:
    open_page(page, product, q="duck")
    settled(page)
    page.evaluate("document.activeElement.blur()")
    unfocused(page, page.get_by_role("searchbox"), (-150, 30))
    page.get_by_role("searchbox").tap()
    until("a tap gives it", lambda: focused(page) == FIELD)
    # In D1 the field is the sheet's own: there the same drag opens the sheet.
    open_page(page, product, proposal="d1")
    rests(page, "peek")
    unfocused(page, page.get_by_role("searchbox").locator("visible=true").first, (-250,))
    rests(page, "half")


def unfocused(page: Page, field: Locator, ways: tuple[int, ...]) -> None:
    """Drags that begin on a field do not give it the focus."""
    finger, box = Finger(page), field.bounding_box()
    x, y = box["x"] + 60, box["y"] + box["height"] / 2
    for way in ways:
        finger.drag(x, y, y + way, 0.2)
        settled(page)
        assert focused(page) != FIELD, f"a scroll by {way} that began on the field has given it the focus"


def test_keyboard_that_closes(page: Page, product: Product) -> None:
    open_page(page, product)
    for name, key in (("full", "End"), ("half", "ArrowDown"), ("peek", "Home")):
        grabber(page).press(key)
        rests(page, name)
        page.keyboard.press("Control+f")
        until("the field has the focus", lambda: focused(page) == FIELD)
        page.keyboard.type("duck")
        until("results", lambda: row(page, "Wood Duck").count())
        before = (detent(page), settled(page))
        # A keyboard that takes room from the page, as on Android, and gives it back.
        resized(page, 520)
        equal(detent(page), before[0], "the detent over the keyboard")
        resized(page, 874)
        equal((detent(page), settled(page)), before, "after the keyboard")
        page.keyboard.press("Escape")
        until("Nearby", lambda: not page.get_by_role("searchbox").count())
        rests(page, name)


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
    equal(settled(page), where, "the sheet's upper edge")
    equal(page.locator(f"{FRONT} [data-aside], .menu").count(), 0, "rows aside, menus")
    was = left()
    finger.drag(200, y, y - 260)
    rests(page, "full")
    equal(left(), was, "the chips after a drag along")
    page.mouse.move(200, middle(page)[1] + 90)
    page.mouse.wheel(-300, 0)
    until("a trackpad scrolls them back", lambda: left() == 0)
    equal(detent(page), "full", "the detent")


def test_pen(page: Page, product: Product) -> None:
    open_page(page, product)
    where = rests(page, "half")
    pen = Pen(page)
    x, y = middle(page)
    pen.down(x, y)
    pen.to(x, y - 100)
    # But for the first px, by which it was told what it is.
    until("it follows the pen", lambda: 80 < where - top(page) <= 100)
    pen.to(x, 40)
    pen.rest()
    pen.up()
    rests(page, "full")
    box = row(page, "Mallard").bounding_box()
    pen.down(box["x"] + 250, box["y"] + 30)
    pen.to(box["x"] + 70, box["y"] + 30)
    pen.rest()
    pen.up()
    until("a pen opens a row", lambda: page.locator(f"{FRONT} .row-actions:not([inert]) button").count() == 2)
    equal((detent(page), page.locator("#app .sheet.pushed").count()), ("full", 0), "detent, birds opened")

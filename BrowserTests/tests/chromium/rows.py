"""Rows drawn aside: Seen It, Undo and Details under a finger, the mouse, a trackpad and keys."""

import re

from playwright.sync_api import Locator, Page

from harness.finger import Finger
from harness.page import FRONT, close, detent, focused, open_page, rests, row, said, scrolled, settled, stays, tap, tick, title, top
from harness.product import Product
from harness.runner import context
from harness.waiting import equal, until


def bird(page: Page, name: str) -> Locator:
    """The whole row of a bird in the front sheet."""
    return row(page, name).locator("xpath=..")


def aside(page: Page, name: str) -> float:
    """How far the row of a bird stands aside on the screen, px to the left."""
    return bird(page, name).evaluate("e => -new DOMMatrix(getComputedStyle(e).transform).e")


def actions(page: Page) -> list[str]:
    """The actions that can be reached."""
    return page.locator(f"{FRONT} .row-actions:not([inert]) button").evaluate_all(
        "all => all.filter(e => getComputedStyle(e).visibility === 'visible').map(e => e.getAttribute('aria-label'))")


def place(page: Page, name: str) -> tuple[float, float]:
    """A point near the trailing end of a bird's row, and its height."""
    box = bird(page, name).bounding_box()
    return box["x"] + box["width"] - 60, box["y"] + box["height"] / 2


def action(page: Page, name: str) -> Locator:
    """An action of the open row."""
    return page.locator(f"{FRONT} .row-actions:not([inert])").get_by_role("button", name=name, exact=True)


def swiped_open(page: Page, finger: Finger, name: str) -> None:
    """Draws a row aside until it stays so."""
    x, y = place(page, name)
    finger.swipe(x, y, x - 180)
    until(f"{name} is open", lambda: actions(page) and still(page, name) > 100)


def still(page: Page, name: str) -> float:
    """How far a row stands aside once it does not move."""
    until("the row is still", lambda: not bird(page, name).evaluate("e => e.getAnimations().length"))
    return aside(page, name)


def held(page: Page, name: str) -> float:
    """How far a row stands aside under a finger that rests."""
    seen: list[float] = []

    def steady() -> bool:
        page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))")
        seen.append(aside(page, name))
        return seen[-1] != 0 and seen[-4:] == [seen[-1]] * 4

    until("the row rests under the finger", steady)
    return seen[-1]


def near(found: float, wanted: float, what: str) -> None:
    """Fails where two places are not the same to 2 px."""
    assert abs(found - wanted) < 2, f"{what}: {found:.1f} px aside, expected {wanted:.1f}"


def is_back(page: Page, name: str) -> None:
    """Waits until a row is in its place, and nothing of it is left."""
    until(f"{name} is back", lambda: not bird(page, name).evaluate("e => 'aside' in e.dataset || e.style.transform || ''"))
    equal(actions(page), [], "actions that can be reached")


def test_a_finger_draws_a_row_aside(page: Page, product: Product) -> None:
    open_page(page, product, detent="full")
    rests(page, "full")
    finger = Finger(page)
    x, y = place(page, "Wood Duck")
    # It follows: as far as the finger goes, so far goes the row. The engine keeps the first px.
    finger.down(x, y)
    finger.to(x - 60, y, 0.1)
    first = held(page, "Wood Duck")
    finger.to(x - 140, y, 0.2)
    near(held(page, "Wood Duck"), first + 80, "it follows the finger")
    finger.to(x - 100, y, 0.2)
    near(held(page, "Wood Duck"), first + 40, "and back")
    equal(actions(page), [], "actions under the hand")
    # The row is drawn anew while it is held: it stays under the finger, and what has changed is there.
    page.evaluate(f"document.querySelector('{FRONT} [data-act=\"tick wooduc\"].seen').click()")
    said(page, "Wood Duck, 1")
    near(held(page, "Wood Duck"), first + 40, "a row that is drawn anew")
    # Up and down is nothing to a row that is held.
    before = scrolled(page)
    finger.to(x - 150, y - 90, 0.2)
    near(held(page, "Wood Duck"), first + 90, "it follows sideways only")
    equal(scrolled(page), before, "the list's scroll")
    finger.rest()
    finger.up()
    until("it is open", lambda: actions(page) == ["Seen It", "Undo", "Details"])
    open_at = still(page, "Wood Duck")
    box = action(page, "Seen It").bounding_box()
    card = bird(page, "Wood Duck").evaluate("e => e.parentElement.getBoundingClientRect().right")
    assert box["x"] + box["width"] <= card and box["width"] >= 44 and box["height"] >= 44, box
    # Caught where it is, and sent home.
    finger.swipe(x - 200, y, x - 20)
    is_back(page, "Wood Duck")
    swiped_open(page, finger, "Wood Duck")
    equal(still(page, "Wood Duck"), open_at, "where it stays open")
    tap(action(page, "Undo"))
    said(page, "Wood Duck taken off")
    is_back(page, "Wood Duck")
    equal(tick(page, "Wood Duck").get_attribute("aria-pressed"), "false", "Wood Duck")
    swiped_open(page, finger, "Mallard")
    equal(actions(page), ["Seen It", "Details"], "actions of a bird that is not on the list")
    tap(action(page, "Seen It"))
    said(page, "Mallard, 1")
    is_back(page, "Mallard")
    swiped_open(page, finger, "Mallard")
    tap(action(page, "Details"))
    until("the bird", lambda: title(page) == "Mallard")
    close(page)
    until("the list", lambda: row(page, "Mallard").count())
    settled(page)
    is_back(page, "Mallard")
    equal(detent(page), "full", "the detent")


def test_what_closes_a_row(page: Page, product: Product) -> None:
    open_page(page, product, detent="full")
    rests(page, "full")
    finger = Finger(page)
    swiped_open(page, finger, "Wood Duck")
    finger.tap(*place(page, "Mallard"))
    is_back(page, "Wood Duck")
    stays("a tap elsewhere does no more", lambda: (title(page), tick(page, "Mallard").get_attribute("aria-pressed")),
          (title(page), "false"), page, 6)
    swiped_open(page, finger, "Wood Duck")
    x, y = place(page, "Wood Duck")
    finger.tap(60, y)
    is_back(page, "Wood Duck")
    equal(page.locator("#app .sheet.pushed").count(), 0, "birds opened by a tap on the open row")
    swiped_open(page, finger, "Wood Duck")
    swiped_open(page, finger, "Canada Goose")
    is_back_only = bird(page, "Wood Duck").evaluate("e => !e.style.transform")
    assert is_back_only, "two rows are open"
    page.keyboard.press("Escape")
    is_back(page, "Canada Goose")
    swiped_open(page, finger, "Wood Duck")
    finger.drag(120, 600, 540)
    is_back(page, "Wood Duck")
    settled(page)
    finger.drag(120, 500, 640)
    settled(page)
    swiped_open(page, finger, "Mallard")
    page.keyboard.press("Control+2")
    until("Rare", lambda: title(page) == "Rare Bird Alert")
    page.keyboard.press("Control+1")
    until("Nearby", lambda: row(page, "Mallard").count())
    is_back(page, "Mallard")


def test_every_list_and_search(page: Page, product: Product) -> None:
    open_page(page, product, mode="rare")
    finger = Finger(page)
    settled(page)
    name = page.locator(f"{FRONT} li.row .name").first.inner_text()
    swiped_open(page, finger, name)
    tap(action(page, "Seen It"))
    said(page, f"{name}, 1")
    page.keyboard.press("Control+3")
    until("My List", lambda: title(page) == "My List" and row(page, name).count())
    settled(page)
    swiped_open(page, finger, name)
    equal(actions(page), ["Seen It", "Undo", "Details"], "actions in My List")
    # The last one undone: the row goes while it stands aside.
    tap(action(page, "Undo"))
    said(page, f"{name} taken off")
    until("the row is gone", lambda: not row(page, name).count())
    page.keyboard.press("Control+f")
    page.get_by_role("searchbox").fill("spar")
    until("Song Sparrow", lambda: row(page, "Song Sparrow").count())
    settled(page)
    swiped_open(page, finger, "Song Sparrow")
    tap(action(page, "Seen It"))
    said(page, "Song Sparrow, 1")
    is_back(page, "Song Sparrow")
    # The same by keys, from the row and back to it.
    row(page, "Fox Sparrow").focus()
    page.keyboard.press("Shift+F10")
    until("the first action has the focus", lambda: focused(page) == "Seen It")
    equal(actions(page), ["Seen It", "Details"], "actions by keys")
    page.keyboard.press("Enter")
    said(page, "Fox Sparrow, 1")
    until("the row has the focus", lambda: focused(page).startswith("Fox Sparrow, "))
    page.keyboard.press("ContextMenu")
    until("again", lambda: focused(page) == "Seen It")
    page.keyboard.press("Escape")
    until("the row again", lambda: focused(page).startswith("Fox Sparrow, "))
    equal(page.get_by_role("searchbox").count(), 1, "search, which Escape leaves only when no row is open")
    page.keyboard.press("Enter")
    until("the bird", lambda: title(page) == "Fox Sparrow")
    close(page)
    until("its row has the focus", lambda: focused(page).startswith("Fox Sparrow, "))


@context(viewport={"width": 1194, "height": 834})
def test_mouse(page: Page, product: Product) -> None:
    open_page(page, product)
    x, y = place(page, "Mallard")
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x - 150, y, steps=8)
    page.evaluate("new Promise(done => setTimeout(done, 150))")
    page.mouse.up()
    until("the mouse opens it", lambda: actions(page) == ["Seen It", "Details"])
    equal(page.locator("#app .sheet.pushed").count(), 0, "birds opened by the mouse's release")
    still(page, "Mallard")
    action(page, "Seen It").click()
    said(page, "Mallard, 1")
    is_back(page, "Mallard")
    page.mouse.move(x, y)
    page.mouse.wheel(0, 200)
    until("along it scrolls", lambda: page.evaluate(f"document.querySelector('{FRONT} .scroller').scrollTop") > 100)
    page.mouse.wheel(0, -400)
    until("and back", lambda: page.evaluate(f"document.querySelector('{FRONT} .scroller').scrollTop") == 0)

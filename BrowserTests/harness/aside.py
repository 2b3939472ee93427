"""Rows drawn aside: where they stand, and which of their actions can be reached."""

from playwright.sync_api import Locator, Page

from harness.finger import Finger
from harness.page import FRONT, row
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
    """A point near the trailing end of a bird's row where it is read from left to right, and its height."""
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

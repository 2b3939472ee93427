"""Words for what a test sees and does on the page in Chromium."""

import re
import time
from typing import Callable

from playwright.sync_api import Locator, Page

from harness.product import Product
from harness.waiting import until

FRONT = ".sheet:not([inert])"


def open_page(page: Page, product: Product, **query: object) -> None:
    """Opens the page at the fixture's place and time and waits until it is live."""
    page.goto(product.address(**query))
    live(page)


def live(page: Page) -> None:
    """Waits until the program has taken the page over and the front sheet can be moved, where one is up."""
    until("the page is live", lambda: page.locator(f"#app {FRONT}[data-live], #app .shell.bare .sheet[data-live]").count(), 20)


def map_there(page: Page) -> None:
    """Waits for the map, and for its first discs."""
    until("the map is there", lambda: page.locator("#map canvas").count() and page.locator("#map .disc").count(), 30)


def tap(target: Locator) -> None:
    """Taps the middle of something with a finger."""
    target.tap()


def close(page: Page) -> None:
    """Closes the front sheet by its button, once it has come up."""
    settled(page)
    tap(page.locator(FRONT).get_by_role("button", name="Close", exact=True))


def row(page: Page, name: str) -> Locator:
    """The button of a bird's row in the front sheet."""
    begin = name.replace("\\", "\\\\").replace('"', '\\"')
    return page.locator(f'{FRONT} li.row > button.open[aria-label^="{begin}, "]')


def rows(page: Page) -> list[str]:
    """The names of the front sheet's rows, as they are said."""
    return page.locator(FRONT).locator("li.row > button.open").evaluate_all("all => all.map(e => e.getAttribute('aria-label'))")


def tick(page: Page, name: str) -> Locator:
    """The button that ticks a bird in the front sheet."""
    return page.locator(FRONT).get_by_role("button", name=f"Seen It, {name}", exact=True)


def title(page: Page) -> str:
    """The front sheet's title."""
    return page.locator(FRONT).locator("h2").inner_text()


def subtitle(page: Page) -> str:
    """The line under it."""
    return page.locator(FRONT).locator(".subtitle").inner_text()


def grabber(page: Page) -> Locator:
    """The front sheet's grabber."""
    return page.locator(FRONT).get_by_role("slider", name="Sheet height", exact=True)


def middle(page: Page) -> tuple[float, float]:
    """The middle of the grabber."""
    box = grabber(page).bounding_box()
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def drawn(page: Page) -> None:
    """Waits until what was done is on the screen."""
    page.evaluate("new Promise(done => requestAnimationFrame(() => requestAnimationFrame(() => requestAnimationFrame(done))))")


def detent(page: Page) -> str:
    """The detent that the program knows for the front sheet."""
    return page.locator(FRONT).get_attribute("data-detent")


def top(page: Page) -> float:
    """Where the front sheet's upper edge stands on the screen, px."""
    return page.evaluate(f"document.querySelector('{FRONT} .panel').getBoundingClientRect().top")


def scrolled(page: Page) -> float:
    """How far the front sheet's list is scrolled, px; negative while the sheet is below full."""
    return page.evaluate(
        f"(() => {{ const sheet = document.querySelector('{FRONT}');"
        "return sheet.querySelector('.scroller').scrollTop - sheet.querySelector('.area').offsetTop })()")


# Still is what stood in one place for so many ms, over six frames at least, and does not fly. [its upper edge, flights].
STILL = """([front, quiet, most]) => new Promise(done => {
  const begun = performance.now();
  let last = '', since = begun, frames = 0;
  const look = () => {
    const now = performance.now();
    if (document.querySelector('#app .shell.bare')) return done([0, 0]);
    const sheet = document.querySelector(front), scroller = sheet?.querySelector('.scroller');
    const top = sheet?.querySelector('.panel').getBoundingClientRect().top;
    const flights = document.getAnimations().filter(a => a.playState === 'running' && a.timeline === document.timeline &&
      a.effect?.target?.matches?.('.panel')).length;
    const state = [top, scroller?.scrollTop, scroller?.querySelector('.area').offsetTop, flights].join();
    if (state !== last || flights || !sheet) { last = state; since = now; frames = 0; }
    if (++frames > 6 && now - since >= quiet) return done([top, flights]);
    if (now - begun > most) return done([null, flights]);
    requestAnimationFrame(look);
  };
  look();
})"""


def settled(page: Page, quiet: int = 150) -> float:
    """Waits until the front sheet neither scrolls nor flies for so many ms; where its upper edge then stands. 0 where none
    is up."""
    place, flights = page.evaluate(STILL, [FRONT, quiet, 15_000])
    assert place is not None, f"the sheet is not still after 15 s, {flights} flights"
    return place


def rests(page: Page, name: str) -> float:
    """Waits until the front sheet rests at a detent, on the screen and for the program; its upper edge."""
    until(f"the sheet rests at {name}", lambda: detent(page) == name or None)
    return settled(page)


def scroll_list(page: Page, to: float) -> None:
    """Scrolls the front sheet's list by program, as a page's own script would."""
    page.evaluate(
        f"to => {{ const sheet = document.querySelector('{FRONT}');"
        "sheet.querySelector('.scroller').scrollTop = sheet.querySelector('.area').offsetTop + to }", to)


def address(page: Page) -> str:
    """The browser's address, asked of the page: what Playwright knows of it waits for other calls."""
    return page.evaluate("location.href")


def focused(page: Page) -> str:
    """What has the focus: its name, or its text."""
    return page.evaluate("(e => e?.getAttribute('aria-label') ?? e?.textContent?.trim() ?? '')(document.activeElement)")


def discs(page: Page) -> list[str]:
    """The map's discs, as they are said, in a fixed order."""
    return sorted(page.locator("#map .disc").evaluate_all("all => all.map(e => e.getAttribute('aria-label'))"))


def camera(page: Page) -> list[str]:
    """Where the map's discs stand once it has come to rest: what the camera shows, as far as it can be seen."""
    seen: list[list[str]] = []

    def still() -> object:
        time.sleep(0.3)
        seen.append(discs_at(page))
        return len(seen) > 2 and seen[-1] == seen[-2] == seen[-3]

    until("the map is still", still)
    return seen[-1]


def discs_at(page: Page) -> list[str]:
    """The middles of the map's discs now, in whole px."""
    return sorted(page.locator("#map .disc").evaluate_all(
        "all => all.map(e => { const b = e.getBoundingClientRect(); return Math.round(b.x + b.width / 2) + ' ' + Math.round(b.y + b.height / 2) })"))


def said(page: Page, words: str) -> None:
    """Waits until the live region says something with these words."""
    region = page.locator("[role=status]")
    until(f"“{words}” is said", lambda: any(words in text for text in region.all_text_contents()))


def choose(page: Page, chip: str, item: str) -> None:
    """Opens the menu of a chip by tapping it, and taps an item."""
    tap(page.get_by_role("button", name=re.compile("^" + re.escape(chip) + ", ")))
    tap(page.get_by_role("menuitemradio", name=item, exact=True))


def stays(what: str, question: Callable[[], object], expected: object, page: Page, frames: int = 20) -> None:
    """Fails where something does not stay as it is over some frames."""
    for _ in range(frames):
        answer = question()
        assert answer == expected, f"{what}: {answer!r}, expected {expected!r}"
        page.evaluate("new Promise(requestAnimationFrame)")

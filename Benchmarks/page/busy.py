"""What still moves on the screen while the page's main thread is blocked for 200 ms."""

from typing import Callable

from harness.waiting import until
from playwright.sync_api import Browser, Page

from stage import Trace, page, traced

LEAST = 0.7
ROUNDS = 5
# Waits until the sheet moves, then marks 200 ms: in them the main thread is busy, or free.
MARK = """blocks => {
  globalThis.marked = false;
  const { scroller, panel } = Object.fromEntries(
    ['scroller', 'panel'].map(name => [name, document.querySelector(`.sheet:not([inert]) .${name}`)]));
  const from = scroller.scrollTop, flies = () => panel.getAnimations().some(
    ({ timeline, playState, currentTime }) => timeline === document.timeline && playState === 'running' && currentTime > 0);
  const done = () => { performance.mark('free'); marked = true; };
  const look = () => {
    if (scroller.scrollTop === from && !flies()) return requestAnimationFrame(look);
    performance.mark('busy');
    if (!blocks) return setTimeout(done, 200);
    const start = performance.now();
    while (performance.now() - start < 200);
    done();
  };
  look();
}"""


def spring(opened: Page) -> None:
    """Sets off a flight to the next detent."""
    opened.locator(".sheet:not([inert]) .grabber").press("ArrowUp")


def trackpad(opened: Page) -> None:
    """Draws the sheet up by a trackpad for 0.7 s; the browser makes its ticks by itself.

    A finger cannot be driven past a busy main thread from here: each `Input.dispatchTouchEvent` is answered after a frame of
    the main thread, and the finger of `Input.synthesizeScrollGesture` goes down and up without moving.
    """
    opened.context.new_cdp_session(opened).send("Input.synthesizeScrollGesture", {
        "x": 120, "y": 700, "yDistance": -280, "speed": 400, "gestureSourceType": "default"})


def frames(running: Browser, address: str, move: Callable[[Page], None], blocks: bool) -> int:
    """How many frames the screen shows in the 200 ms."""
    traces: list[Trace] = []
    with page(running, address) as opened:
        with traced(running, opened, traces):
            opened.evaluate(MARK, blocks)
            move(opened)
            until("the time is over", lambda: opened.evaluate("marked"))
    marks = traces[0].marks
    return sum(1 for at in traces[0].frames if marks["busy"] < at <= marks["free"])


def table(running: Browser, address: str) -> list[str]:
    """Prints the table; what is over its limit."""
    print(f"frames on the screen in 200 ms of movement, sum of {ROUNDS} (limit: at least {LEAST:.0%} of those with a free main thread)")
    print(f"{'':16}{'free':>6}{'blocked':>9}")
    over = []
    for name, move in [("a spring", spring), ("a trackpad", trackpad)]:
        free, blocked = (sum(frames(running, address, move, blocks) for _ in range(ROUNDS)) for blocks in (False, True))
        print(f"{name:16}{free:6d}{blocked:9d}")
        if not blocked or blocked < LEAST * free:
            over.append(f"{name} while the page is busy")
    return over

"""What goes on while the page's main thread is blocked for 200 ms, and how long a tap takes to show."""

import base64
import io
import time

from harness.finger import Finger
from harness.waiting import until
from PIL import Image, ImageChops
from playwright.sync_api import Browser, Page

from stage import page

BLOCKED = 200
LEAST = 4
# Blocks the main thread a little later, and says when on the clock of the page.
BLOCK = """ms => new Promise(done => setTimeout(() => {
  const start = performance.now();
  while (performance.now() - start < ms);
  done([performance.timeOrigin + start, performance.timeOrigin + performance.now()]);
}, 60))"""


class Film:
    """The frames that the compositor shows, with their times."""

    def __init__(self, opened: Page):
        self.session = opened.context.new_cdp_session(opened)
        self.frames: list[tuple[float, bytes]] = []
        self.session.on("Page.screencastFrame", self._take)

    def _take(self, frame: dict) -> None:
        self.frames.append((frame["metadata"]["timestamp"] * 1000, base64.b64decode(frame["data"])))
        self.session.send("Page.screencastFrameAck", {"sessionId": frame["sessionId"]})

    def __enter__(self) -> "Film":
        self.session.send("Page.startScreencast", {"format": "jpeg", "quality": 60, "everyNthFrame": 1})
        return self

    def __exit__(self, *_: object) -> None:
        self.session.send("Page.stopScreencast")

    def different(self, start: float, end: float) -> int:
        """How many frames between two moments differ from the one before."""
        pictures = [Image.open(io.BytesIO(data)).convert("L") for at, data in self.frames if start <= at <= end]
        return sum(1 for one, two in zip(pictures, pictures[1:])
                   if max(ImageChops.difference(one, two).getextrema()) > 24)


def spring(running: Browser, address: str) -> int:
    """How many different frames a spring shows while the main thread is blocked."""
    with page(running, address) as opened, Film(opened) as film:
        opened.locator(".sheet:not([inert]) .grabber").focus()
        opened.keyboard.press("ArrowUp")
        start, end = opened.evaluate(BLOCK, BLOCKED)
        opened.wait_for_timeout(500)
        return film.different(start + 10, end)


def drag(running: Browser, address: str) -> int:
    """How many different frames a dragging finger shows while the main thread is blocked."""
    with page(running, address) as opened, Film(opened) as film:
        finger = Finger(opened)
        opened.evaluate(f"void ({BLOCK.replace('60', '250')})({BLOCKED}).then(times => {{ globalThis.blocked = times; }})")
        finger.down(120, 780)
        for step in range(22):
            finger.y, finger.time = 780 - 12 * step, finger.time + 0.03
            finger._send("touchMove", True)
            time.sleep(0.02)
        finger.up()
        until("the page is free again", lambda: opened.evaluate("globalThis.blocked"))
        start, end = opened.evaluate("blocked")
        opened.wait_for_timeout(300)
        return film.different(start + 10, end)


def table(running: Browser, address: str) -> list[str]:
    """Prints the table; what is over its limit."""
    print(f"different frames shown while the main thread is blocked for {BLOCKED} ms (limit: at least {LEAST})")
    over = []
    for name, count in [("a spring", spring(running, address)), ("a drag", drag(running, address))]:
        print(f"{name:16}{count:6d}")
        if count < LEAST:
            over.append(f"{name} while the page is busy")
    return over

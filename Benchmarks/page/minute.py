"""Dragging, scrolling and switching without pause: are there long tasks?"""

import time

from harness.finger import Finger
from playwright.sync_api import Browser

from stage import page

SECONDS = 60
LONG = 50
WATCH = """() => {
  globalThis.long = [];
  new PerformanceObserver(list => { for (const entry of list.getEntries()) long.push(entry.duration); }).observe({ type: 'longtask' });
}"""


def table(running: Browser, address: str) -> list[str]:
    """Prints the table; what is over its limit."""
    turns = 0
    with page(running, address) as opened:
        opened.evaluate(WATCH)
        finger, modes, until = Finger(opened), opened.locator("nav button"), time.monotonic() + SECONDS
        while time.monotonic() < until:
            finger.drag(120, 700, 200, 0.25)
            finger.drag(120, 600, 250, 0.2)
            finger.drag(120, 300, 700, 0.25)
            modes.nth(1 + turns % 2).dispatch_event("click")
            opened.wait_for_timeout(150)
            modes.nth(0).dispatch_event("click")
            opened.wait_for_timeout(150)
            turns += 1
        found = opened.evaluate("long")
    print(f"{SECONDS} s of dragging, scrolling and switching, {turns} rounds: {len(found)} tasks over {LONG} ms (limit 0)"
          + (f", longest {max(found):.0f} ms" if found else ""))
    return ["a long task"] if found else []

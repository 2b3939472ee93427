"""From a tap to the first frame that shows what it did."""

import statistics
import time

from harness.finger import Finger
from harness.page import settled
from harness.waiting import until
from playwright.sync_api import Browser, Page

from stage import page

FRAME, FRAMES = 1000 / 60, 2
TIMES = 7
# Counts the frames from the click to the first change of the page, that one included; the engine itself says how long
# the click took to its next frame on the screen (Event Timing, in steps of 8 ms).
WATCH = """() => {
  globalThis.tap = { frames: 0, shown: 0 };
  let clicked = false, changed = false;
  new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (entry.name === 'click') tap.shown = entry.duration;
  }).observe({ type: 'event', durationThreshold: 16 });
  addEventListener('click', () => {
    clicked = true;
    const count = () => { if (!changed) { tap.frames++; requestAnimationFrame(count); } };
    requestAnimationFrame(count);
  }, { capture: true, once: true });
  new MutationObserver((records, watching) => {
    if (!clicked || !records.some(({ target }) => document.getElementById('app').contains(target))) return;
    changed = true;
    watching.disconnect();
  }).observe(document.getElementById('app'), { subtree: true, childList: true, attributes: true });
}"""

FRONT = ".sheet:not([inert])"
TAPS = [
    ("mode switch", "nav button:nth-of-type(2)"), ("push", f"{FRONT} li.row > button.open"),
    ("close", f"{FRONT} button[data-act=close]"), ("a bare change", ".bare"),
]


# A control that does no more than change itself: what a frame costs here, whoever draws it.
BARE = """() => {
  const bare = document.createElement('button');
  bare.className = 'bare';
  for (const [name, value] of Object.entries({ position: 'fixed', inset: '0 auto auto 0', width: '44px', height: '44px', 'z-index': 99 }))
    bare.style.setProperty(name, value);
  bare.addEventListener('click', () => requestAnimationFrame(() => { bare.textContent += '.'; }));
  document.getElementById('app').append(bare);
}"""


def once(opened: Page, target: str) -> tuple[float, float]:
    """Frames and ms from one tap to what it shows."""
    settled(opened)
    opened.evaluate(WATCH)
    box = opened.locator(target).first.bounding_box()
    assert box, f"there is no {target}"
    Finger(opened).tap(box["x"] + min(60, box["width"] / 2), box["y"] + box["height"] / 2)
    until("the tap shows", lambda: opened.evaluate("tap.frames"))
    # The engine reports what took 16 ms or longer, some time after it is on the screen.
    end = time.monotonic() + 1
    while time.monotonic() < end and not opened.evaluate("tap.shown"):
        opened.wait_for_timeout(50)
    found = opened.evaluate("tap")
    return found["frames"], max(found["shown"], 8)


def table(running: Browser, address: str) -> list[str]:
    """Prints the table; what is over its limit."""
    print(f"from a tap to what it shows, median of {TIMES} (limit {FRAMES} frames, and {FRAMES} more on the screen than a bare change)")
    print(f"{'':16}{'frames':>8}{'ms to the screen':>20}")
    over = []
    with page(running, address) as opened:
        opened.evaluate(BARE)
        found: dict[str, list[tuple[float, float]]] = {name: [] for name, _ in TAPS}
        for _ in range(TIMES):
            for name, target in TAPS:
                if name == "push":
                    opened.locator("nav button:nth-of-type(1)").first.click()
                found[name].append(once(opened, target))
    medians = {name: [statistics.median(column) for column in zip(*times)] for name, times in found.items()}
    least = medians["a bare change"][1]
    for name, (frames, shown) in medians.items():
        print(f"{name:16}{frames:8.0f}{shown:20.0f}")
        if frames > FRAMES or shown - least > FRAMES * FRAME:
            over.append(f"a tap: {name}")
    return over

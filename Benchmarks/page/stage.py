"""The page under measurement: 1,000 rows in a headless Chromium of 390 × 844, with a finger, and its traces."""

import json
import sys
import time
from contextlib import contextmanager
from pathlib import Path
from typing import Iterator

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "BrowserTests"))

from playwright.sync_api import Browser, Page, sync_playwright  # noqa: E402

from fixtures.many import write_species  # noqa: E402
from harness import chromium  # noqa: E402
from harness.page import live  # noqa: E402
from harness.product import Product  # noqa: E402
from harness.waiting import until  # noqa: E402

VIEWPORT = {"width": 390, "height": 844}
ROWS = 1000
CATEGORIES = ["toplevel", "devtools.timeline", "disabled-by-default-devtools.timeline", "cc", "viz", "blink.user_timing"]
SCRIPT = {"FunctionCall", "EvaluateScript", "EventDispatch", "FireAnimationFrame", "TimerFire", "RunMicrotasks"}
LAYOUT = {"UpdateLayoutTree", "Layout"}


@contextmanager
def product() -> Iterator[Product]:
    """A server with a list of 1,000 rows."""
    served = Product(fixture=lambda path: write_species(path, ROOT / ".wingbar/tables/taxonomy.tsv", ROWS))
    try:
        yield served
    finally:
        served.close()


@contextmanager
def browser() -> Iterator[Browser]:
    """A headless Chromium. A frame by way of a software GL takes some 100 ms here, more than all that is measured."""
    with sync_playwright() as playwright:
        running = chromium.launch(playwright, with_gl=False)
        yield running
        running.close()


@contextmanager
def page(running: Browser, address: str, script: bool = True, with_map: bool = False) -> Iterator[Page]:
    """The page, live; without scripts it is what the server draws, a scroller and nothing else.

    The map is drawn by software here, which a phone's does not; it is left out unless asked for.
    """
    context = running.new_context(
        viewport=VIEWPORT, has_touch=True, is_mobile=True, java_script_enabled=script, service_workers="block")
    opened = context.new_page()
    if not with_map:
        opened.route("**/vendor/maplibre-gl.js", lambda route: route.abort())
    opened.goto(address)
    if script:
        live(opened)
        # What follows the first rows comes while nothing else is to do; it is not what is measured.
        until("the list is whole", lambda: opened.locator("li.row").count() >= ROWS)
    time.sleep(1)
    yield opened
    context.close()


class Trace:
    """The events of a renderer's main thread between two moments, the frames on the screen, and the page's marks."""

    def __init__(self, raw: bytes):
        events = json.loads(raw)["traceEvents"]
        names = {(e["pid"], e["tid"]): e["args"]["name"] for e in events if e.get("name") == "thread_name"}
        self.frames = [e["ts"] for e in events if e.get("name") == "Display::DrawAndSwap"]
        self.marks = {e["name"]: e["ts"] for e in events if e.get("cat") == "blink.user_timing"}
        tasks = [e for e in events if e.get("ph") == "X" and names.get((e["pid"], e["tid"])) == "CrRendererMain"]
        # Of several renderers the busiest is the page's.
        busy: dict[int, float] = {}
        for event in tasks:
            busy[event["pid"]] = busy.get(event["pid"], 0) + event["dur"]
        page_process = max(busy, key=lambda pid: busy[pid])
        self.events = sorted((e for e in tasks if e["pid"] == page_process), key=lambda e: (e["ts"], -e["dur"]))

    def spent(self, names: set[str], start: float, end: float) -> float:
        """CPU ms of events of these names that begin between two moments of the monotonic clock; nested ones once."""
        total, until = 0.0, 0.0
        for event in self.events:
            if event["name"] not in names or not start <= event["ts"] / 1e6 < end or event["ts"] < until:
                continue
            total += event.get("tdur", event["dur"])
            until = event["ts"] + event["dur"]
        return total / 1000

    def forced(self, start: float, end: float) -> list[str]:
        """Layouts that a script asked for, between two moments."""
        found, until = [], 0.0
        for event in self.events:
            if not start <= event["ts"] / 1e6 < end:
                continue
            if event["name"] in SCRIPT:
                until = max(until, event["ts"] + event["dur"])
            elif event["name"] == "Layout" and event["ts"] < until:
                found.append(event["name"])
        return found


@contextmanager
def traced(running: Browser, opened: Page, into: list[Trace]) -> Iterator[None]:
    """Traces what happens inside; the trace is appended to `into` at the end."""
    running.start_tracing(page=opened, categories=CATEGORIES)
    yield
    into.append(Trace(running.stop_tracing()))

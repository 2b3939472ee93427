#!/usr/bin/env python3
"""Measures the lab's page: how soon all its frames stand without script, what it weighs, how soon a frame is live, and what
its strips cost a scrolling finger.

    .wingbar/venv/bin/python Benchmarks/lab/run.py

Exit status 1 where a number passes its limit.
"""

import statistics
import sys
import time
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT / "BrowserTests"), str(ROOT / "Benchmarks/page"), str(ROOT / "Benchmarks/lab")]

import brotli  # noqa: E402
from playwright.sync_api import Browser  # noqa: E402

from harness.finger import Finger  # noqa: E402
from harness.product import Product  # noqa: E402
from harness.waiting import until  # noqa: E402
from pipe import Chromium  # noqa: E402
from stage import SCRIPT, browser, traced  # noqa: E402

WINDOW = {"width": 1194, "height": 834}
ROUNDS = 5
LIVE = """new Promise(done => {
  const look = () => document.querySelector('.lab-live iframe').contentDocument?.querySelector('.sheet:not([inert])[data-live]')
    ? done(performance.timeOrigin + performance.now()) : setTimeout(look, 4);
  look();
})"""
TAPPED = ["nearby-running", "rare", "b-half", "d2-nearby", "g-nearby"]


def complete(chromium: Chromium, lab: str) -> float:
    """Seconds until every frame, its styles and its map are loaded, with scripts off, so that no frame waits to be seen."""
    page = chromium.page()
    chromium.send("Emulation.setScriptExecutionDisabled", page, value=True)
    start = time.monotonic()
    chromium.send("Page.navigate", page, url=lab)
    chromium.until("Page.loadEventFired")
    return time.monotonic() - start


def live(chromium: Chromium, lab: str) -> list[float]:
    """Seconds from a click on a frame until its list can be used, for some frames, in a browser that has been there before."""
    page, found = chromium.page(), []

    def said(expression: str) -> Any:
        return chromium.send("Runtime.evaluate", page, expression=expression, awaitPromise=True)["result"].get("value")

    for name in [TAPPED[0], *TAPPED]:
        chromium.send("Page.navigate", page, url=lab)
        until("the frame", lambda: said(f"!!document.querySelector('#{name} .lab-open')"))
        said(f"document.querySelector('#{name}').scrollIntoView()")
        time.sleep(1.5)
        start = said(f"document.querySelector('#{name} .lab-open').click(), performance.timeOrigin + performance.now()")
        until("the live page", lambda: said("document.querySelector('.lab-live') && location.search") == f"?state={name}")
        end = said(LIVE)
        found.append((end - start) / 1000)
    return found[1:]


def weight(running: Browser, lab: str) -> tuple[int, int]:
    """How many frames there are; bytes of each address once in brotli, without the pictures of the map."""
    with running.new_context(viewport=WINDOW, java_script_enabled=False) as context:
        page, answers = context.new_page(), {}
        page.on("response", lambda answer: answers.setdefault(answer.url, answer))
        page.goto(lab, wait_until="load")
        sent = [brotli.compress(answer.body()) for url, answer in list(answers.items()) if "/lab/map.svg" not in url]
        return len(page.frames) - 1, sum(map(len, sent))


def scrolled(running: Browser, lab: str) -> float:
    """Ms of script while a finger draws the first strip along."""
    with running.new_context(viewport=WINDOW, has_touch=True) as context:
        page, traces = context.new_page(), []
        page.goto(lab)
        page.wait_for_timeout(2000)
        strip = page.locator(".lab-strip").first
        strip.scroll_into_view_if_needed()
        box = strip.bounding_box()
        middle = (max(0, box["y"]) + min(WINDOW["height"], box["y"] + box["height"])) / 2
        finger = Finger(page)
        with traced(running, page, traces):
            start = time.monotonic()
            finger.down(900, middle)
            finger.to(200, middle, 1.0)
            finger.up()
            page.wait_for_timeout(500)
            end = time.monotonic()
        assert strip.evaluate("strip => strip.scrollLeft") > 300, "the finger moved nothing"
        return traces[0].spent(SCRIPT, start, end)


def main() -> int:
    product, chromium = Product(sample=True), Chromium(WINDOW["width"], WINDOW["height"])
    lab = product.origin + "/lab"
    try:
        took = [complete(chromium, lab) for _ in range(ROUNDS)]
        opening = live(chromium, lab)
        with browser() as running:
            frames, sent = weight(running, lab)
            script = scrolled(running, lab)
    finally:
        chromium.close()
        product.close()
    rows = [
        (f"all {frames} frames, scripts off, s", statistics.median(took), 1.5),
        ("without the map's pictures, kB in brotli", sent / 1000, 300),
        (f"a frame live, middle of {len(opening)}, s", statistics.median(opening), 0.3),
        ("script while a strip is drawn along, ms", script, 16),
    ]
    for what, value, most in rows:
        print(f"{what:44}{value:9.2f}   (limit {most:g})")
    over = [what for what, value, most in rows if value > most]
    if over:
        print("over the limit: " + "; ".join(over))
    return int(bool(over))


if __name__ == "__main__":
    sys.exit(main())

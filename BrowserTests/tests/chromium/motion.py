"""What the page's movements need of its main thread: springs none, a drag no layout that a script waits for."""

import json
from typing import Callable

from playwright.sync_api import Page

from harness.finger import Finger
from harness.page import FRONT, close, open_page, row, settled, tap
from harness.product import Product

CATEGORIES = ["blink.animations", "devtools.timeline", "disabled-by-default-devtools.timeline.stack"]
# The engine's word for an animation that changes nothing on the screen, which the compositor need not take.
CHANGES_NOTHING = 1 << 17


def trace(page: Page, act: Callable[[], None]) -> list[dict]:
    """The engine's account of what happens in the page while `act` runs."""
    browser = page.context.browser
    browser.start_tracing(page=page, categories=CATEGORIES)
    try:
        act()
    finally:
        raw = browser.stop_tracing()
    return sorted((event for event in json.loads(raw)["traceEvents"] if "ts" in event), key=lambda event: event["ts"])


def panels(events: list[dict]) -> tuple[int, list[int]]:
    """How many times a sheet's panel began to fly, and why the compositor did not take it, where it did not."""
    began, refused, flying = 0, [], set()
    for event in events:
        if event["name"] != "Animation":
            continue
        data, which = event.get("args", {}).get("data", {}), (event["pid"], str(event.get("id2") or event.get("id")))
        if event["ph"] == "b":
            if "panel" in data.get("nodeName", "") and not data.get("displayName"):
                began += 1
                flying.add(which)
        elif event["ph"] == "e":
            flying.discard(which)
        elif which in flying and data.get("compositeFailed", 0) & ~CHANGES_NOTHING:
            refused.append(data["compositeFailed"])
    return began, refused


def test_springs_run_on_the_compositor(page: Page, product: Product) -> None:
    open_page(page, product)
    settled(page)

    def act() -> None:
        page.locator(FRONT).get_by_role("slider", name="Sheet height", exact=True).press("End")
        settled(page)
        tap(row(page, "Wood Duck"))
        settled(page)
        close(page)
        settled(page)

    began, refused = panels(trace(page, act))
    assert began >= 3, f"{began} flights"
    assert not refused, f"not on the compositor, reasons {refused}"


def test_a_drag_lays_nothing_out_for_a_script(page: Page, product: Product) -> None:
    open_page(page, product)
    settled(page)
    finger = Finger(page)
    finger.down(120, 700)
    finger.to(120, 650)

    def act() -> None:
        finger.to(120, 340, 0.5)
        finger.to(120, 500, 0.4)
        finger.rest()

    events = trace(page, act)
    finger.up()
    asked = [event["args"]["beginData"]["stackTrace"][:2] for event in events
             if event["name"] == "Layout" and event.get("args", {}).get("beginData", {}).get("stackTrace")]
    assert not asked, f"a script waits for a layout: {asked[:2]}"

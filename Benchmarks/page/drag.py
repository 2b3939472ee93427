"""What a move of a dragging finger costs, against the same page without script and a scroller that snaps and no more."""

import statistics
import time

from harness.finger import Finger
from playwright.sync_api import Browser, Page

from snapping import snapping
from stage import LAYOUT, SCRIPT, Trace, page, traced

MOVES = 60
APART = 0.034
# Against a scroller that only snaps this is not reached: rows that can be drawn aside have the engine ask at each move what
# lies under the finger.
LIMITS = {"without script": 1.0, "only snapping": 1.0}
TASKS = {"RunTask", "ThreadControllerImpl::RunTask"}


def moves(running: Browser, opened: Page) -> tuple[list[float], list[float], list[float], int]:
    """Script, style and layout, and all of the main thread in ms for each move; how many layouts were forced."""
    traces: list[Trace] = []
    finger, moments = Finger(opened), []
    with traced(running, opened, traces):
        finger.down(120, 700)
        for step in range(MOVES + 4):
            # The sheet goes from half to full, then its list scrolls; then both come back.
            way = step if step < 34 else 68 - step
            moments.append(time.monotonic())
            finger.x, finger.y, finger.time = 120, 700 - way * 18, finger.time + APART
            finger._send("touchMove", True)
            time.sleep(max(0, moments[-1] + APART - time.monotonic()))
        moments.append(time.monotonic())
        finger.up()
        time.sleep(0.5)
    trace, windows = traces[0], list(zip(moments[4:], moments[5:]))
    shown = sum(moments[0] <= at / 1e6 < moments[-1] for at in trace.frames)
    assert shown > MOVES / 3, f"the finger moved nothing: {shown} frames"
    script, layout, whole = ([trace.spent(names, *window) for window in windows] for names in (SCRIPT, LAYOUT, TASKS))
    return script, layout, whole, len(trace.forced(moments[0], moments[-1]))


def measure(running: Browser, address: str) -> dict:
    """Medians in ms for the page, for the page without any script, and for a scroller that snaps and no more."""
    found = {}
    for name, stage in [
        ("only snapping", snapping(running, address)), ("without script", page(running, address, script=False)),
        ("Wingbar", page(running, address))]:
        with stage as opened:
            parts = moves(running, opened)
            found[name] = [*(statistics.median(part) for part in parts[:3]), parts[3]]
    return found


def table(running: Browser, address: str) -> list[str]:
    """Prints the table; what is over its limit."""
    found = measure(running, address)
    print(f"a move of a dragging finger, CPU ms, median of {MOVES}")
    print(f"{'':16}{'script':>9}{'style+layout':>14}{'main thread':>13}{'forced layouts':>16}")
    for name, (script, layout, whole, forced) in found.items():
        print(f"{name:16}{script:9.2f}{layout:14.2f}{whole:13.2f}{forced:16d}")
    script, layout, whole, forced = found["Wingbar"]
    over = [what for what, is_over in [
        ("script of a move", script > 0.15), ("style and layout of a move", layout > 0.15),
        ("a forced layout in a drag", forced > 0)] if is_over]
    for name, most in LIMITS.items():
        ratio = whole / max(0.01, found[name][2])
        print(f"main thread {ratio:.2f} × {name} (limit {most})")
        if ratio > most:
            over.append(f"main thread of a move, against {name}")
    print("limits: script 0.15, style+layout 0.15, forced 0")
    return over

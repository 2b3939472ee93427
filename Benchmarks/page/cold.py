"""A first visit on a slow phone: 4 × slower CPU, 10 Mbit/s."""

import statistics

from playwright.sync_api import Browser

from harness.waiting import until
from stage import VIEWPORT

SLOWER, BITS, LATENCY = 4, 10e6, 20
ROUNDS = 3
WATCH = """
globalThis.cold = { live: 0, shift: 0, seen: 0 };
new PerformanceObserver(list => { for (const e of list.getEntries()) if (!e.hadRecentInput) cold.shift += e.value; })
  .observe({ type: 'layout-shift', buffered: true });
new PerformanceObserver(list => { for (const e of list.getEntries()) if (e.name === 'first-contentful-paint') cold.seen = e.startTime; })
  .observe({ type: 'paint', buffered: true });
new MutationObserver((_, all) => {
  if (!document.querySelector('.sheet:not([inert])[data-live]')) return;
  cold.live = performance.now();
  all.disconnect();
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-live'] });
"""


def visit(running: Browser, address: str) -> dict:
    """Seconds until the list is seen and until it is live, and how far things shifted."""
    context = running.new_context(viewport=VIEWPORT, has_touch=True, is_mobile=True)
    page = context.new_page()
    page.add_init_script(WATCH)
    session = context.new_cdp_session(page)
    session.send("Network.enable")
    session.send("Network.emulateNetworkConditions", {
        "offline": False, "latency": LATENCY, "downloadThroughput": BITS / 8, "uploadThroughput": BITS / 8})
    session.send("Emulation.setCPUThrottlingRate", {"rate": SLOWER})
    page.goto(address, wait_until="commit")
    until("the list is live", lambda: page.evaluate("cold.live"), 30)
    page.wait_for_timeout(1500)
    found = page.evaluate("cold")
    context.close()
    return found


def table(running: Browser, address: str) -> list[str]:
    """Prints the table; what is over its limit."""
    visits = [visit(running, address) for _ in range(ROUNDS)]
    seen, live = (statistics.median(found[key] for found in visits) / 1000 for key in ("seen", "live"))
    shift = max(found["shift"] for found in visits)
    print(f"a first visit, {SLOWER} × slower CPU, {BITS / 1e6:g} Mbit/s, {LATENCY} ms to the server, median of {ROUNDS}")
    print(f"{'list is seen':28}{seen:8.2f} s   (limit 1.0)")
    print(f"{'list can be used':28}{live:8.2f} s   (limit 2.0)")
    print(f"{'layout shift':28}{shift:8.3f}     (limit 0)")
    return [what for what, over in [
        ("list seen", seen > 1.0), ("list usable", live > 2.0), ("layout shift", shift > 0)] if over]

#!/usr/bin/env python3
"""Measures a filter change over 100,000 sightings in a headless Chromium: script time of the program, the page's
patches and the map's discs, from the act to the drawn frame.

    .wingbar/venv/bin/python Benchmarks/browser/run.py [--sightings N] [--rounds N] [--json]

Exit status 1 where a median passes the limit.
"""

import argparse
import json
import statistics
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(ROOT / "BrowserTests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from fixtures.many import write_many  # noqa: E402
from harness import chromium  # noqa: E402
from harness.page import live, map_there  # noqa: E402
from harness.product import Product  # noqa: E402

LIMIT = 8.0

# Adds up the time inside the program's exports; what the page does for it (patches, discs) is called from there.
METER = """
globalThis.meter = { wingbar_act: 0, wingbar_frame: 0, wingbar_receive: 0 };
const instantiate = WebAssembly.instantiateStreaming;
WebAssembly.instantiateStreaming = async (...all) => {
  const { instance } = await instantiate.call(WebAssembly, ...all), exports = { ...instance.exports };
  for (const name of Object.keys(meter)) {
    const call = exports[name];
    exports[name] = (...values) => {
      const start = performance.now();
      try { return call(...values); } finally { meter[name] += performance.now() - start; }
    };
  }
  return { instance: { exports } };
};
"""

# Acts as a control of the page would, and waits until what follows is drawn.
ACT = """async action => {
  const button = document.createElement('button');
  button.hidden = true;
  button.setAttribute('data-act', action);
  document.body.append(button);
  meter.wingbar_act = meter.wingbar_frame = 0;
  button.click();
  await new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)));
  button.remove();
  return [meter.wingbar_act, meter.wingbar_frame];
}"""

CHANGES = [
    ("5 km → 20 km", "km 5", "km 20"), ("20 km → 50 km", "km 20", "km 50"), ("50 km → 1 km", "km 50", "km 1"),
    ("14 days → 30 days", "days 14", "days 30"), ("30 days → 1 day", "days 30", "days 1"),
    ("a family", "family", "family Anatidae"), ("all families", "family Anatidae", "family"),
]


def measure(sightings: int, rounds: int) -> dict:
    """Medians in ms for each change, and how many sightings the page had."""
    product = Product(fixture=lambda path: write_many(path, sightings))
    results: dict[str, list[float]] = {}
    try:
        with sync_playwright() as playwright:
            browser = chromium.launch(playwright)
            page = browser.new_page(viewport=chromium.PHONE)
            page.add_init_script(METER)
            page.goto(product.address(km=50, days=30))
            live(page)
            map_there(page)
            page.evaluate("new Promise(done => setTimeout(done, 1500))")
            loaded = page.evaluate("meter.wingbar_receive")
            for name, before, change in CHANGES:
                times = []
                for turn in range(rounds + 2):
                    page.evaluate(ACT, before)
                    act, frame = page.evaluate(ACT, change)
                    if turn >= 2:
                        times.append((act, frame))
                results[name] = [statistics.median(t[0] for t in times), statistics.median(t[1] for t in times),
                                 statistics.median(t[0] + t[1] for t in times)]
            browser.close()
        known = json.loads(product.command("status", "--json"))["sightings"]
    finally:
        product.close()
    return {"sightings": known, "received": loaded, "changes": results}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--sightings", type=int, default=100_000)
    parser.add_argument("--rounds", type=int, default=15, help="measurements of each change")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args()
    measured = measure(options.sightings, options.rounds)
    worst = max(total for _, _, total in measured["changes"].values())
    if options.json:
        print(json.dumps({**measured, "limit": LIMIT}))
        return int(worst > LIMIT)
    print(f"{measured['sightings']:,} sightings, script in ms, median of {options.rounds}; taking the pack over took"
          f" {measured['received']:.0f} ms")
    print(f"{'':22}{'decide':>10}{'draw':>10}{'both':>10}{'of limit':>11}")
    for name, (act, frame, total) in measured["changes"].items():
        print(f"{name:22}{act:10.2f}{frame:10.2f}{total:10.2f}{total / LIMIT:10.2f}×")
    print(f"{'worst':42}{worst:10.2f}{worst / LIMIT:10.2f}×   (limit {LIMIT:g} ms)")
    return int(worst > LIMIT)


if __name__ == "__main__":
    sys.exit(main())

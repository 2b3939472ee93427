#!/usr/bin/env python3
"""Updates 1,000 rows by Swift and by hand-written JavaScript in one run of a headless Chromium, and prints the ratios.

    .wingbar/venv/bin/python Benchmarks/rows/run.py [--rounds N] [--json]

Exit status 1 where the geometric mean of the ratios passes the limit.
"""

import argparse
import json
import math
import platform
import shutil
import statistics
import subprocess
import sys
import threading
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path

from playwright.sync_api import sync_playwright

ROOT = Path(__file__).resolve().parents[2]
LIMIT = 1.3
FILES = {"/host/": ROOT / "Web/host", "/rows.wasm": ROOT / ".wingbar/wasm/rows.wasm", "/": ROOT / "Benchmarks/rows"}


class Handler(SimpleHTTPRequestHandler):
    """The benchmark's few files."""

    def translate_path(self, path: str) -> str:
        path = path.split("?")[0]
        for prefix, place in FILES.items():
            if path.startswith(prefix):
                return str(place / path[len(prefix):]) if place.is_dir() else str(place)
        return str(ROOT / "no such file")

    def log_message(self, *_: object) -> None:
        """Nothing: the table is the output."""


def measure(rounds: int) -> dict[str, dict[str, float]]:
    """Script with style and layout, in ms, the programs taking turns: the lower quartile of the rounds, because what else
    runs on the machine only ever adds time."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Handler, directory=str(ROOT)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=shutil.which("chromium"), args=["--no-sandbox"])
        page = browser.new_page()
        page.on("pageerror", lambda error: sys.exit(f"rows: {error}"))
        page.goto(f"http://127.0.0.1:{server.server_port}/index.html")
        page.wait_for_function("window.ready")
        if page.evaluate("outline('swift')") != page.evaluate("outline('vanilla')"):
            sys.exit("rows: the two programs do not make the same page")
        names = ["vanilla", "swift"]
        results: dict[str, dict[str, float]] = {}
        for operation in page.evaluate("operations"):
            times: dict[str, list[list[float]]] = {name: [] for name in names}
            for i in range(rounds + 3):
                for name in names if i % 2 else reversed(names):
                    time = page.evaluate("([name, operation]) => once(name, operation)", [name, operation])
                    if i >= 3:
                        times[name].append(time)
            results[operation] = {}
            for name in names:
                for part, label in enumerate([f"{name} script", name]):
                    results[operation][label] = statistics.quantiles([t[part] for t in times[name]], n=4)[0]
        browser.close()
    server.shutdown()
    return results


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--rounds", type=int, default=25, help="measurements of each operation")
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    options = parser.parse_args()
    subprocess.run([ROOT / "Scripts/build-wasm", "rows"], check=True)
    results = measure(options.rounds)
    ratios = {name: times["swift"] / times["vanilla"] for name, times in results.items()}
    mean = math.exp(statistics.mean(math.log(ratio) for ratio in ratios.values()))
    if options.json:
        print(json.dumps({"results": results, "ratios": ratios, "geometricMean": mean, "limit": LIMIT}))
        return int(mean > LIMIT)
    print(f"1,000 rows, ms (script + style + layout, lower quartile of {options.rounds}) on {platform.node()}, one Chromium")
    print(f"{'':20}{'by hand':>10}{'Swift':>10}{'ratio':>8}{'script only':>16}")
    for name, times in results.items():
        script = f"{times['vanilla script']:.2f} / {times['swift script']:.2f}"
        print(f"{name:20}{times['vanilla']:10.2f}{times['swift']:10.2f}{ratios[name]:8.2f}{script:>16}")
    print(f"{'geometric mean':40}{mean:8.2f}   (limit {LIMIT})")
    return int(mean > LIMIT)


if __name__ == "__main__":
    sys.exit(main())

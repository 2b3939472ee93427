#!/usr/bin/env python3
"""Measures how the page moves and starts, with 1,000 rows in a headless Chromium of 390 × 844.

    .wingbar/venv/bin/python Benchmarks/page/run.py [TABLE…]      drag, minute, busy, taps, cold

Exit status 1 where a number passes its limit.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent))

from stage import browser, product  # noqa: E402

import busy  # noqa: E402
import cold  # noqa: E402
import drag  # noqa: E402
import minute  # noqa: E402
import taps  # noqa: E402

TABLES = {"drag": drag.table, "minute": minute.table, "busy": busy.table, "taps": taps.table, "cold": cold.table}


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("tables", nargs="*", metavar="TABLE", help="only these")
    options = parser.parse_args()
    if unknown := [name for name in options.tables if name not in TABLES]:
        parser.error(f"there is no table {unknown[0]}")
    over: list[str] = []
    with product() as served, browser() as running:
        address = served.address(km=5, days=14)
        for name, table in TABLES.items():
            if not options.tables or name in options.tables:
                over += table(running, address)
                print(flush=True)
    if over:
        print("over the limit: " + ", ".join(over))
    return int(bool(over))


if __name__ == "__main__":
    sys.exit(main())

"""Kills the browser 300 times in sessions of ticks, counts, undos and redos, and counts what had been shown and is gone.

Usage: run.py [KILLS [SEED]]. Exit status 1 where one shown change was lost, or one stands twice.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "BrowserTests"))

from playwright.sync_api import sync_playwright  # noqa: E402

from harness.kills import kill_often  # noqa: E402
from harness.product import Product  # noqa: E402


def main() -> int:
    kills, seed = [*map(int, sys.argv[1:]), *(300, 1)[len(sys.argv) - 1:]][:2]
    product = Product()
    try:
        with sync_playwright() as playwright:
            tally = kill_often(playwright.chromium, product, kills, seed)
    finally:
        product.close()
    for wrong in tally.wrong:
        print(wrong)
    print(f"{'kills':>10}{'shown changes':>16}{'lost':>8}{'duplicates':>12}")
    print(f"{tally.kills:>10}{tally.shown:>16,}{tally.lost:>8}{tally.duplicates:>12}")
    return int(bool(tally.wrong) or tally.kills < kills)


if __name__ == "__main__":
    sys.exit(main())

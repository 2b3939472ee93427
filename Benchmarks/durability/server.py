"""Kills the server 100 times while devices leave records in a mailbox, and counts what had been acknowledged and is gone.

Usage: server.py [KILLS [SEED]]. Exit status 1 where one acknowledged record was lost, or one stands twice.
"""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[2] / "BrowserTests"))

from harness.product import Product  # noqa: E402
from harness.server_kills import kill_server_often  # noqa: E402


def main() -> int:
    kills, seed = [*map(int, sys.argv[1:]), *(100, 1)[len(sys.argv) - 1:]][:2]
    product = Product()
    try:
        tally = kill_server_often(product, kills, seed)
    finally:
        product.close()
    for wrong in tally.wrong:
        print(wrong)
    print(f"{'kills':>10}{'in a request':>14}{'acknowledged':>14}{'lost':>8}{'duplicates':>12}")
    print(f"{tally.kills:>10}{tally.cut:>14}{tally.acknowledged:>14,}{tally.lost:>8}{tally.duplicates:>12}")
    return int(bool(tally.wrong) or tally.kills < kills or tally.cut < kills // 3)


if __name__ == "__main__":
    sys.exit(main())

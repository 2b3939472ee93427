"""Runs the browser tests against the release build.

    BrowserTests/run [--engine chromium|firefox|webkit|all] [-k WORD] [--jobs N] [--list]

Each test has a fresh browser context, and all share one server on a fixture of fixed dates. Prints a line a test and
closes with `N passed, N failed`. Pictures of failures are left in .wingbar/browser-failures.
"""

import argparse
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from harness.runner import ENGINES, run  # noqa: E402


def main() -> int:
    parser = argparse.ArgumentParser(
        prog="BrowserTests/run", description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--engine", choices=[*ENGINES, "all"], default="all")
    parser.add_argument("-k", metavar="WORD", default="", help="only tests with this in their name")
    parser.add_argument("--jobs", type=int, default=1, choices=range(1, 9), metavar="N", help="so many browsers at a time; Chromium only")
    parser.add_argument("--list", action="store_true", help="only say which tests there are")
    options = parser.parse_args()
    engines = list(ENGINES) if options.engine == "all" else [options.engine]
    return run(engines, options.k, options.list, options.jobs)


if __name__ == "__main__":
    sys.exit(main())

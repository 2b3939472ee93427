"""Compares what a browser downloads of Wingbar itself with the budget. Usage: budget.py ROOT

Counts brotli bytes of the page's program, of the bundled scripts and styles and of what else the page loads from Web/,
without MapLibre, the typeface and the lab's own files; and by itself what comes only with the pages about past lists: the
worker's program and its scripts.
"""

import json
import sys
from collections.abc import Iterable
from pathlib import Path

import brotli

SENT = {".js", ".css", ".html", ".svg", ".webmanifest"}
BUNDLED = {".js", ".css"}
ROOT = Path(sys.argv[1])
MADE = ROOT / ".wingbar"


def size(files: Iterable[Path]) -> int:
    return sum(len(brotli.compress(path.read_bytes())) for path in files)


def report(what: str, sizes: dict[str, int], most: int) -> bool:
    """Prints one sum against its budget; whether it is over."""
    total = sum(sizes.values())
    parts = ", ".join(f"{name} {count:,}" for name, count in sizes.items())
    print(f"{what}: {total:,} of {most:,} bytes ({parts})")
    return total > most


def main() -> int:
    budget = json.loads((ROOT / "Tests/budget.json").read_text(encoding="utf-8"))
    own = [path for path in (ROOT / "Web").rglob("*")
           if path.suffix in SENT - BUNDLED and (ROOT / "Web/lab") not in path.parents]
    first = {
        "WebAssembly": size([MADE / "wasm/wingbar.wasm"]),
        "page and host": size(own + list((MADE / "app").glob("*.js")) + [MADE / "app/host/map.js"]),
        "styles": size([MADE / "styles.css"]),
    }
    past = {"WebAssembly": size([MADE / "wasm/lists.wasm"]), "scripts": size((MADE / "app/past").glob("*.js"))}
    over = report("past lists, when they are opened", past, budget["pastBrotliBytes"])
    # A first visit is the last line: a sum of checks shows it.
    return report("a first visit", first, budget["clientBrotliBytes"]) or over


sys.exit(main())

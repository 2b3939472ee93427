"""Compares what a browser downloads of Wingbar itself with the budget. Usage: budget.py ROOT

Counts brotli bytes of the WebAssembly client, of the bundled scripts and styles and of what else the page loads from
Web/, without MapLibre, the typeface and the lab's own files.
"""

import json
import sys
from pathlib import Path

import brotli

SENT = {".js", ".css", ".html", ".svg", ".webmanifest"}
BUNDLED = {".js", ".css"}


def main() -> int:
    root = Path(sys.argv[1])
    budget = json.loads((root / "Tests/budget.json").read_text(encoding="utf-8"))["clientBrotliBytes"]
    sizes = {"WebAssembly": len(brotli.compress((root / ".wingbar/wasm/wingbar.wasm").read_bytes()))}
    own = [path for path in (root / "Web").rglob("*") if path.suffix not in BUNDLED and (root / "Web/lab") not in path.parents]
    for path in sorted(own + [*(root / ".wingbar/app").iterdir(), root / ".wingbar/styles.css"]):
        if path.suffix in SENT:
            group = "styles" if path.suffix == ".css" else "page and host"
            sizes[group] = sizes.get(group, 0) + len(brotli.compress(path.read_bytes()))
    total = sum(sizes.values())
    parts = ", ".join(f"{name} {size:,}" for name, size in sizes.items())
    print(f"{total:,} of {budget:,} bytes ({parts})")
    return total > budget


sys.exit(main())

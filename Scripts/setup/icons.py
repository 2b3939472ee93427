"""Writes icons as one sprite of <symbol> elements.

Usage: icons.py OUT.svg [SCHEMA.json]

Only the icons the product shows are taken from the pinned package `lucide`; with the schema of the lab's contents, those
that it allows.
"""

import json
import re
import sys
import zipfile
from importlib.util import find_spec
from pathlib import Path

ICONS = """
arrow-left binoculars bird check chevron-right chevrons-up-down circle-check clock download ellipsis feather
delete hash info layers life-buoy list-checks locate map-pin minus monitor-smartphone moon navigation pencil play plus redo-2 search settings share
star sun trash-2 triangle-alert undo-2 upload volume-2 wifi-off x
""".split()

# Lucide's own drawing attributes, which its files carry on the <svg> that a symbol has no more. Not its fill and its
# stroke's width: those are the styles', and an attribute here would win over them.
DRAWN = 'stroke="currentColor" stroke-linecap="round" stroke-linejoin="round"'


def symbol(name: str, svg: str) -> str:
    """One icon as a symbol, its shapes unchanged."""
    shapes = re.search(r"<svg\b[^>]*>(.*)</svg>", svg, re.DOTALL).group(1)
    shapes = re.sub(r"\s*\n\s*", "", shapes)
    return f'<symbol id="{name}" viewBox="0 0 24 24" {DRAWN}>{shapes}</symbol>'


def allowed(schema: Path) -> list[str]:
    """The icons that a content of the lab may use."""
    mode = json.loads(schema.read_text(encoding="utf-8"))["properties"]["modes"]["items"]
    return mode["properties"]["icon"]["enum"]


def main() -> None:
    out = Path(sys.argv[1])
    icons = allowed(Path(sys.argv[2])) if len(sys.argv) > 2 else ICONS
    package = Path(find_spec("lucide").submodule_search_locations[0])
    with zipfile.ZipFile(package / "lucide.zip") as drawings:
        symbols = [symbol(name, drawings.read(f"{name}.svg").decode("utf-8")) for name in icons]
    out.write_text('<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n", encoding="utf-8")


main()

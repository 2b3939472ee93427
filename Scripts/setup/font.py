"""Writes Inter, every glyph and both axes of it, as a woff2 file.

Usage: font.py OUT.woff2
"""

import sys
from importlib.util import find_spec
from pathlib import Path

from fontTools.ttLib import TTFont


def main() -> None:
    package = Path(find_spec("fontpkg_inter").submodule_search_locations[0])
    font = TTFont(package / "files/Inter[opsz,wght].ttf", recalcTimestamp=False)
    font.flavor = "woff2"
    font.save(sys.argv[1])


main()

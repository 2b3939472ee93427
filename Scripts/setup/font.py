"""Writes Inter as two woff2 files: what the page's words need, and the rest, which a browser asks for where it meets it.

Usage: font.py STYLES.css LATIN.woff2 REST.woff2

Which characters are in the first file is what STYLES says of it (`unicode-range`): it is written down once.
"""

import re
import sys
from importlib.util import find_spec
from pathlib import Path

from fontTools import subset

FEATURES = ["kern", "liga", "calt", "ccmp", "locl", "mark", "mkmk", "tnum", "case", "zero"]


def characters(styles: str, name: str) -> set[int]:
    """The characters that a style sheet takes from a font's file."""
    face = next(face for face in re.findall(r"@font-face\s*{(.*?)}", styles, re.DOTALL) if name in face)
    ranges = re.search(r"unicode-range:([^;]*);", face).group(1)
    found: set[int] = set()
    for first, last in re.findall(r"U\+([0-9A-Fa-f]+)(?:-([0-9A-Fa-f]+))?", ranges):
        found |= set(range(int(first, 16), int(last or first, 16) + 1))
    return found


def write(source: Path, out: Path, wanted: set[int]) -> None:
    """The font with these characters and both its axes, weight and optical size."""
    options = subset.Options(layout_features=FEATURES, recalc_timestamp=False, flavor="woff2")
    font = subset.load_font(str(source), options)
    choice = subset.Subsetter(options)
    choice.populate(unicodes=wanted)
    choice.subset(font)
    subset.save_font(font, str(out), options)


def main() -> None:
    styles, latin, rest = map(Path, sys.argv[1:])
    source = Path(find_spec("fontpkg_inter").submodule_search_locations[0]) / "files/Inter[opsz,wght].ttf"
    first = characters(styles.read_text(encoding="utf-8"), latin.name)
    every = set(subset.load_font(str(source), subset.Options()).getBestCmap())
    write(source, latin, first)
    write(source, rest, every - first)


main()

"""Measures how wide Inter's characters are and prints the table that the rules for labels read.

Usage: advances.py INTER.woff2 > Sources/BarRules/Advances+Inter.swift

Run it again when the pinned font changes: .wingbar/venv/bin/python Scripts/measure/advances.py .wingbar/web/inter.woff2
"""

import sys
import textwrap

from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

# A browser takes the optical size from the size in px, and Inter's axis starts at 14: labels are drawn at its start.
OPTICAL_SIZE = 14
WEIGHTS = {"medium": 500, "semibold": 600}
RANGES = [("basic", range(0x20, 0x7F)), ("latin", range(0xA0, 0x180))]

HEAD = """\
// Made by Scripts/measure/advances.py from the installed font (Inter {version}, {units} units an em); not written by hand.

extension Advances {{
"""


def measured(path: str, weight: int) -> tuple[dict[int, int], TTFont]:
    """Each character's advance in units, 0 for one that the font has not."""
    font = instancer.instantiateVariableFont(TTFont(path), {"wght": weight, "opsz": OPTICAL_SIZE})
    glyphs, metrics = font.getBestCmap(), font["hmtx"]
    return {code: metrics[glyphs[code]][0] if code in glyphs else 0 for _, codes in RANGES for code in codes}, font


def main() -> None:
    tables = {name: measured(sys.argv[1], weight) for name, weight in WEIGHTS.items()}
    font = next(iter(tables.values()))[1]
    print(HEAD.format(version=font["name"].getDebugName(5).split(";")[0].removeprefix("Version "), units=font["head"].unitsPerEm), end="")
    for name, (advances, _) in tables.items():
        print(f"    /// Inter {WEIGHTS[name]} at the optical size {OPTICAL_SIZE}.")
        print(f"    static let {name} = Advances(")
        for position, (label, codes) in enumerate(RANGES):
            row = ", ".join(str(advances[code]) for code in codes)
            print(f"        {label}: [")
            print(textwrap.fill(row, 112, initial_indent=" " * 12, subsequent_indent=" " * 12) + ",")
            print("        ]" + (")" if position == len(RANGES) - 1 else ","))
        if name != list(tables)[-1]:
            print()
    print("}")


main()

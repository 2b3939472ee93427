"""Writes the world's birds as one tab-separated table.

Usage: taxonomy.py OUT.tsv FAMILIES.tsv

The list is eBird's of 2024, as the pinned package `birdnames` carries it: species only. Other kinds of
names (subspecies, slashes, spuhs, hybrids) are recognised by their form when files are read, so the
columns for them are here and stay constant until a source has them.
"""

import csv
import sys
from importlib.util import find_spec
from pathlib import Path

COLUMNS = ["code", "name", "scientificName", "category", "sequence", "family", "familyName", "reportAs"]


def package_folder(name: str) -> Path:
    """The folder of an installed package, found without running the package."""
    return Path(find_spec(name).submodule_search_locations[0])


def read_families(path: Path) -> dict[str, str]:
    """English names by scientific family name, from the committed table."""
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.reader((line for line in file if not line.startswith("#")), delimiter="\t")
        return {row[0]: row[1] for row in rows}


def species_rows(source: Path, families: dict[str, str]) -> list[list[str]]:
    """One row a species, in the list's own (taxonomic) order."""
    with source.open(encoding="utf-8-sig", newline="") as file:
        birds = list(csv.DictReader(file))
    missing = sorted({bird["ebird_family"] for bird in birds} - families.keys())
    if missing:
        sys.exit(f"family-names.tsv has no English name for: {', '.join(missing)}. Add a line for each.")
    return [
        [
            bird["ebird_ebird_code"], bird["ebird_common_name"], bird["scientific_name"], "species",
            str(sequence), bird["ebird_family"], families[bird["ebird_family"]], "",
        ]
        for sequence, bird in enumerate(birds, start=1)
    ]


def main() -> None:
    out, families = Path(sys.argv[1]), read_families(Path(sys.argv[2]))
    source = package_folder("birdnames") / "data/processed/ebird_2024_taxonomy.csv"
    rows = species_rows(source, families)
    if len({row[0] for row in rows}) != len(rows):
        sys.exit(f"{source.name} repeats a species code; another release of birdnames may be installed.")
    lines = ["\t".join(row) for row in [COLUMNS, *rows]]
    part = out.with_suffix(".part")
    part.write_text("\n".join(lines) + "\n", encoding="utf-8")
    part.replace(out)


main()

"""Writes a made-up file in the shape of the eBird Basic Dataset: 52 tab-separated columns, lists of some 18 birds.

A seed gives the same file everywhere. A block of rows is made once and repeated with other lists, groups and days, so
that a gigabyte takes seconds and yet no two rows are the same.
"""

import random
from pathlib import Path

HEADER = (
    "GLOBAL UNIQUE IDENTIFIER|LAST EDITED DATE|TAXONOMIC ORDER|CATEGORY|TAXON CONCEPT ID|COMMON NAME|SCIENTIFIC NAME|"
    "SUBSPECIES COMMON NAME|SUBSPECIES SCIENTIFIC NAME|EXOTIC CODE|OBSERVATION COUNT|BREEDING CODE|BREEDING CATEGORY|"
    "BEHAVIOR CODE|AGE/SEX|COUNTRY|COUNTRY CODE|STATE|STATE CODE|COUNTY|COUNTY CODE|IBA CODE|BCR CODE|USFWS CODE|"
    "ATLAS BLOCK|LOCALITY|LOCALITY ID|LOCALITY TYPE|LATITUDE|LONGITUDE|OBSERVATION DATE|TIME OBSERVATIONS STARTED|"
    "OBSERVER ID|OBSERVER ORCID ID|SAMPLING EVENT IDENTIFIER|OBSERVATION TYPE|PROTOCOL NAME|PROTOCOL CODE|"
    "PROJECT NAMES|PROJECT IDENTIFIERS|DURATION MINUTES|EFFORT DISTANCE KM|EFFORT AREA HA|NUMBER OBSERVERS|"
    "ALL SPECIES REPORTED|GROUP IDENTIFIER|HAS MEDIA|APPROVED|REVIEWED|REASON|CHECKLIST COMMENTS|SPECIES COMMENTS"
).split("|")

SPECIES = 900
PLACES = 20_000
LISTS = 6_000


def species(taxonomy: Path) -> list[tuple[str, str]]:
    """Common and scientific names from the taxonomy that set-up made, spread over the whole list."""
    rows = [line.split("\t") for line in taxonomy.read_text("utf-8").splitlines()[1:]]
    step = max(1, len(rows) // SPECIES)
    return [(row[1], row[2]) for row in rows[::step]]


def block(taxonomy: Path) -> list[tuple[str, str, str, str]]:
    """Rows as (before the date, between date and list, between list and group, after), ready to be joined."""
    rng = random.Random(20_260_501)
    names = species(taxonomy)
    places = []
    for number in range(PLACES):
        kind = "H" if rng.random() < 0.4 else "P"
        lat, lon = 25 + rng.random() * 30, -125 + rng.random() * 55
        places.append(f"Place {number} by the water\tL{100000 + number}\t{kind}\t{lat:.7f}\t{lon:.7f}")
    rows = []
    for _ in range(LISTS):
        place = places[min(PLACES - 1, int(rng.random() ** 3 * PLACES))]
        clock = f"{rng.randrange(5, 20):02}:{rng.randrange(60):02}:00" if rng.random() < 0.93 else ""
        grouped = rng.random() < 0.15
        for index in rng.sample(range(len(names)), min(len(names), 4 + int(rng.expovariate(1 / 14)))):
            common, scientific = names[index]
            kind = "issf" if rng.random() < 0.03 else "species"
            part = f"{common} (Northern)\t{scientific} borealis" if kind == "issf" else "\t"
            count = "X" if rng.random() < 0.06 else str(1 + int(rng.expovariate(1 / 9)))
            approved = "0" if rng.random() < 0.01 else "1"
            note = "heard only, then seen well" if rng.random() < 0.08 else ""
            rows.append((
                f"\t2024-03-01 10:00:00\t{index * 31}\t{kind}\tavibase-{index:08X}\t{common}\t{scientific}\t{part}\t\t"
                f"{count}\t\t\t\t\tUnited States\tUS\tWashington\tUS-WA\tKing\tUS-WA-033\t\t5\t\t\t{place}\t",
                f"\t{clock}\tobsr{rng.randrange(10**6)}\t\tS",
                "\tTraveling\tTraveling\tP22\t\t\t45\t1.6\t\t1\t1\t" + ("G" if grouped else ""),
                f"\t0\t{approved}\t0\t\t\t{note}\n"))
    return rows


def generate(path: Path, megabytes: int, taxonomy: Path) -> int:
    """Writes a file of about so many megabytes; gives how many rows it has."""
    rows = block(taxonomy)
    written = total = 0
    with path.open("w", encoding="utf-8") as out:
        out.write("\t".join(HEADER) + "\n")
        turn = 0
        while written < megabytes * 1_000_000:
            day = f"20{15 + turn % 10}-{1 + turn // 10 % 12:02}-{1 + turn // 120 % 28:02}"
            lines, lists, before = [], 0, ""
            for number, (head, clock, middle, tail) in enumerate(rows):
                # Rows of one list share everything from the clock to the observer.
                lists += clock != before
                before = clock
                group = str(turn * LISTS + lists) if middle.endswith("G") else ""
                lines.append(f"URN:CornellLabOfOrnithology:EBIRD:OBS{total + number}{head}{day}{clock}"
                             f"{turn * LISTS + lists}{middle}{group}{tail}")
            text = "".join(lines)
            out.write(text)
            written += len(text.encode())
            total += len(rows)
            turn += 1
    return total

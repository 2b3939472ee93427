"""Imports a made-up eBird file with Wingbar and with DuckDB, in one run, and prints how they compare.

    python Benchmarks/import/run.py [MEGABYTES]    1000 by default

DuckDB reads the same columns with the same filter into a table of its own file. It neither sorts the rows nor leaves
out those that it has already; Wingbar does both. Exit status 1 where Wingbar is slower, or needs over 300 MB.
"""

import os
import platform
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from generate import generate

ROOT = Path(__file__).resolve().parents[2]
TAXONOMY = ROOT / ".wingbar/tables/taxonomy.tsv"
MEMORY = 300
THREADS = 2

LOAD = """
CREATE TABLE sightings AS SELECT
  hash(coalesce(nullif("GROUP IDENTIFIER", ''), "SAMPLING EVENT IDENTIFIER"), "SCIENTIFIC NAME") AS id,
  coalesce(nullif("GROUP IDENTIFIER", ''), "SAMPLING EVENT IDENTIFIER") AS list,
  "SCIENTIFIC NAME" AS name, "LOCALITY ID" AS place,
  try_cast("LATITUDE" AS DOUBLE) AS lat, try_cast("LONGITUDE" AS DOUBLE) AS lon,
  try_cast("OBSERVATION DATE" AS DATE) AS day, try_cast("TIME OBSERVATIONS STARTED" AS TIME) AS clock,
  coalesce(try_cast("OBSERVATION COUNT" AS INTEGER), -1) AS count
FROM read_csv(?, delim = '\t', header = true, quote = '', escape = '', all_varchar = true)
WHERE "APPROVED" = '1' AND try_cast("OBSERVATION DATE" AS DATE) IS NOT NULL
  AND try_cast("LATITUDE" AS DOUBLE) BETWEEN -90 AND 90 AND try_cast("LONGITUDE" AS DOUBLE) BETWEEN -180 AND 180
"""


def cpu_now() -> float:
    """Processor seconds of this process and of those that it waited for."""
    times = os.times()
    return times.user + times.system


def with_duckdb(source: Path, folder: Path) -> tuple[float, float, int]:
    """Seconds, processor seconds and rows of DuckDB's load."""
    import duckdb

    began, before = time.monotonic(), cpu_now()
    connection = duckdb.connect(str(folder / "duck.db"), config={"threads": THREADS})
    connection.execute(LOAD, [str(source)])
    rows = connection.execute("SELECT count(*) FROM sightings").fetchone()[0]
    connection.close()
    return time.monotonic() - began, cpu_now() - before, rows


def with_wingbar(source: Path, folder: Path, program: Path) -> dict[str, float]:
    """What bench-import printed."""
    words = subprocess.run(
        [program, source, folder / "home", TAXONOMY], check=True, capture_output=True, text=True).stdout.split()
    return {name: float(value) for name, value in zip(words[::2], words[1::2])}


def main() -> int:
    megabytes = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    if not TAXONOMY.exists():
        print("The taxonomy is missing: ./wingbar makes it.")
        return 1
    subprocess.run(["swift", "build", "-c", "release", "--product", "bench-import"], cwd=ROOT, check=True)
    built = subprocess.run(
        ["swift", "build", "-c", "release", "--show-bin-path"], cwd=ROOT, check=True, capture_output=True, text=True)
    program = Path(built.stdout.strip()) / "bench-import"
    with tempfile.TemporaryDirectory(dir=os.environ.get("TMPDIR")) as name:
        folder = Path(name)
        source = folder / "ebd.txt"
        rows = generate(source, megabytes, TAXONOMY)
        size = source.stat().st_size / 1e6
        wingbar = with_wingbar(source, folder, program)
        duck = with_duckdb(source, folder)
    print(f"machine: {platform.node()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    print(f"file: {size:.0f} MB, {rows:,} rows")
    print(f"{'':10}{'seconds':>9}{'cpu s':>8}{'MB/s':>7}{'rows kept':>12}")
    print(f"{'Wingbar':10}{wingbar['seconds']:9.2f}{wingbar['cpu']:8.2f}{size / wingbar['seconds']:7.0f}"
          f"{wingbar['kept']:12,.0f}")
    print(f"{'DuckDB':10}{duck[0]:9.2f}{duck[1]:8.2f}{size / duck[0]:7.0f}{duck[2]:12,}")
    ratio = duck[0] / wingbar["seconds"]
    print(f"speed: {ratio:.2f} × DuckDB (at least 1.00); memory: {wingbar['megabytes']:.0f} MB (at most {MEMORY})")
    return 0 if ratio >= 1 and wingbar["megabytes"] <= MEMORY else 1


if __name__ == "__main__":
    sys.exit(main())

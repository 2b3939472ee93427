"""Imports a made-up eBird file with Wingbar and with DuckDB, in one run, and prints how they compare.

    python Benchmarks/import/run.py [MEGABYTES]    1000 by default

Each loads the file three times, in turns, every time into a new store; the middle of the three counts. DuckDB reads
the same columns with the same filter into a table of its own file. It neither sorts the rows nor leaves out those that
it has already; Wingbar does both. Exit status 1 where Wingbar is slower, or needs over 300 MB.
"""

import os
import platform
import shutil
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path

from generate import generate

ROOT = Path(__file__).resolve().parents[2]
TAXONOMY = ROOT / ".wingbar/tables/taxonomy.tsv"
MEMORY = 300
ROUNDS = 3
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


@dataclass
class Load:
    """What one load took and gave."""
    seconds: float
    cpu: float
    kept: float
    megabytes: float = 0


def with_duckdb(source: Path, folder: Path) -> Load:
    """DuckDB's load."""
    import duckdb

    began, before = time.monotonic(), cpu_now()
    connection = duckdb.connect(str(folder / "duck.db"), config={"threads": THREADS})
    connection.execute(LOAD, [str(source)])
    rows = connection.execute("SELECT count(*) FROM sightings").fetchone()[0]
    connection.close()
    return Load(time.monotonic() - began, cpu_now() - before, rows)


def with_wingbar(source: Path, folder: Path, program: Path) -> Load:
    """Wingbar's load, as bench-import printed it."""
    words = subprocess.run(
        [program, source, folder / "home", TAXONOMY], check=True, capture_output=True, text=True).stdout.split()
    said = {name: float(value) for name, value in zip(words[::2], words[1::2])}
    return Load(said["seconds"], said["cpu"], said["kept"], said["megabytes"])


def turn(source: Path, folder: Path, program: Path) -> tuple[Load, Load]:
    """One load by each, into a folder that is gone afterwards."""
    folder.mkdir()
    loads = with_wingbar(source, folder, program), with_duckdb(source, folder)
    shutil.rmtree(folder)
    return loads


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
        runs = [turn(source, folder / str(round), program) for round in range(ROUNDS)]
    wingbar, duck = (sorted(loads, key=lambda load: load.seconds)[ROUNDS // 2] for loads in zip(*runs))
    memory = max(load.megabytes for load, _ in runs)
    print(f"machine: {platform.node()}, {os.cpu_count()} cores, load {os.getloadavg()[0]:.1f}")
    print(f"file: {size:.0f} MB, {rows:,} rows")
    print(f"{'':10}{'seconds':>9}{'cpu s':>8}{'MB/s':>7}{'rows kept':>12}")
    for name, load in ("Wingbar", wingbar), ("DuckDB", duck):
        print(f"{name:10}{load.seconds:9.2f}{load.cpu:8.2f}{size / load.seconds:7.0f}{load.kept:12,.0f}")
    ratio = duck.seconds / wingbar.seconds
    print(f"speed: {ratio:.2f} × DuckDB (at least 1.00); memory: {memory:.0f} MB (at most {MEMORY})")
    return 0 if ratio >= 1 and memory <= MEMORY else 1


if __name__ == "__main__":
    sys.exit(main())

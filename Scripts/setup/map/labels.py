"""Writes place.geojsonl, the basemap's labels, from the gazetteer.

Usage: labels.py PLACES.db FOLDER

A place first appears at the zoom where it is populous enough and no larger place's label would lie on its own.
Styles show it from its property `zoom` on: the tiles end before the last zooms do.
"""

import math
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path

from features import COARSEST, label, write

# (zoom, least population) from which a place may be shown.
LEAST = [(2, 5_000_000), (3, 2_000_000), (4, 600_000), (5, 250_000), (6, 100_000), (7, 40_000), (8, 15_000),
         (9, 6_000), (10, 3_000), (11, 1_500), (12, 0)]
LAST = 14

# Room that a label needs, in points of a map whose whole world is 512 · 2^zoom points wide.
WIDTH, HEIGHT = 84, 34


def mercator(lat: float, lon: float) -> tuple[float, float]:
    """Web Mercator from 0 to 1, x eastwards and y southwards."""
    sine = math.sin(math.radians(max(-85.05, min(85.05, lat))))
    return lon / 360 + 0.5, 0.5 - math.log((1 + sine) / (1 - sine)) / (4 * math.pi)


class Room:
    """The labels placed so far at each zoom, found by the square they lie in."""

    def __init__(self) -> None:
        self.squares: dict[tuple[int, int, int], list[tuple[float, float]]] = {}

    def is_free(self, zoom: int, x: float, y: float) -> bool:
        """Whether no label placed before covers a new one's room at this zoom."""
        px, py = x * 512 * 2**zoom, y * 512 * 2**zoom
        column, row = int(px // WIDTH), int(py // HEIGHT)
        return not any(
            abs(ox - px) < WIDTH and abs(oy - py) < HEIGHT
            for c in (column - 1, column, column + 1)
            for r in (row - 1, row, row + 1)
            for ox, oy in self.squares.get((zoom, c, r), ())
        )

    def take(self, zoom: int, x: float, y: float) -> None:
        """Keeps a label's room at this zoom."""
        px, py = x * 512 * 2**zoom, y * 512 * 2**zoom
        self.squares.setdefault((zoom, int(px // WIDTH), int(py // HEIGHT)), []).append((px, py))


def labels(places: Path) -> Iterator[str]:
    """One line a place, the most populous first."""
    database = sqlite3.connect(f"file:{places}?mode=ro", uri=True)
    room = Room()
    query = "SELECT name, population, lat, lon FROM place ORDER BY population DESC, id"
    for name, population, lat, lon in database.execute(query):
        x, y = mercator(lat, lon)
        zoom = next(zoom for zoom, least in LEAST if population >= least)
        while zoom < LAST and not room.is_free(zoom, x, y):
            zoom += 1
        for later in range(zoom, LAST):
            room.take(later, x, y)
        yield label(lat, lon, {"name": name, "population": population, "zoom": zoom}, min(zoom, COARSEST))


def main() -> None:
    write(Path(sys.argv[2]) / "place.geojsonl", labels(Path(sys.argv[1])))


main()

"""Writes river.geojsonl and border.geojsonl for the basemap from Debian's `gmt-gshhg-full`.

Usage: lines.py FOLDER

Where the shores are finer than these rivers, the shores show the rivers, and these would lie beside them.
"""

import sys
from collections.abc import Iterator
from pathlib import Path

import h5py
import numpy
import shapely

from features import features, write
from finer import FINER

SOURCE = Path("/usr/share/gmt-gshhg")

# The first zoom of each kind of river, by GSHHG's level: broad rivers, permanent major, additional and minor ones,
# intermittent ones, canals.
RIVERS = {0: 3, 1: 3, 2: 4, 3: 5, 4: 7, 5: 8, 6: 9, 7: 10, 8: 8, 9: 10, 10: 10}

# Of borders: of countries, and of states and provinces. Level 3, at sea, is left out.
BORDERS = {1: 1, 2: 4}


def segments(path: Path) -> Iterator[tuple[int, shapely.LineString]]:
    """(level, line) of every segment. Each lies in a one-degree bin and counts in 1/65535 of it from its south-west."""
    with h5py.File(path) as file:
        first, many = file["Id_of_first_segment_in_a_bin"][:], file["N_segments_in_a_bin"][:]
        levels, starts = file["Hierarchial_level_of_a_segment"][:], file["Id_of_first_point_in_a_segment"][:]
        counts = file["N_points_for_a_segment"][:]
        # Stored signed, meant unsigned.
        x = file["Relative_longitude_from_SW_corner_of_bin"][:].view("u2") / 65535
        y = file["Relative_latitude_from_SW_corner_of_bin"][:].view("u2") / 65535
    for bin_number in numpy.flatnonzero(many):
        west, south = bin_number % 360, 89 - bin_number // 360
        west -= 360 if west >= 180 else 0
        for segment in range(first[bin_number], first[bin_number] + many[bin_number]):
            points = slice(starts[segment], starts[segment] + counts[segment])
            if counts[segment] > 1:
                yield int(levels[segment]), shapely.LineString(numpy.column_stack([x[points] + west, y[points] + south]))


def lines(path: Path, minzooms: dict[int, int], without: shapely.Polygon | None = None) -> Iterator[str]:
    """One line of text a whole river or border, joined again across the bins; none inside `without`."""
    by_level: dict[int, list[shapely.LineString]] = {}
    for level, line in segments(path):
        by_level.setdefault(level, []).append(line)
    for level, minzoom in minzooms.items():
        joined = shapely.line_merge(shapely.MultiLineString(by_level.get(level, [])))
        parts = shapely.get_parts(shapely.difference(joined, without) if without else joined)
        yield from features(parts, {"level": level}, [minzoom] * len(parts))


def main() -> None:
    folder = Path(sys.argv[1])
    write(folder / "river.geojsonl", lines(SOURCE / "binned_river_f.nc", RIVERS, FINER))
    write(folder / "border.geojsonl", lines(SOURCE / "binned_border_f.nc", BORDERS))


main()

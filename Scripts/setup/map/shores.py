"""Writes land.geojsonl and lake.geojsonl for the basemap.

Usage: shores.py f|h FOLDER

Shores are GSHHG's, except around Vancouver, where DCW's are much finer: GSHHG closes Burrard Inlet at the
Second Narrows and knows neither False Creek nor the Fraser's arms.
"""

import sys
from collections.abc import Sequence
from pathlib import Path

import numpy
import shapely

import dcw
import gshhg
from features import features, minzooms_by_size, write
from finer import FINER

# DCW's provinces leave a gap of some metres along their border, which GSHHG's land closes.
BORDER = shapely.box(-123.48, 48.99, -121.3, 49.012)


def finer_land(coarser: numpy.ndarray) -> list[shapely.Geometry]:
    """The polygons that touch FINER, their land inside it replaced by DCW's, without a seam at its edge."""
    valid = shapely.make_valid(coarser)
    outside, gap = shapely.difference(valid, FINER), shapely.intersection(valid, BORDER)
    inside = [part for code in ("CABC", "USWA") for part in dcw.land(code, FINER)]
    joined = shapely.get_parts(shapely.union_all([*outside, *inside, *gap]))
    return [part for part in joined if shapely.get_dimensions(part) == 2]


def lines(polygons: Sequence[shapely.Geometry], properties: dict) -> list[str]:
    return features(polygons, properties, minzooms_by_size(polygons))


def main() -> None:
    resolution, folder = sys.argv[1], Path(sys.argv[2])
    kinds, polygons = gshhg.polygons(resolution)
    is_land = (kinds == gshhg.LAND) | (kinds == gshhg.ANTARCTIC_ICE)
    touches = is_land & shapely.intersects(shapely.envelope(polygons), FINER)
    land = [*polygons[is_land & ~touches], *finer_land(polygons[touches])]
    # Islands lie on lakes, so styles draw them last.
    islands = lines(polygons[kinds == gshhg.ISLAND_IN_LAKE], {"island": 1})
    write(folder / "land.geojsonl", lines(land, {}) + islands)
    write(folder / "lake.geojsonl", lines(polygons[kinds == gshhg.LAKE], {}))


main()

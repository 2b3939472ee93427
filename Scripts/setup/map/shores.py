"""Writes land.geojsonl and lake.geojsonl for the basemap.

Usage: shores.py f|h FOLDER

Shores are GSHHG's, except around Vancouver, where DCW's are much finer: GSHHG closes Burrard Inlet at the
Second Narrows and knows neither False Creek nor the Fraser's arms.
"""

import sys
from pathlib import Path

import shapely

import dcw
import gshhg
from features import features, write

# Degrees: from Howe Sound to Hope, where the Fraser's double line ends, and to Boundary Bay.
FINER = shapely.box(-123.48, 48.93, -121.3, 49.53)

# DCW's provinces leave a gap of some metres along their border, which GSHHG's land closes.
BORDER = shapely.box(-123.48, 48.99, -121.3, 49.012)


def finer_land(coarser: list[shapely.Polygon]) -> list[shapely.Polygon]:
    """The polygons that touch FINER, their land inside it replaced by DCW's, without a seam at its edge."""
    outside = [shapely.difference(polygon, FINER) for polygon in coarser]
    inside = [shapely.clip_by_rect(dcw.land(code), *FINER.bounds) for code in ("CABC", "USWA")]
    gap = [shapely.intersection(polygon, BORDER) for polygon in coarser]
    joined = shapely.union_all([*outside, *inside, *gap])
    return [part for part in shapely.get_parts(joined) if isinstance(part, shapely.Polygon)]


def main() -> None:
    resolution, folder = sys.argv[1], Path(sys.argv[2])
    land, lakes, islands, touching = [], [], [], []
    for kind, polygon in gshhg.polygons(resolution):
        if kind == gshhg.LAND and shapely.intersects(polygon, FINER):
            touching.append(shapely.make_valid(polygon))
        else:
            {gshhg.LAKE: lakes, gshhg.ISLAND_IN_LAKE: islands}.get(kind, land).append(polygon)
    land.extend(finer_land(touching))
    # Islands lie on lakes, so styles draw them last.
    write(folder / "land.geojsonl", features(land, {}) + features(islands, {"island": 1}))
    write(folder / "lake.geojsonl", features(lakes, {}))


main()

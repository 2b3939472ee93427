"""Writes GeoJSON one feature a line, the form tippecanoe reads on several cores at once."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path

import numpy
import shapely

# A hundred-thousandth of a degree is about a metre, finer than any source here.
GRID = 1e-5

# Every tileset ends at this zoom or later, so whatever starts here is in all of them.
COARSEST = 7


def features(geometries: Sequence[shapely.Geometry], properties: dict, minzooms: Iterable[int]) -> list[str]:
    """One line a geometry: it, what styles read of it, and the first zoom that has it."""
    shapes = shapely.to_geojson(shapely.set_precision(geometries, GRID, mode="pointwise"))
    rest = f'}},"properties":{json.dumps(properties)},"geometry":'
    return [
        f'{{"type":"Feature","tippecanoe":{{"minzoom":{minzoom}{rest}{shape}}}\n'
        for minzoom, shape in zip(minzooms, shapes)
    ]


def minzooms_by_size(geometries: Sequence[shapely.Geometry]) -> Iterable[int]:
    """The first zoom at which each geometry is half a point wide or high, on a map 512 points wide at zoom 0."""
    west, south, east, north = shapely.bounds(geometries).T
    degrees = numpy.maximum(east - west, north - south)
    zooms = numpy.ceil(numpy.log2(0.5 * 360 / 512 / numpy.maximum(degrees, 1e-9)))
    return numpy.clip(zooms, 0, COARSEST).astype(int)


def label(lat: float, lon: float, properties: dict, minzoom: int) -> str:
    """One line for a point with a name."""
    return json.dumps(
        {
            "type": "Feature", "tippecanoe": {"minzoom": minzoom}, "properties": properties,
            "geometry": {"type": "Point", "coordinates": [lon, lat]},
        },
        ensure_ascii=False, separators=(",", ":")) + "\n"


def write(path: Path, lines: Iterable[str]) -> None:
    """Writes all lines or, on an error, leaves no file of that name."""
    part = path.with_suffix(".part")
    with part.open("w", encoding="utf-8") as file:
        file.writelines(lines)
    part.replace(path)

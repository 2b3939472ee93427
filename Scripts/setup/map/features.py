"""Writes GeoJSON one feature a line, the form tippecanoe reads on several cores at once."""

import json
from collections.abc import Iterable, Sequence
from pathlib import Path

import shapely

# A hundred-thousandth of a degree is about a metre, finer than any source here.
GRID = 1e-5


def features(geometries: Sequence[shapely.Geometry], properties: dict, minzoom: int = 0) -> list[str]:
    """One line a geometry: it, what styles read of it, and the first zoom that has it."""
    before = f'{{"type":"Feature","tippecanoe":{{"minzoom":{minzoom}}},"properties":{json.dumps(properties)},"geometry":'
    shapes = shapely.to_geojson(shapely.set_precision(list(geometries), GRID, mode="pointwise"))
    return [f"{before}{shape}}}\n" for shape in shapes]


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

"""Reads land of countries and provinces from Debian's `gmt-dcw`."""

import h5py
import numpy
import shapely

FILE = "/usr/share/gmt-dcw/dcw-gmt.nc"

# In place of a longitude it says that a new ring begins.
BREAK = 65535


def land(code: str, area: shapely.Polygon) -> numpy.ndarray:
    """The land inside a rectangle of a country or province by DCW's code, such as "CABC".

    Coordinates are 16-bit steps above a smallest value; what `scale` counts is steps a degree.
    """
    with h5py.File(FILE) as file:
        east, north = file[f"{code}_lon"], file[f"{code}_lat"]
        raw = east[:]
        lon = east.attrs["min"][0] + raw / east.attrs["scale"][0]
        lat = north.attrs["min"][0] + north[:] / north.attrs["scale"][0]
    lon = numpy.where(lon > 180, lon - 360, lon)
    starts = numpy.flatnonzero(raw == BREAK)
    rings = numpy.array([
        shapely.Polygon(numpy.column_stack([lon[start + 1 : end], lat[start + 1 : end]]))
        for start, end in zip(starts, [*starts[1:], len(raw)])
        if end - start > 4
    ])
    near = rings[shapely.intersects(shapely.envelope(rings), area)]
    return shapely.clip_by_rect(shapely.make_valid(near), *area.bounds)

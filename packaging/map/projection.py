"""Lambert's conformal conic projection of the western Mediterranean onto the scene of the board."""

from __future__ import annotations

from math import cos, log, pi, radians, sin, tan

from peninsula import LonLat

Point = tuple[float, float]

EARTH_KM = 6371.0
PARALLELS = (37.5, 42.5)
CENTRE: LonLat = (-3.2, 40.0)
UNITS_PER_KM = 3.85
ORIGIN: Point = (3060.0, 2030.0)  # where CENTRE falls on the board


def _half(latitude: float) -> float:
    return tan(pi / 4 + radians(latitude) / 2)


_N = log(cos(radians(PARALLELS[0])) / cos(radians(PARALLELS[1]))) / log(
    _half(PARALLELS[1]) / _half(PARALLELS[0])
)
_F = cos(radians(PARALLELS[0])) * _half(PARALLELS[0]) ** _N / _N
_RHO0 = _F / _half(CENTRE[1]) ** _N


def project(place: LonLat) -> Point:
    """Return the scene point of a place given in degrees; y grows to the south."""
    rho = _F / _half(place[1]) ** _N
    theta = _N * radians(place[0] - CENTRE[0])
    east = EARTH_KM * rho * sin(theta)
    north = EARTH_KM * (_RHO0 - rho * cos(theta))
    return ORIGIN[0] + east * UNITS_PER_KM, ORIGIN[1] - north * UNITS_PER_KM

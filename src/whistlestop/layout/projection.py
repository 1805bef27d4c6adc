"""From degrees to a flat map, with a projection chosen by the extent of the board."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import numpy as np
from numpy.typing import NDArray

from whistlestop.boards.model import City

Points = NDArray[np.float64]

LOCAL = 2.0
"""The span in degrees of latitude up to which the earth is treated as flat."""
TROPICS = 12.0
"""The latitude below which a conic projection is unsuitable."""
POLES = 84.0


@dataclass(frozen=True, slots=True)
class Projection:
    """`flat` (degrees, with longitudes scaled) or `conic` (Lambert's conformal projection)."""

    kind: str
    latitude: float
    longitude: float
    """The centre of the map."""
    parallels: tuple[float, float]

    def project(self, latitudes: Points, longitudes: Points) -> Points:
        """Rows of x (to the east) and y (to the south), in radians of the globe."""
        turn = (longitudes - self.longitude + 180.0) % 360.0 - 180.0
        if self.kind == "flat":
            x = turn * math.cos(math.radians(self.latitude))
            return np.radians(np.column_stack([x, self.latitude - latitudes]))
        n, scale = self._cone()
        radius = scale / _stretch(latitudes) ** n
        middle = scale / float(_stretch(np.array(self.latitude))) ** n
        angle = n * np.radians(turn)
        return np.column_stack([radius * np.sin(angle), radius * np.cos(angle) - middle])

    def _cone(self) -> tuple[float, float]:
        low, high = (math.radians(p) for p in self.parallels)
        ratio = float(_stretch(np.array(self.parallels[1])) / _stretch(np.array(self.parallels[0])))
        n = math.log(math.cos(low) / math.cos(high)) / math.log(ratio)
        return n, math.cos(low) * float(_stretch(np.array(self.parallels[0]))) ** n / n

    def document(self) -> dict[str, Any]:
        """For the layout's file."""
        return {
            "kind": self.kind,
            "latitude": self.latitude,
            "longitude": self.longitude,
            "parallels": list(self.parallels),
        }


def _stretch(latitudes: Points) -> Points:
    limited = np.clip(latitudes, -89.0, 89.0)
    return np.asarray(np.tan(np.pi / 4 + np.radians(limited) / 2), dtype=np.float64)


def choose_projection(cities: Sequence[City]) -> Projection:
    """Flat for a town, the tropics and the whole world; conic for anything in between."""
    south, north = _span([city.latitude for city in cities])
    west, east = _span(_unwrapped([city.longitude for city in cities]))
    latitude, longitude = round((south + north) / 2, 3), round((west + east) / 2, 3)
    height = north - south
    conic = (
        height > LOCAL
        and abs(latitude) > TROPICS
        and south * north > 0
        and max(abs(south), abs(north)) < POLES
        and east - west < 180
    )
    parallels = (round(south + height / 6, 3), round(north - height / 6, 3))
    return Projection("conic" if conic else "flat", latitude, longitude, parallels)


def _span(values: list[float]) -> tuple[float, float]:
    return min(values), max(values)


def _unwrapped(longitudes: list[float]) -> list[float]:
    """Count eastwards past 180 for a board that spans the date line."""
    if max(longitudes) - min(longitudes) <= 180:
        return longitudes
    return [lon % 360.0 for lon in longitudes]

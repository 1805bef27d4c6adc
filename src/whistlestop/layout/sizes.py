"""The sizes of everything on a drawn board, all derived from the length of a space."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sizes:
    """Lengths in canvas units."""

    length: float
    """The length of a space along its route."""
    width: float
    gap: float
    """The gap between neighbouring spaces of a route."""
    lane_gap: float
    """The gap between two routes that run side by side."""
    city: float
    """The radius of a city's disc."""
    junction: float
    font: float
    card: tuple[float, float]
    """The width and height of a festival card."""

    @property
    def lane(self) -> float:
        """The distance between the centre lines of two routes side by side."""
        return self.width + self.lane_gap

    def radius(self, junction: bool) -> float:
        """The radius of a city's disc, or of a junction's smaller one."""
        return self.junction if junction else self.city


def sizes_for(length: float) -> Sizes:
    """Sizes in proportion to the length of a space."""
    return Sizes(
        length=round(length, 1),
        width=round(0.36 * length, 1),
        gap=round(0.09 * length, 1),
        lane_gap=round(0.07 * length, 1),
        city=round(0.3 * length, 1),
        junction=round(0.16 * length, 1),
        font=round(min(19.0, max(11.0, 0.45 * length)), 1),
        card=(round(0.5 * length, 1), round(0.68 * length, 1)),
    )

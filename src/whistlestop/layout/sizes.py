"""How large the things on a drawn board are; all of them follow from the length of a space."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Sizes:
    """Lengths in the units of the canvas."""

    length: float
    """Of a space, along its route."""
    width: float
    gap: float
    """Between neighbouring spaces of a route."""
    lane_gap: float
    """Between two routes that run side by side."""
    city: float
    """Radius of a city's disc."""
    junction: float
    font: float
    card: tuple[float, float]
    """Width and height of a festival card."""

    @property
    def lane(self) -> float:
        """From the middle of a route to the middle of the one beside it."""
        return self.width + self.lane_gap

    def radius(self, junction: bool) -> float:
        """Of a city's disc, or of the smaller one of a junction."""
        return self.junction if junction else self.city


def sizes_for(length: float) -> Sizes:
    """Everything else in proportion to the length of a space."""
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

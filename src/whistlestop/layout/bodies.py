"""Everything that needs room, as discs: spaces, cities and tags, and which must not overlap."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from whistlestop.layout.curves import normals
from whistlestop.layout.frame import Beads, Frame
from whistlestop.layout.projection import Points
from whistlestop.layout.tags import Place, Tag, discs_of

NEAR = 14.0
"""Extra distance at which pairs count as close, because they are looked up only now and then."""


@dataclass(frozen=True, slots=True)
class Bodies:
    """Discs, how they follow from the state vector, and the pairs that are close."""

    matrix: Points
    slope: Points
    side: Points
    fixed: Points
    radii: Points
    first: NDArray[np.intp]
    second: NDArray[np.intp]
    apart: Points
    """The least distance between the centres of each pair."""

    def at(self, state: Points) -> Points:
        """The centres of the discs."""
        return _places(state, self.matrix, self.fixed, self.slope, self.side)


def _places(state: Points, matrix: Points, fixed: Points, slope: Points, side: Points) -> Points:
    """Beads come first, offset to the side of their curve."""
    points = np.asarray(matrix @ state + fixed)
    points[: len(slope)] += side[:, None] * normals(slope @ state)
    return points


def bodies_of(
    frame: Frame, state: Points, beads: Beads, tags: list[tuple[Tag, Place]], clearance: float
) -> Bodies:
    """All discs in their current places."""
    spots, sizes, cities, owner = _tag_discs(tags)
    n, m = len(beads.offset), frame.cities
    identity = np.eye(frame.size)
    matrix = np.vstack([beads.matrix, identity[:m], identity[cities]])
    fixed = np.vstack([np.zeros((n + m, 2)), spots])
    width = frame.sizes.width
    radii = np.concatenate([np.full(n, 0.62 * width), frame.radii, sizes])
    points = _places(state, matrix, fixed, beads.slope, beads.offset)
    first, second = _close_pairs(points, radii, clearance)
    group = np.concatenate([beads.bundle, -1 - np.arange(m), 10_000 + owner]).astype(np.intp)
    city = np.concatenate([np.full(n, -1), np.arange(m), cities]).astype(np.intp)
    ends = np.vstack([frame.ends[beads.bundle], np.full((len(city) - n, 2), -2)])
    # `first` is always the smaller index: a bead before a city before a tag.
    bare = (second < n + m) & (first < n) & (ends[first] == city[second][:, None]).any(axis=1)
    own = (first >= n) & (city[first] == city[second]) & (first < n + m)
    free = (group[first] != group[second]) & ~bare & ~own
    first, second = first[free], second[free]
    return Bodies(
        matrix,
        beads.slope,
        beads.offset,
        fixed,
        radii,
        first,
        second,
        radii[first] + radii[second] + clearance,
    )


def _close_pairs(
    points: Points, radii: Points, clearance: float
) -> tuple[NDArray[np.intp], NDArray[np.intp]]:
    x, y = points[:, 0].astype(np.float32), points[:, 1].astype(np.float32)
    r = radii.astype(np.float32)
    limit = r[:, None] + r[None] + np.float32(clearance + NEAR)
    square = (x[:, None] - x[None]) ** 2 + (y[:, None] - y[None]) ** 2
    first, second = np.nonzero(np.triu(square < limit**2, 1))
    return first, second


def _tag_discs(
    tags: list[tuple[Tag, Place]],
) -> tuple[Points, Points, NDArray[np.intp], NDArray[np.intp]]:
    spots, sizes, cities, owner = [np.zeros((0, 2))], [np.zeros(0)], [], []
    for i, (tag, place) in enumerate(tags):
        discs, radius = discs_of(place.width, place.height)
        spots.append(discs + np.array([place.x, place.y]))
        sizes.append(np.full(len(discs), radius))
        cities += [tag.city] * len(discs)
        owner += [i] * len(discs)
    return (
        np.vstack(spots),
        np.concatenate(sizes),
        np.array(cities, dtype=np.intp),
        np.array(owner, dtype=np.intp),
    )

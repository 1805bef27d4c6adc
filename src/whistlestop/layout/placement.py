"""Chooses a place for each tag: the one where it covers least."""

from __future__ import annotations

import numpy as np

from whistlestop.layout.distances import beyond_boxes, from_segments
from whistlestop.layout.frame import Frame, beads_of
from whistlestop.layout.projection import Points
from whistlestop.layout.tags import Place, Tag

STAY = 0.5
"""How much better another place must be before a tag moves there."""
PASSES = 3
CUT_OFF = 10.0
"""The cost of a disc between a city and its name."""


def choose_places(
    frame: Frame,
    state: Points,
    tags: list[Tag],
    before: list[tuple[Tag, Place]],
    size: Points,
) -> list[tuple[Tag, Place]]:
    """A place for each tag, improved one by one in a few passes."""
    beads = beads_of(frame, state).at(state)
    solid = np.vstack([beads, state[: frame.cities]])
    radii = np.concatenate([np.full(len(beads), 0.6 * frame.sizes.width), frame.radii])
    held = {(tag.city, tag.card): place for tag, place in before}
    fixed = [_fixed_costs(frame, state, tag, solid, radii, size) for tag in tags]
    chosen: list[int] = []
    for tag, costs in zip(tags, fixed, strict=True):
        place = held.get((tag.city, tag.card))
        if place in tag.places:
            costs[tag.places.index(place)] -= STAY
            chosen.append(tag.places.index(place))
        else:
            chosen.append(int(np.argmin(costs)))
    boxes = [_boxes(state, tag) for tag in tags]
    for _ in range(PASSES):
        for i, tag in enumerate(tags):
            others = np.array([boxes[k][chosen[k]] for k in range(len(tags)) if k != i])
            costs = fixed[i] + (_covered(boxes[i], others) if len(others) else 0.0)
            chosen[i] = int(np.argmin(costs))
            assert chosen[i] < len(tag.places)
    return [(tag, tag.places[k]) for tag, k in zip(tags, chosen, strict=True)]


def _boxes(state: Points, tag: Tag) -> Points:
    """Rows of left, top, right, bottom."""
    middles = np.array([[p.x, p.y] for p in tag.places]) + state[tag.city]
    halves = np.array([[p.width, p.height] for p in tag.places]) / 2
    return np.hstack([middles - halves, middles + halves])


def _fixed_costs(
    frame: Frame, state: Points, tag: Tag, solid: Points, radii: Points, size: Points
) -> Points:
    """The cost of each place: spaces and cities covered, distance off the canvas, dislike."""
    boxes = _boxes(state, tag)
    reach = np.abs(boxes - np.tile(state[tag.city], 2)).max() + radii.max()
    near = (np.abs(solid - state[tag.city]) < reach).all(axis=1)
    near[len(solid) - frame.cities + tag.city] = False
    points, room = solid[near], radii[near] + 1.0
    dx, dy = beyond_boxes(points, boxes)
    away = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0)) + np.minimum(np.maximum(dx, dy), 0)
    covered = np.maximum(room - away, 0.0).sum(axis=1)
    outside = np.maximum(7 - boxes[:, :2], 0).sum(axis=1)
    outside += np.maximum(boxes[:, 2:] + 7 - size, 0).sum(axis=1)
    dislike = np.array([p.dislike for p in tag.places])
    doubt = 0.0 if tag.card else _doubt(frame, state, tag, boxes)
    between = CUT_OFF * _between(state[tag.city], boxes, points, frame.sizes.width / 2)
    return np.asarray(covered + 4 * outside + dislike + doubt + between)


def _between(city: Points, boxes: Points, points: Points, near: float) -> Points:
    """The number of discs between the city and each place: a name across a route is misread."""
    closest = np.clip(city, boxes[:, :2], boxes[:, 2:])
    return np.asarray((from_segments(points, city, closest[:, None]) < near).sum(axis=1))


def _doubt(frame: Frame, state: Points, tag: Tag, boxes: Points) -> Points:
    """How easily a name at each place could be taken for another city's."""
    cities = state[: frame.cities]
    dx, dy = beyond_boxes(cities, boxes)
    away = np.hypot(np.maximum(dx, 0), np.maximum(dy, 0))
    own = away[:, tag.city].copy()
    away[:, tag.city] = np.inf
    return np.asarray(6 * np.clip(own / np.maximum(away.min(axis=1), 1.0) - 0.5, 0, 2))


def _covered(boxes: Points, others: Points) -> Points:
    wide = np.minimum(boxes[:, None, 2], others[:, 2]) - np.maximum(boxes[:, None, 0], others[:, 0])
    high = np.minimum(boxes[:, None, 3], others[:, 3]) - np.maximum(boxes[:, None, 1], others[:, 1])
    both = np.minimum(wide, high) + 1.5
    return np.asarray(np.where(both > 0, both * 4, 0.0).sum(axis=1))

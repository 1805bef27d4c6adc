"""Force-directed relaxation: gives everything room while staying close to true places."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

import numpy as np

from whistlestop.layout.bodies import Bodies, bodies_of
from whistlestop.layout.frame import MEASURED, Beads, Frame, beads_of
from whistlestop.layout.placement import choose_places
from whistlestop.layout.projection import Points
from whistlestop.layout.tags import Place, Tag

RENEWED = 12
"""The number of steps between respacing the discs along their curves."""
CHOSEN = 60
"""The number of steps between choosing better places for the tags."""


@dataclass(frozen=True, slots=True)
class Pulls:
    """The strength of each force."""

    room: float = 1.0
    length: float = 0.6
    slack: float = 0.004
    home: float = 0.0025
    shape: float = 0.006
    straight: float = 0.02
    smooth: float = 0.06
    edge: float = 1.0


PULLS = Pulls()


class Relaxation:
    """A board on its way from true places to a layout."""

    def __init__(self, frame: Frame, state: Points, homes: Points, size: tuple[float, float]):
        self.frame = frame
        self.state = state
        self.homes = homes
        self.size = np.array(size)
        self.tags: list[tuple[Tag, Place]] = []
        self.clearance = 1.6
        self.firm = 1.0
        """The weight of room against all other forces."""

    def run(
        self, steps: int, rates: tuple[float, float], tags: list[Tag], tick: Callable[[], None]
    ) -> None:
        """Take this many steps, starting with long ones."""
        mean = np.zeros_like(self.state)
        square = np.zeros_like(self.state)
        for step in range(steps):
            if tags and step % CHOSEN == 0:
                self.tags = choose_places(self.frame, self.state, tags, self.tags, self.size)
            if step % RENEWED == 0:
                beads = beads_of(self.frame, self.state)
                bodies = bodies_of(self.frame, self.state, beads, self.tags, self.clearance)
                tick()
            slope = self._slope(bodies, beads)
            mean = 0.9 * mean + 0.1 * slope
            square = 0.97 * square + 0.03 * (slope**2).sum(axis=1, keepdims=True)
            done = step / steps
            rate = rates[0] * (rates[1] / rates[0]) ** done
            self.state = self.state - rate * mean / (np.sqrt(square) + 1e-3)

    def _slope(self, bodies: Bodies, beads: Beads) -> Points:
        total = self._room(bodies) + self._lengths(beads)
        frame, state = self.frame, self.state
        moved = state[: frame.cities] - self.homes
        total[: frame.cities] += PULLS.home * moved
        a, b = frame.ends.T
        apart = PULLS.shape * (moved[a] - moved[b])
        np.add.at(total, a, apart)
        np.add.at(total, b, -apart)
        bends = state[frame.cities :].reshape(-1, 2, 2)
        uneven = bends[:, 0] - bends[:, 1]
        pull = PULLS.straight * bends
        pull[:, 0] += PULLS.smooth * uneven
        pull[:, 1] -= PULLS.smooth * uneven
        total[frame.cities :] += pull.reshape(-1, 2)
        return total

    def _room(self, bodies: Bodies) -> Points:
        points = bodies.at(self.state)
        between = points[bodies.first] - points[bodies.second]
        distance = np.maximum(np.hypot(between[:, 0], between[:, 1]), 1e-6)
        lack = np.maximum(bodies.apart - distance, 0.0)
        push = (-self.firm * PULLS.room * lack / distance)[:, None] * between
        slope = np.zeros_like(points)
        for k in range(2):
            slope[:, k] = np.bincount(bodies.first, push[:, k], len(points))
            slope[:, k] -= np.bincount(bodies.second, push[:, k], len(points))
        rim = bodies.radii[:, None] + 7.0
        slope -= PULLS.edge * np.maximum(rim - points, 0.0)
        slope += PULLS.edge * np.maximum(points + rim - self.size, 0.0)
        return np.asarray(bodies.matrix.T @ slope)

    def _lengths(self, beads: Beads) -> Points:
        """Lengthen curves that are too short for their spaces; shorten those that are too long."""
        count = len(self.frame.bundles)
        points = (beads.ways @ self.state).reshape(count, MEASURED + 1, 2)
        pieces = np.diff(points, axis=1)
        each = np.maximum(np.hypot(pieces[..., 0], pieces[..., 1]), 1e-6)
        units = pieces / each[..., None]
        turned = np.abs(
            units[:, :-1, 0] * units[:, 1:, 1] - units[:, :-1, 1] * units[:, 1:, 0]
        ).sum(axis=1)
        # The inner of two lanes is shorter than the centre line.
        need = self.frame.needs + turned * self.frame.reaches + 1.0
        way = each.sum(axis=1)
        pull = self.firm * PULLS.length * np.minimum(way - need, 0.0)
        pull += PULLS.slack * np.maximum(way - 1.25 * need, 0.0)
        push = pull[:, None, None] * units
        slope = np.zeros_like(points)
        slope[:, 1:] += push
        slope[:, :-1] -= push
        return np.asarray(beads.ways.T @ slope.reshape(-1, 2))

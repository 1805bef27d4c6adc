"""Fits a value network to positions: backpropagation and Adam, in plain numpy."""

from __future__ import annotations

from array import array
from collections.abc import Callable
from copy import copy
from dataclasses import dataclass
from math import cos, pi

from whistlestop.bots.learned.net import Layers
from whistlestop.bots.learned.value import MARGIN_SCALE
from whistlestop.extras import needs_extra
from whistlestop.training.positions import Positions

with needs_extra("train"):
    import numpy as np
    from numpy.typing import NDArray

Floats = NDArray[np.float32]
Progress = Callable[[int, int], None]

FIRST, SECOND = 64, 32
"""The sizes of the hidden layers."""
BATCH = 2048
RATE = 2e-3
"""The learning rate at the start; it falls to 0 along half a cosine."""
DECAY = 1e-4
"""How much of each weight is lost at every step, as a share of the learning rate."""
MARGIN_SHARE, TICKET_SHARE = 0.15, 0.1
"""How much the margin and the tickets count, next to who wins."""
LEAST_SPREAD = 0.2
"""Inputs that are nearly always 0 are not blown up beyond this spread."""
FIRST_MOMENT, SECOND_MOMENT, TINY = 0.9, 0.999, 1e-8


@dataclass(slots=True)
class Adam:
    """Steps that adapt to the size of each gradient."""

    weights: list[Floats]
    means: list[Floats]
    squares: list[Floats]
    steps: int = 0

    @classmethod
    def of(cls, weights: list[Floats]) -> Adam:
        return cls(
            weights, [np.zeros_like(w) for w in weights], [np.zeros_like(w) for w in weights]
        )

    def step(self, gradients: list[Floats], rate: float) -> None:
        """Move all weights against their gradients."""
        self.steps += 1
        scale = rate * (1 - SECOND_MOMENT**self.steps) ** 0.5 / (1 - FIRST_MOMENT**self.steps)
        for i, gradient in enumerate(gradients):
            self.means[i] += (1 - FIRST_MOMENT) * (gradient - self.means[i])
            self.squares[i] += (1 - SECOND_MOMENT) * (gradient**2 - self.squares[i])
            self.weights[i] -= scale * self.means[i] / (np.sqrt(self.squares[i]) + TINY)
            self.weights[i] *= 1 - rate * DECAY


class Fit:
    """A network in the making."""

    def __init__(self, positions: Positions, seed: int) -> None:
        self.random = np.random.default_rng(seed)
        self.players = positions.shares.shape[1]
        width, tickets = positions.inputs.shape[1], positions.tickets.shape[1]
        spread = positions.inputs[:: max(1, len(positions) // 100_000)].astype(np.float32).std(0)
        self.scale = (1 / np.maximum(spread, LEAST_SPREAD)).astype(np.float32)
        sizes = [(width, FIRST), (FIRST, SECOND), (SECOND, self.players + 1), (SECOND, tickets)]
        self.weights: list[Floats] = []
        for rows, columns in sizes:
            start = self.random.normal(0, (2 / rows) ** 0.5, (rows, columns))
            self.weights += [start.astype(np.float32), np.zeros(columns, np.float32)]

    def copy(self) -> Fit:
        """Another network that begins where this one is."""
        other = copy(self)
        other.weights = [w.copy() for w in self.weights]
        return other

    def run(
        self, positions: Positions, epochs: int, progress: Progress, rate: float = RATE
    ) -> None:
        """Learn from all positions several times."""
        adam = Adam.of(self.weights)
        steps = max(1, len(positions) // BATCH)
        for epoch in range(epochs):
            order = self.random.permutation(len(positions))
            for i in range(steps):
                now = rate * 0.5 * (1 + cos(pi * (epoch * steps + i) / (epochs * steps)))
                adam.step(self._gradients(positions, order[i * BATCH : (i + 1) * BATCH]), now)
            progress(epoch + 1, epochs)

    def outputs(self, inputs: NDArray[np.int16]) -> tuple[Floats, Floats, Floats, Floats, Floats]:
        """The scaled inputs, both hidden layers, the outputs and the tickets' logits."""
        w = self.weights
        x = inputs.astype(np.float32) * self.scale
        hidden1 = np.maximum(x @ w[0] + w[1], 0)
        hidden2 = np.maximum(hidden1 @ w[2] + w[3], 0)
        return x, hidden1, hidden2, hidden2 @ w[4] + w[5], hidden2 @ w[6] + w[7]

    def chances(self, inputs: NDArray[np.int16]) -> Floats:
        """The chance of each seat, from the viewer on."""
        return softmax(self.outputs(inputs)[3][:, : self.players])

    def _gradients(self, positions: Positions, rows: NDArray[np.int64]) -> list[Floats]:
        n = len(rows)
        w = self.weights
        x, hidden1, hidden2, out, logits = self.outputs(positions.inputs[rows])
        slope = np.empty_like(out)
        slope[:, :-1] = (softmax(out[:, :-1]) - positions.shares[rows]) / n
        error = out[:, -1] - positions.margins[rows] / np.float32(MARGIN_SCALE)
        slope[:, -1] = MARGIN_SHARE * np.clip(error, -2, 2) / n
        results = positions.tickets[rows]
        held = results != 0
        chance = 1 / (1 + np.exp(-np.clip(logits, -30, 30)))
        ticket_slope = TICKET_SHARE * held * (chance - (results > 0)) / max(1, int(held.sum()))
        ticket_slope = ticket_slope.astype(np.float32)
        back2 = (slope @ w[4].T + ticket_slope @ w[6].T) * (hidden2 > 0)
        back1 = (back2 @ w[2].T) * (hidden1 > 0)
        return [
            x.T @ back1,
            back1.sum(0),
            hidden1.T @ back2,
            back2.sum(0),
            hidden2.T @ slope,
            slope.sum(0),
            hidden2.T @ ticket_slope,
            ticket_slope.sum(0),
        ]

    def layers(self) -> Layers:
        """The network for unscaled inputs."""
        w = [*self.weights]
        w[0] = w[0] * self.scale[:, None]
        return Layers(*(array("d", np.asarray(each, np.float64).ravel()) for each in w))


def softmax(logits: Floats) -> Floats:
    """Logits as chances that add up to 1."""
    raised: Floats = np.exp(logits - logits.max(1, keepdims=True))
    chances: Floats = raised / raised.sum(1, keepdims=True)
    return chances

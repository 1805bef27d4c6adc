"""Learns which tickets the others hold, from games between planners.

The model is trained on exactly what the bots use it for: given a player's other tickets, which of
the tickets that might be in a slot is the one (the pseudo-likelihood).
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from whistlestop.boards.model import Board
from whistlestop.bots.learned.belief_model import FACTS, TERMS, Array, shapes
from whistlestop.extras import needs_extra
from whistlestop.game.game import tables_for
from whistlestop.training.belief_games import Progress, Samples, play_games

with needs_extra("train"):
    import numpy as np

if TYPE_CHECKING:
    from numpy.typing import NDArray

    Numbers = NDArray[np.float32]

EPOCHS = 12
BATCH = 256
RATE = 0.01
DECAY = 1e-4
"""The pull of all weights towards zero."""
MOMENTUM, SPREAD = 0.9, 0.999


@dataclass(frozen=True, slots=True)
class Slots:
    """The samples as arrays."""

    facts: Numbers
    """By look, ticket and fact."""
    look: NDArray[np.int64]
    starts: NDArray[np.int64]
    """Where the options of each slot begin; and where the last ones end."""
    options: NDArray[np.int64]
    terms: Numbers

    @classmethod
    def of(cls, samples: Samples, tickets: int) -> Slots:
        facts = np.array(samples.facts, np.float32).reshape(samples.looks, tickets, FACTS)
        ends = np.cumsum(np.array(samples.sizes, np.int64))
        return cls(
            facts,
            np.array(samples.look, np.int64),
            np.concatenate([np.zeros(1, np.int64), ends]),
            np.array(samples.options, np.int64),
            np.array(samples.terms, np.float32).reshape(-1, TERMS),
        )


class Net:
    """The model while it learns, with Adam."""

    def __init__(self, tickets: int, random: np.random.Generator) -> None:
        self.weights: dict[str, Numbers] = {
            name: np.zeros(shape, np.float32) for name, shape in shapes(tickets).items()
        }
        inner = self.weights["inner"]
        inner += random.normal(0, FACTS**-0.5, inner.shape).astype(np.float32)
        outer = self.weights["outer"]
        outer += random.normal(0, 0.1, outer.shape).astype(np.float32)
        self.mean = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.square = {name: np.zeros_like(w) for name, w in self.weights.items()}
        self.steps = 0

    def learn(self, slots: Slots, batch: NDArray[np.int64], rate: float) -> float:
        """One step on some slots; returns the mean of their losses before it."""
        w = self.weights
        sizes = slots.starts[batch + 1] - slots.starts[batch]
        first = np.cumsum(sizes) - sizes
        slot = np.repeat(np.arange(len(batch)), sizes)
        rows = np.arange(len(slot)) - first[slot] + slots.starts[batch][slot]
        ticket = slots.options[rows]
        facts = slots.facts[slots.look[batch][slot], ticket]
        terms = slots.terms[rows]
        laid = facts[:, LAID]
        units = np.maximum(facts @ w["inner"].T + w["inner_bias"], 0)
        value = units @ w["outer"] + facts @ w["direct"] + terms @ w["terms"]
        value += w["tickets"][0, ticket] + w["tickets"][1, ticket] * laid
        value -= np.maximum.reduceat(value, first)[slot]
        odds = np.exp(value)
        odds /= np.add.reduceat(odds, first)[slot]
        loss = float(-np.log(np.maximum(odds[first], 1e-9)).mean())
        pull = odds
        pull[first] -= 1
        pull /= len(batch)
        inner = (pull[:, None] * w["outer"]) * (units > 0)
        tickets = len(w["tickets"][0])
        self.step(
            {
                "inner": inner.T @ facts,
                "inner_bias": inner.sum(0),
                "outer": pull @ units,
                "direct": pull @ facts,
                "terms": pull @ terms,
                "tickets": np.stack(
                    [
                        np.bincount(ticket, pull, tickets),
                        np.bincount(ticket, pull * laid, tickets),
                    ]
                ).astype(np.float32),
            },
            rate,
        )
        return loss

    def step(self, slopes: dict[str, Numbers], rate: float) -> None:
        self.steps += 1
        for name, slope in slopes.items():
            slope = slope + DECAY * self.weights[name]
            mean, square = self.mean[name], self.square[name]
            mean += (1 - MOMENTUM) * (slope - mean)
            square += (1 - SPREAD) * (slope * slope - square)
            spread = np.sqrt(square / (1 - SPREAD**self.steps)) + 1e-8
            self.weights[name] -= rate * mean / (1 - MOMENTUM**self.steps) / spread


LAID = 11
"""The fact that says what share of the pieces is placed."""


def fit(samples: Samples, tickets: int, seed: int) -> tuple[dict[str, Array], float]:
    """The arrays of the model for these samples, and the mean loss in the last epoch."""
    random = np.random.default_rng(seed)
    slots = Slots.of(samples, tickets)
    net = Net(tickets, random)
    count = len(slots.look)
    steps = EPOCHS * -(-count // BATCH)
    loss = 0.0
    for _ in range(EPOCHS):
        order = random.permutation(count)
        losses = []
        for start in range(0, count, BATCH):
            batch = order[start : start + BATCH]
            rate = RATE * (1 - net.steps / steps)
            losses.append(net.learn(slots, batch, rate) * len(batch))
        loss = sum(losses) / count
    arrays = {
        name: (tuple(w.shape), [float(x) for x in w.reshape(-1)]) for name, w in net.weights.items()
    }
    return arrays, loss


def train_belief(
    board: str | Path | Board, seed: int, games: int, progress: Progress | None = None
) -> dict[str, Array]:
    """Play games on a board and learn from them what the others' routes say about their tickets.

    The same seed gives the same numbers on one machine. They fit a `BeliefModel`.
    """
    tables = tables_for(board)
    samples = play_games(tables, seed, games, progress)
    return fit(samples, tables.tickets, seed)[0]

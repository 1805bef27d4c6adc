"""Learns the value of positions on a board, for every number of players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass

from whistlestop.bots.learned.model_file import Model
from whistlestop.bots.learned.net import Layers
from whistlestop.engine.tables import Tables
from whistlestop.training.fitting import Fit
from whistlestop.training.measures import Measures, measure
from whistlestop.training.positions import Recorder

HELD_BACK = 0.06
"""The share of the positions that the network is measured by, not trained on."""


RECORDING = 2
"""Goes up when the recorded games or the inputs change: then equal plans learn something else."""


@dataclass(frozen=True, slots=True)
class Plan:
    """How much to learn from. Equal plans give the same file."""

    games: int = 60_000
    """Games for each number of players."""
    per_game: float = 16.0
    """About how many positions are recorded in each, over all its branches."""
    epochs: int = 12
    """How often the network sees each position."""
    seed: int = 1
    recording: int = RECORDING


@dataclass(frozen=True, slots=True)
class Step:
    """What training is doing: `done` of `total` games or epochs, for a number of players."""

    what: str
    players: int
    done: int
    total: int


Report = Callable[[Step], None]
Keep = Callable[[Model], None]


def train(
    tables: Tables,
    plan: Plan,
    players: list[int],
    report: Report,
    keep: Keep,
    earlier: Model | None = None,
) -> Model:
    """Learn a network for each number of players.

    `keep` is called with the model after each of them. An earlier model of the same board keeps its
    other networks, and what it learned by the same plan is not learned again.
    """
    board = tables.board
    model = Model(board.id, board.digest, {})
    if earlier is not None and earlier.digest == board.digest:
        model = earlier
    for n in players:
        if model.made.get(str(n), {}).get("plan") == asdict(plan):
            continue
        layers, measures = train_one(tables, n, plan, report)
        for name, numbers in layers._asdict().items():
            model.arrays[f"{n}/{name}"] = numbers
        model.made[str(n)] = {"plan": asdict(plan)} | measures.to_dict()
        keep(model)
    return model


def train_one(tables: Tables, players: int, plan: Plan, report: Report) -> tuple[Layers, Measures]:
    """Learn one network, and measure it on games it has not seen."""
    recorder = Recorder(tables, players, plan.per_game)
    positions = recorder.record(
        plan.seed, plan.games, lambda done, total: report(Step("games", players, done, total))
    )
    learned, held = positions.split(max(1, round(HELD_BACK * len(positions))))
    fit = Fit(learned, plan.seed)
    fit.run(
        learned,
        plan.epochs,
        lambda done, total: report(Step("epochs", players, done, total)),
    )
    return fit.layers(), measure(fit, held)

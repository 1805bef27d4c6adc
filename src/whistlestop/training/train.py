"""Learns the value of positions on a board, for every number of players."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import partial

from whistlestop.bots.learned.model_file import Model
from whistlestop.bots.learned.net import Layers
from whistlestop.engine.tables import Tables
from whistlestop.training.fitting import RATE, Fit
from whistlestop.training.match import Match
from whistlestop.training.measures import Measures, measure
from whistlestop.training.positions import Positions, Recorder

AGAIN = 0.5
"""The learning rate of later rounds, as a share of the first."""
FEWER = 4
"""Later rounds have this many times fewer games, because these take longer."""
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
    rounds: int = 1
    """How often to learn again from games in which the network plays."""
    recording: int = RECORDING


@dataclass(frozen=True, slots=True)
class Step:
    """What training is doing: `done` of `total` games or epochs, for a number of players."""

    what: str
    """`games`, `epochs` or `match`; `games 2` and so on in later rounds."""
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
    """Learn one network, and measure it on games it has not seen.

    Then bots play by its value, and a copy learns from their games. Only if the copy wins more of
    the games against it does it take its place.
    """
    learned, held = _record(tables, players, plan, report)
    fit = Fit(learned, plan.seed)
    _learn(fit, learned, players, plan, report)
    found = measure(fit, held)
    for number in range(1, plan.rounds + 1):
        learned, held = _record(tables, players, plan, report, number, fit)
        other = fit.copy()
        _learn(other, learned, players, plan, report, number)
        match = Match(tables, players, other.layers(), fit.layers(), plan.seed + number)
        if not match.won(partial(_tell, report, "match", players, number)):
            break
        fit, found = other, measure(other, held)
    return fit.layers(), found


def _record(
    tables: Tables,
    players: int,
    plan: Plan,
    report: Report,
    number: int = 0,
    fit: Fit | None = None,
) -> tuple[Positions, Positions]:
    """Positions to learn from, and some to measure the network by."""
    recorder = Recorder(tables, players, plan.per_game, None if fit is None else fit.layers())
    progress = partial(_tell, report, "games", players, number)
    games = plan.games // FEWER if number else plan.games
    positions = recorder.record(plan.seed + 1000 * number, games, progress)
    return positions.split(max(1, round(HELD_BACK * len(positions))))


def _learn(
    fit: Fit, positions: Positions, players: int, plan: Plan, report: Report, number: int = 0
) -> None:
    rate = AGAIN * RATE if number else RATE
    fit.run(positions, plan.epochs, partial(_tell, report, "epochs", players, number), rate)


def _tell(report: Report, what: str, players: int, number: int, done: int, total: int) -> None:
    report(Step(f"{what} {number + 1}" if number else what, players, done, total))

"""How reliable the chances of winning are: estimates made during games, and how the games ended.

    python bench/chances.py [--games 1000] [--full-games 400] [--iterations 60] [--seed 1]

Fresh games of mixed bots, on every board, with two players and at a full table. In each third of a
game, one decision is judged from what its player could know: by rollouts to the end, as `analyse`
does without a trained network, and by the learned value. *Off* is the mean of estimate minus
share of the win: 0 for an unbiased judge. *Error* is the mean square of that difference (the Brier
score): 0 for a judge who knows everything, 0.25 for one who always says 50 %. Intervals are over
games.
"""

from __future__ import annotations

import argparse
import os
import shlex
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import chain
from math import sqrt
from pathlib import Path
from random import Random

from whistlestop.analysis.chances import chance
from whistlestop.boards import available, load
from whistlestop.bots import OWN_BUDGET, Budget, make
from whistlestop.bots.search.search import Search
from whistlestop.engine import compiled
from whistlestop.game import Game, View

SAVE = Path(__file__).parent / "results" / "chances.md"
THIRDS = ("beginning", "middle", "end")
JUDGES = ("rollouts", "learned")
MIX = {"planner": 8, "easy": 3, "blocker": 2, "hunter": 2, "hauler": 2, "lookahead": 3}
"""Who sits at the tables, and how often."""
TENTHS = 10


@dataclass(frozen=True, slots=True)
class Judgement:
    """The estimates of one chance, and the actual result."""

    game: int
    third: int
    """The third of the game, by decisions."""
    chances: dict[str, float]
    share: float


@dataclass(frozen=True, slots=True)
class Task:
    board: str
    players: int
    seed: int
    iterations: int
    """Rollouts per estimate; none if 0."""


def judge(task: Task) -> list[Judgement]:
    """Estimates from one game, one in each third."""
    random = Random(f"{task.board}/{task.players}/{task.seed}")
    game = Game.new(task.board, task.players, random.getrandbits(128))
    names = random.choices([*MIX], [*MIX.values()], k=task.players)
    bots = [make(name) for name in names]
    free: list[int] = []
    while not game.over:
        for player in sorted(game.to_act):
            view = game.view(player)
            if len(view.legal_moves()) > 1:
                free.append(len(game.moves))
            game.play(bots[player].decide(view, random, OWN_BUDGET), player)
    winners = [score.player for score in game.scores() if score.won]
    wanted = {}
    for third in range(len(THIRDS)):
        start, stop = (len(free) * edge // len(THIRDS) for edge in (third, third + 1))
        wanted[free[random.randrange(start, stop)]] = third
    found, again = [], game.restarted()
    for number, (player, action) in enumerate(game.moves):
        if number in wanted:
            estimates = estimate(again.view(player), action, random, task.iterations)
            share = (player in winners) / len(winners)
            found.append(Judgement(task.seed, wanted[number], estimates, share))
        again.play(action, player)
    return found


def estimate(view: View, action: int, random: Random, iterations: int) -> dict[str, float]:
    """What each judge says about a decision."""
    found = {}
    if iterations:
        search = Search(view)
        option = search.options()[0]
        search.run(random, Budget(iterations=iterations), [option], keep=option)
        found["rollouts"] = option.chance
    if (learned := chance(view, random)) is not None:
        found["learned"] = learned
    return found


@dataclass(frozen=True, slots=True)
class Figure:
    """A mean, and half the width of its 95 % interval."""

    mean: float
    half: float

    @classmethod
    def of(cls, values: Sequence[tuple[int, float]]) -> Figure:
        """The mean over all, with an interval over games."""
        n = len(values)
        mean = sum(value for _, value in values) / n
        games: dict[int, float] = {}
        for game, value in values:
            games[game] = games.get(game, 0.0) + value - mean
        spread = sqrt(sum(x * x for x in games.values())) / n
        return cls(mean, 1.96 * spread)


def lines(board: str, players: int, judgements: list[Judgement]) -> Iterator[str]:
    """The rows of a table."""
    for third, name in enumerate((*THIRDS, "whole game")):
        cells = []
        some = [j for j in judgements if third in (j.third, len(THIRDS))]
        for who in JUDGES:
            judged = [j for j in some if who in j.chances]
            if not judged:
                cells += ["", ""]
                continue
            off = Figure.of([(j.game, j.chances[who] - j.share) for j in judged])
            error = Figure.of([(j.game, (j.chances[who] - j.share) ** 2) for j in judged])
            cells.append(f"{100 * off.mean:+.1f} ± {100 * off.half:.1f}")
            cells.append(f"{error.mean:.3f} ± {error.half:.3f}")
        yield f"| {board} | {players} | {name} | {len(some)} | " + " | ".join(cells) + " |"


def diagram(board: str, judgements: list[Judgement]) -> Iterator[str]:
    """How often players won when their chance was in each tenth."""
    yield f"| {board} | " + " | ".join(reliability(judgements, k) for k in range(TENTHS)) + " |"


def reliability(judgements: list[Judgement], tenth: int) -> str:
    """One cell: the share that won, and out of how many."""
    some = [
        j.share
        for j in judgements
        if min(TENTHS - 1, int(TENTHS * j.chances.get("learned", -1.0))) == tenth
        and "learned" in j.chances
    ]
    return f"{100 * sum(some) / len(some):.0f} % of {len(some)}" if some else ""


def report(arguments: argparse.Namespace) -> Iterator[str]:
    """The whole report, line by line."""
    command = f"python bench/chances.py {shlex.join(sys.argv[1:])}".strip()
    yield "# How reliable the chances of winning are"
    yield ""
    yield f"    {command}"
    yield ""
    yield (
        "Fresh games of mixed bots "
        f"({', '.join(f'`{name}`' for name in MIX)}), one decision in each third of a game. "
        "*Off*: estimate minus result, in percentage points. *Error*: the mean square of that "
        "(the Brier score), 0.25 for a judge who always says 50 %. Rollouts: "
        f"{arguments.iterations} games to the end; learned: the value of `whistlestop train`. "
        "Intervals (95 %) are over games."
    )
    yield ""
    yield "| board | players | part | estimates | off, rollouts | error | off, learned | error |"
    yield "|---|---|---|---|---|---|---|---|"
    diagrams: list[str] = []
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        for board in arguments.boards or available():
            most = load(board).rules.players_max
            for players, games in ((2, arguments.games), (most, arguments.full_games)):
                seeds = range(arguments.seed, arguments.seed + games)
                deep = arguments.iterations if players == 2 else 0
                tasks = [Task(board, players, seed, deep) for seed in seeds]
                found = list(chain.from_iterable(pool.map(judge, tasks, chunksize=4)))
                yield from lines(board, players, found)
                if players == 2:
                    diagrams += diagram(board, found)
    yield ""
    yield "How often players won when the learned value gave them this chance, with two players:"
    yield ""
    tenths = [f"{10 * k}-{10 * k + 10} %" for k in range(TENTHS)]
    yield "| board | " + " | ".join(tenths) + " |"
    yield "|---" * (TENTHS + 1) + "|"
    yield from diagrams


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="games per board with two players")
    parser.add_argument("--full-games", type=int, default=400, help="games per board, full table")
    parser.add_argument("--iterations", type=int, default=60, help="rollouts per estimate")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--boards", nargs="*", help="only these boards")
    parser.add_argument("--save", type=Path, default=SAVE)
    arguments = parser.parse_args()
    if not compiled():
        sys.exit("The engine is not compiled: run `make setup` first.")
    text = []
    for line in report(arguments):
        print(line, flush=True)
        text.append(line)
    arguments.save.write_text("\n".join(text) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()

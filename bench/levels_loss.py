"""What each level loses per decision: the measure behind "you played like `hard`".

    python bench/levels_loss.py [--games 100] [--decisions 4] [--seed 1] [--board europe ...]

Two of the weaker levels play a game. At some of its decisions, chosen at random, every level is
asked for its move, and each move is analysed as `whistlestop analyse` would, with its usual number
of trial games. The loss is how far the best other option leads the move on fresh trial games, or
nothing if it fell behind. Budgets are iterations, so a busy machine makes no difference.

Every game is kept in bench/results/levels-loss.jsonl: a run that was stopped continues where it
stopped, and more games add to the earlier ones. Remove the file after changing the levels or the
analysis. The results go to bench/results/levels-loss.md and to the file that the analysis reads.
"""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from pathlib import Path
from random import Random
from statistics import mean, variance
from typing import Any, NamedTuple

from whistlestop.analysis import outlook
from whistlestop.analysis.levels import DATA, FEWEST_DECISIONS
from whistlestop.analysis.walk import RecordedMove, recorded_moves, usual_games
from whistlestop.boards import available, load
from whistlestop.bots import OWN_BUDGET, Budget, make
from whistlestop.bots.registry import LEVELS
from whistlestop.engine import compiled
from whistlestop.game import Game

SAVE = Path(__file__).parent / "results" / "levels-loss.md"
RAW = SAVE.with_suffix(".jsonl")
PLAYERS = 2
HOSTS = ("easy", "medium")
"""Who plays the games: the stronger levels would take too long."""
CONFIDENCE = 1.96


class Task(NamedTuple):
    board: str
    seed: int
    decisions: int


Look = dict[str, float]
"""In one decision: the lead over the move of each level, and the `trials` per analysed move."""


def budgets(board: str) -> dict[str, Budget]:
    """About what each level manages within its own seconds on an idle core (bench/bots.md)."""
    expert = 4000 if board == "new-york" else 400
    return {
        "easy": OWN_BUDGET,
        "medium": OWN_BUDGET,
        "hard": Budget(iterations=expert // 10),
        "expert": Budget(iterations=expert),
    }


def play(task: Task) -> Game:
    """A game between two of the weaker levels."""
    game = Game.new(task.board, PLAYERS, task.seed)
    random = Random(f"{task.board}/{task.seed}")
    bots = [make(random.choice(HOSTS)) for _ in range(PLAYERS)]
    while not game.over:
        player = min(game.to_act)
        game.play(bots[player].decide(game.view(player), random, OWN_BUDGET), player)
    return game


def measure(task: Task) -> dict[str, Any]:
    """What every level would lose at some decisions of one game."""
    game = play(task)
    choices = [move for move in recorded_moves(game, range(PLAYERS)) if not move.forced]
    budget = Budget(iterations=usual_games(game, len(choices)))
    random = Random(f"{task.board}/{task.seed}/decisions")
    some = random.sample(choices, min(task.decisions, len(choices)))
    looks = [ask_all(task, move, budget) for move in some]
    return {"board": task.board, "seed": task.seed, "decisions": looks}


def ask_all(task: Task, move: RecordedMove, budget: Budget) -> Look:
    """The loss of every level's move in one decision; the same move has the same loss."""
    known: dict[int, float] = {}
    look: Look = {}
    for level, limit in budgets(task.board).items():
        dice = Random(f"{task.board}/{task.seed}/{move.number}/{level}")
        action = int(make(level).decide(move.view, dice, limit))
        if action not in known:
            judge = Random(f"{task.board}/{task.seed}/{move.number}")
            found = outlook(move.view, judge, budget, action)
            known[action] = round(found.lead, 4)
            look["trials"] = found.games
        look[level] = known[action]
    return look


def summary(games: Sequence[Sequence[float]]) -> dict[str, float]:
    """The mean loss of a level over its games, and how it varies between and within them."""
    means = [mean(game) for game in games]
    # Within a game, the decisions vary by their nature and by the noise of the trial games.
    within = mean(variance(game) for game in games if len(game) > 1)
    explained = within * mean(1 / len(game) for game in games)
    spread = variance(means)
    return {
        "loss": round(mean(means), 5),
        "error": round(CONFIDENCE * sqrt(spread / len(means)), 5),
        "between": round(sqrt(max(0.0, spread - explained)), 5),
        "within": round(sqrt(within), 5),
    }


def entry(board: str, games: Sequence[Sequence[Look]]) -> dict[str, Any]:
    """A board's part of the file that the analysis reads."""
    looks = [look for game in games for look in game]
    levels = {
        level: summary([[max(0.0, look[level]) for look in game] for game in games])
        for level in LEVELS
    }
    return {
        "digest": load(board).digest,
        "players": {
            str(PLAYERS): {
                "games": len(games),
                "decisions": len(looks),
                "trials": round(mean(look["trials"] for look in looks), 1),
                "levels": levels,
            }
        },
    }


def report(boards: dict[str, Any]) -> str:
    """The figures as a table, in percentage points."""
    lines = [
        "# What each level loses per decision",
        "",
        "    python bench/levels_loss.py",
        "",
        "The chance of winning that a move gives away, in percentage points, with the 95 %",
        "interval over games. 2 players. The games are in `levels-loss.jsonl`.",
        f"The analysis uses the figures of a board once {FEWEST_DECISIONS} decisions are measured.",
        "",
        f"| board | games | decisions | trial games | {' | '.join(f'`{n}`' for n in LEVELS)} |",
        f"|---|---|---|---|{'---|' * len(LEVELS)}",
    ]
    for board, entry in boards.items():
        found = entry["players"][str(PLAYERS)]
        levels = [found["levels"][name] for name in LEVELS]
        cells = [f"{100 * level['loss']:.2f} ± {100 * level['error']:.2f}" for level in levels]
        counts = f"{found['games']} | {found['decisions']} | {found['trials']:.0f}"
        lines.append(f"| {board} | {counts} | {' | '.join(cells)} |")
    return "\n".join(lines) + "\n"


def kept() -> dict[tuple[str, int], list[Look]]:
    """The games measured so far, by board and seed."""
    if not RAW.exists():
        return {}
    rows = map(json.loads, RAW.read_text("utf-8").splitlines())
    return {(row["board"], row["seed"]): row["decisions"] for row in rows}


def write() -> None:
    """Sum up all games measured so far."""
    found = kept()
    boards = {}
    for board in available():
        games = [looks for (name, _), looks in sorted(found.items()) if name == board]
        if len(games) > 1:
            boards[board] = entry(board, games)
    text = json.dumps({"format": 1, "boards": boards}, indent=1)
    DATA.write_text(text + "\n", encoding="utf-8")
    SAVE.write_text(report(boards), encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--board", nargs="*", default=list(available()), choices=available())
    parser.add_argument("--games", type=int, default=100, help="games per board")
    parser.add_argument("--decisions", type=int, default=4, help="decisions per game")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count() or 1)
    arguments = parser.parse_args()
    if not compiled():
        sys.exit("The engine is not compiled: run `make setup` first.")
    done = kept()
    seeds = range(arguments.seed, arguments.seed + arguments.games)
    # The boards take turns, so that a run that is stopped has measured all of them.
    tasks = [Task(b, s, arguments.decisions) for s in seeds for b in arguments.board]
    todo = [task for task in tasks if (task.board, task.seed) not in done]
    with ProcessPoolExecutor(arguments.workers) as pool, RAW.open("a", encoding="utf-8") as raw:
        for number, row in enumerate(pool.map(measure, todo), 1):
            raw.write(json.dumps(row) + "\n")
            raw.flush()
            print(f"{number} of {len(todo)} games", end="\r", flush=True)
    write()
    print(SAVE.read_text("utf-8"))


if __name__ == "__main__":
    main()

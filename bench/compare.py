"""Whether the engine has become slower: compares another checkout with this one.

    python bench/compare.py CHECKOUT [--rounds 9] [--seconds 0.3] [--save bench/results/engine.md]

The other checkout must have this script and be set up. Every round starts a new process of each,
and the medians count, because machines are noisy. The table becomes the second part of the file.
"""

from __future__ import annotations

import argparse
import json
import platform
import shlex
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from statistics import median

from engine import one_by_one, rate
from whistlestop import Game
from whistlestop.boards import available, load
from whistlestop.bots import OWN_BUDGET, Budget, make
from whistlestop.engine.playout import Playout
from whistlestop.engine.reader import WHOLE
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.engine.validation import defect
from whistlestop.game import View
from whistlestop.game.events import EventExtractor

TITLE = "## Before and after"
PLAYERS = 2
BATCH = 50
ITERATIONS = 5
Run = Callable[[int], int]
"""Takes the number of the run and returns how many things it did."""


def repeated(do: Callable[[], object], times: int = 100) -> Run:
    def run(_: int) -> int:
        for _ in range(times):
            do()
        return times

    return run


def events(game: Game) -> Run:
    """Extract the events of every move of a game."""
    again, steps = game.restarted(), []
    for number, (player, action) in enumerate(game.moves):
        before = again.state.to_bytes()
        again.play(action, player)
        steps.append((before, player, action, again.state.to_bytes(), number))
    extractor = EventExtractor(game.board)

    def run(_: int) -> int:
        for step in steps:
            extractor.extract(*step)
        return len(steps)

    return run


def decisions(moments: list[Game], bot: str, budget: Budget) -> Run:
    """A bot's decisions, including the view it decides from."""
    bots, dice = [make(bot) for _ in range(PLAYERS)], Random(0)

    def run(_: int) -> int:
        for game in moments:
            player = min(game.to_act)
            bots[player].decide(game.view(player), dice, budget)
        return len(moments)

    return run


def moments_of(board: str) -> list[Game]:
    """The states of a game between planners, each time a player has to act."""
    game, bot, moments = Game.new(board, PLAYERS, 1), make("planner"), []
    while not game.over:
        moments.append(game.copy())
        player = min(game.to_act)
        game.play(int(bot.decide(game.view(player), Random(0), OWN_BUDGET)), player)
    moments.append(game)
    return moments


def runs(board: str) -> Iterator[tuple[str, Run]]:
    """All measurements, by name."""
    tables = Tables(load(board))
    playout, other = Playout(tables, 1), State()
    *moments, over = moments_of(board)
    game = moments[len(moments) // 2]
    view, data = game.view(0), game.to_bytes()
    text = view.to_json()
    yield "a move, played out", lambda i: playout.games(PLAYERS, i * BATCH, BATCH)[0]
    yield "a move, one by one", one_by_one(board, PLAYERS)
    yield "the legal moves as integers", repeated(lambda: game.legal_moves(0).actions)
    yield "a copy into a state", repeated(lambda: other.copy_from(game.state))
    yield "a new copy", repeated(game.state.copy)
    yield "the events of a move", events(over)
    yield "the check of a state", repeated(lambda: defect(game.state, game.tables, WHOLE))
    yield "the check of a view", repeated(lambda: defect(view.state, game.tables, 0))
    yield "`Game.from_bytes`", repeated(lambda: Game.from_bytes(game.tables, data))
    yield "`View.from_json`", repeated(lambda: View.from_json(text, game.tables))
    yield "a decision of `planner`", decisions(moments, "planner", OWN_BUDGET)
    search = Budget(iterations=ITERATIONS)
    yield "a decision of `expert`", decisions(moments[::7], "expert", search)


def measure(board: str, seconds: float) -> dict[str, float]:
    """Nanoseconds per measurement, in this process."""
    return {name: 1e9 / rate(run, seconds)[0] for name, run in runs(board)}


def in_process(checkout: Path, board: str, seconds: float) -> dict[str, float]:
    """The figures from a new process."""
    python, script = checkout / ".venv" / "bin" / "python", checkout / "bench" / "compare.py"
    answer = subprocess.run(
        [python, script, "--one", board, "--seconds", str(seconds)],
        check=True,
        capture_output=True,
        text=True,
    )
    figures: dict[str, float] = json.loads(answer.stdout)
    return figures


def column(there: Path, board: str, seconds: float, rounds: int) -> dict[str, str]:
    """Both figures of every measurement on a board, and their difference."""
    here = Path(__file__).resolve().parent.parent
    old, new = [], []
    for _ in range(rounds):
        old.append(in_process(there, board, seconds))
        new.append(in_process(here, board, seconds))
    cells = {}
    for name in new[0]:
        before, after = median(run[name] for run in old), median(run[name] for run in new)
        cells[name] = f"{before:,.0f} -> {after:,.0f} ({after / before - 1:+.0%})"
    return cells


def table(columns: dict[str, dict[str, str]]) -> str:
    """One row per measurement and one column per board, as Markdown."""
    rows = [["", *columns], ["---"] * (len(columns) + 1)]
    for name in next(iter(columns.values())):
        rows.append([name, *(cells[name] for cells in columns.values())])
    return "\n".join(f"| {' | '.join(cells)} |" for cells in rows)


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("checkout", type=Path, nargs="?", help="the other checkout")
    parser.add_argument("--rounds", type=int, default=9)
    parser.add_argument("--seconds", type=float, default=0.3, help="seconds per figure")
    parser.add_argument("--boards", default=",".join(available()))
    parser.add_argument("--save", type=Path, help="write the table to this file")
    parser.add_argument("--one", help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.one:
        print(json.dumps(measure(options.one, options.seconds)))
        return
    columns = {}
    for board in options.boards.split(","):
        columns[board] = column(options.checkout, board, options.seconds, options.rounds)
        print(board, json.dumps(columns[board], indent=1), flush=True)
    words = ("CHECKOUT" if word == str(options.checkout) else word for word in sys.argv[1:])
    command = ["python", "bench/compare.py", *words]
    part = (
        f"{TITLE}\n\n    {shlex.join(command)}\n\nNanoseconds on one core, {PLAYERS} players, "
        f"Python {platform.python_version()}: medians of {options.rounds} rounds in turn.\n\n"
        f"{table(columns)}\n"
    )
    print(part)
    if options.save:
        first = options.save.read_text(encoding="utf-8").split(TITLE)[0]
        options.save.write_text(first + part, encoding="utf-8")


if __name__ == "__main__":
    main()

"""What checking outside states costs, compared with the work around it.

    python bench/checks.py [--save bench/results/checks.md]

The states are from halfway through random games. Each figure is the best of several rounds,
because machines are noisy.
"""

from __future__ import annotations

import argparse
import platform
from collections.abc import Callable
from pathlib import Path
from time import process_time
from timeit import repeat

from whistlestop import Game
from whistlestop.boards import available
from whistlestop.engine import compiled
from whistlestop.engine.actions import Phase
from whistlestop.engine.playout import Playout
from whistlestop.engine.reader import WHOLE
from whistlestop.engine.validation import defect
from whistlestop.game import View

ROUNDS = 7
RUNS = 4000
PLAYERS = 3
HALF = 0.5


def microseconds(run: Callable[[], object]) -> float:
    """The shortest time of one run, on one core."""
    return min(repeat(run, timer=process_time, number=RUNS, repeat=ROUNDS)) / RUNS * 1e6


def least_pieces(game: Game) -> int:
    """The fewest pieces any player has left."""
    return min(game.reader.trains(p) + game.reader.ships(p) for p in range(PLAYERS))


def most_pieces(game: Game) -> int:
    """The pieces each player starts with."""
    rules = game.board.rules
    return rules.choose_pieces or rules.trains + rules.ships


def row(board: str) -> list[str]:
    """A line of the table."""
    game = Game.new(board, PLAYERS, seed=1)
    playout = Playout(game.tables, 1)
    while game.reader.phase is not Phase.MAIN or least_pieces(game) > HALF * most_pieces(game):
        playout.step(game.state)
    tables, state, data = game.tables, game.state, game.to_bytes()
    view = game.view(0)
    text = view.to_json()
    check = microseconds(lambda: defect(state, tables, WHOLE))
    check_view = microseconds(lambda: defect(view.state, tables, 0))
    copy = microseconds(state.copy)
    use = microseconds(lambda: Game.from_bytes(tables, data).legal_moves(0).actions)
    read = microseconds(lambda: View.from_json(text, tables))
    figures = [check, check_view, copy, use, read]
    return [
        board,
        *(f"{figure:.2f}" for figure in figures),
        f"{check / copy:.1f}",
        f"{check / use:.0%}",
        f"{check_view / read:.0%}",
    ]


def main() -> None:
    """Print the table, and save it if requested."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--save", type=Path)
    options = parser.parse_args()
    head = [
        *("board", "check of a state", "check of a view", "`State.copy`"),
        *("`from_bytes` and the legal moves", "`View.from_json`", "check : copy"),
        *("share of `from_bytes` and the legal moves", "share of `View.from_json`"),
    ]
    rows = [head, ["---"] * len(head), *map(row, available())]
    table = "\n".join(f"| {' | '.join(cells)} |" for cells in rows)
    how = "compiled" if compiled() else "interpreted"
    text = (
        f"# Checking states from outside\n\n`python bench/checks.py`, {PLAYERS} players, Python "
        f"{platform.python_version()}, {how}; microseconds.\n\n{table}\n"
    )
    print(text)
    if options.save:
        options.save.write_text(text)


if __name__ == "__main__":
    main()

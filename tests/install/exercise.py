"""Exercises an installed Whistlestop: plays a game on each board and repeats the golden games.

    python tests/install/exercise.py [--interpreted]

The tests run it in fresh environments, and cibuildwheel after each wheel. Of the checkout, it needs
only the golden games.
"""

from __future__ import annotations

import hashlib
import sys
from pathlib import Path

from whistlestop import Game
from whistlestop.arena import simulate
from whistlestop.boards import available
from whistlestop.engine import compiled

GOLDEN = Path(__file__).parents[1] / "proof" / "golden"


def play(board: str) -> None:
    """Play a game between bots."""
    results = simulate(board, 2, 1, ["medium", "greedy"], workers=1)
    assert results.games == 1
    assert all(bot.score.mean > 0 for bot in results.bots), results


def repeat(record: Path) -> None:
    """Play a golden game again, to the same bytes."""
    game = Game.from_record(record.read_text("utf-8"))
    assert game.over
    final = hashlib.sha256(game.state.to_bytes()).hexdigest()
    expected = record.with_suffix(".sums").read_text("utf-8").split()[-1]
    assert final == expected, f"{record.stem} ends differently"


def main() -> None:
    """Do it all, and say what was done."""
    assert compiled() == ("--interpreted" not in sys.argv), "compiled" if compiled() else "not"
    for board in available():
        play(board)
    records = sorted(GOLDEN.glob("*-2.txt"))
    assert len(records) == len(available())
    for record in records:
        repeat(record)
    print(f"{len(available())} boards, {len(records)} golden games: {Path(sys.prefix)}")


if __name__ == "__main__":
    main()

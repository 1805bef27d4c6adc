"""Games to learn from: every move in them is legal, in each branch."""

from __future__ import annotations

import os
import subprocess
import sys

CHECKED = """
from array import array
from whistlestop.bots.learned import selfplay
from whistlestop.bots.learned.inputs import Inputs
from whistlestop.bots.planner.frozen import frozen_weights
from whistlestop.bots.planner.styles import STYLES, weights_for
from whistlestop.engine.listing import is_legal
from whistlestop.game.game import tables_for

real, moves = selfplay.apply, 0

def apply(s, tables, player, action):
    global moves
    moves += 1
    assert is_legal(s, tables, player, action), (player, action)
    real(s, tables, player, action)

selfplay.apply = apply
tables = tables_for("new-york")
inputs = Inputs(tables, 2, frozen_weights(tables.board, 2))
styles = [weights_for(tables.board, 2, style) for style in (None, *STYLES)]
rows, tickets = 4000, len(tables.board.tickets)
memory = selfplay.Memory(
    memoryview(array("h", bytes(2 * rows * inputs.width))),
    memoryview(array("b", bytes(rows * tickets))),
    memoryview(array("f", bytes(8 * rows))),
    memoryview(array("f", bytes(4 * rows))),
    memoryview(array("h", bytes(2 * rows))),
    memoryview(array("i", bytes(8 * rows))),
)
players = selfplay.SelfPlay(inputs, styles, memory)
for game in (23, 127):
    players.games(1, game, game + 1, 0)
print(moves, players.rows)
"""


def test_players_who_slip_in_one_branch_do_not_disturb_the_next() -> None:
    """In both games a seat makes mistakes after the branch. Interpreted, each move is checked."""
    run = subprocess.run(
        [sys.executable, "-c", CHECKED],
        env={**os.environ, "WHISTLESTOP_INTERPRETED": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    assert run.returncode == 0, run.stderr
    moves, rows = map(int, run.stdout.split())
    assert moves > 200
    assert rows > 2

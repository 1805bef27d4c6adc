"""Perft: how many sequences of moves lead on from a moment, one, two and three moves deep.

A number that changes tells that a rule has changed, even where no test looks. Where several
players choose at the same time, each order of their choices is a sequence of its own.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from whistlestop.engine import layout as L
from whistlestop.engine.actions import PHASES
from whistlestop.engine.listing import legal_list
from whistlestop.engine.play import apply
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game import Game

from .dice import Dice
from .tables import players_of, tables_of
from .walk import Style, building, hoarding, walk

FOLDER = Path(__file__).with_name("perft")
SEED = 31
DEEPEST = 3
STYLES_PLAYED = (hoarding, building)
MOST = 60_000
"""Where more sequences are to be expected, no move deeper."""
EVERY = 100
"""Besides the first moment of each phase, every so many moves."""


def write(board: str) -> str:
    """The counts of a board, for all numbers of players."""
    lines = ["# players style move phase: sequences of one, two and three moves"]
    for players in players_of(board):
        for style in STYLES_PLAYED:
            for number, state in moments(board, players, style):
                moment = f"{players} {style.__name__} {number} {PHASES[state.data[L.PHASE]]}"
                found = counts(state, tables_of(board))
                lines.append(f"{moment}: {' '.join(map(str, found))}")
    return "\n".join(lines) + "\n"


def moments(board: str, players: int, style: Style) -> Iterator[tuple[int, State]]:
    """A game at the first moment of each phase, and at intervals."""
    game = Game.new(tables_of(board), players, SEED)
    seen = {game.state.data[L.PHASE]}
    yield 0, game.state
    for number in walk(game, Dice(SEED), style):
        phase = game.state.data[L.PHASE]
        if not game.over and (phase not in seen or number % EVERY == 0):
            seen.add(phase)
            yield number, game.state


def counts(state: State, tables: Tables) -> list[int]:
    """The numbers of sequences, as deep as they are cheap to count."""
    found: list[int] = []
    for depth in range(1, DEEPEST + 1):
        found.append(count(state, tables, depth))
        if found[-1] * (found[-1] // (found[-2] if depth > 1 else 1)) > MOST:
            break
    return found


def count(state: State, tables: Tables, depth: int) -> int:
    """How many sequences of so many moves there are; a game that ends first has none."""
    total = 0
    for player in range(state.data[L.SEATS]):
        actions = legal_list(state, tables, player)
        if depth == 1:
            total += len(actions)
            continue
        for action in actions:
            after = state.copy()
            apply(after, tables, player, action)
            total += count(after, tables, depth - 1)
    return total

"""Perft: the number of move sequences from a state, one, two and three moves deep.

A changed number shows that a rule has changed, even where no test looks. Where several players
choose at once, each order of their choices counts as a separate sequence.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from whistlestop.engine.actions import PHASES
from whistlestop.engine.listing import legal_list
from whistlestop.engine.play import apply
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game import Game

from .dice import Dice
from .offsets import AT
from .tables import players_of, tables_of
from .walk import Style, building, hoarding, walk

FOLDER = Path(__file__).with_name("perft")
SEED = 31
DEEPEST = 3
STYLES_PLAYED = (hoarding, building)
MOST = 60_000
"""The expected number of sequences beyond which to go no deeper."""
EVERY = 100
"""The interval in moves, besides the first moment of each phase."""


def write(board: str) -> str:
    """The counts of a board, for all numbers of players."""
    lines = ["# players style move phase: sequences of one, two and three moves"]
    for players in players_of(board):
        for style in STYLES_PLAYED:
            for number, state in moments(board, players, style):
                moment = f"{players} {style.__name__} {number} {PHASES[state.data[AT.phase]]}"
                found = counts(state, tables_of(board))
                lines.append(f"{moment}: {' '.join(map(str, found))}")
    return "\n".join(lines) + "\n"


def moments(board: str, players: int, style: Style) -> Iterator[tuple[int, State]]:
    """A game at the first moment of each phase, and at intervals."""
    game = Game.new(tables_of(board), players, SEED)
    seen = {game.state.data[AT.phase]}
    yield 0, game.state
    for number in walk(game, Dice(SEED), style):
        phase = game.state.data[AT.phase]
        if not game.over and (phase not in seen or number % EVERY == 0):
            seen.add(phase)
            yield number, game.state


def counts(state: State, tables: Tables) -> list[int]:
    """The numbers of sequences, as deep as is cheap to count."""
    found: list[int] = []
    for depth in range(1, DEEPEST + 1):
        found.append(count(state, tables, depth))
        if found[-1] * (found[-1] // (found[-2] if depth > 1 else 1)) > MOST:
            break
    return found


def count(state: State, tables: Tables, depth: int) -> int:
    """The number of sequences of `depth` moves; a game that ends sooner has none."""
    total = 0
    for player in range(state.data[AT.players]):
        actions = legal_list(state, tables, player)
        if depth == 1:
            total += len(actions)
            continue
        for action in actions:
            after = state.copy()
            apply(after, tables, player, action)
            total += count(after, tables, depth - 1)
    return total

"""Many random games of one board, with the invariants checked on the way."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from whistlestop.engine.tables import Tables
from whistlestop.game import Game

from .dice import Dice
from .invariants import move_violations, state_violations, violations
from .tables import players_of, tables_of
from .walk import STYLES, Style, walk

WHOLE = 49
"""Every state is checked in one game out of this many; in the others only some are."""


@dataclass
class Tally:
    """The totals of a number of games."""

    games: int = 0
    moves: int = 0
    checked: int = 0
    """The number of states checked."""
    found: list[str] = field(default_factory=list)

    def __add__(self, other: Tally) -> Tally:
        return Tally(
            self.games + other.games,
            self.moves + other.moves,
            self.checked + other.checked,
            self.found + other.found,
        )


def check_game(tables: Tables, players: int, seed: int, style: Style, every: int) -> Tally:
    """Play a game and check a random sample of its states, one in `every`, and the last one."""
    game = Game.new(tables, players, seed)
    dice = Dice(seed)
    tally = Tally(games=1)
    name = f"{tables.board.id}, {players} players, seed {seed}, {style.__name__}"
    tally.found += [f"{name}, deal: {text}" for text in violations(game)]
    for number in walk(game, dice, style):
        tally.moves = number
        if every == 1 or dice.one_in(every):
            tally.checked += 1
            found = state_violations(tables, game.state.data)
            found += move_violations(game.state, tables)
            tally.found += [f"{name}, move {number}: {text}" for text in found]
    tally.checked += 2
    tally.found += [f"{name}, end: {text}" for text in violations(game)]
    return tally


def campaign(board: str, seeds: range, every: int) -> Iterator[Tally]:
    """Games with all numbers of players and in all styles, one tally each."""
    tables = tables_of(board)
    numbers = players_of(board)
    for seed in seeds:
        players = numbers[seed % len(numbers)]
        style = STYLES[seed // len(numbers) % len(STYLES)]
        yield check_game(tables, players, seed, style, 1 if seed % WHOLE == 0 else every)

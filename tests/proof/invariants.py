"""What must hold in every state of every game, on every board.

Written from the rules and from layout.py, not from the engine: each check recounts what the engine
only keeps up to date.
"""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.engine import layout as L
from whistlestop.engine.listing import legal_list
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game import Game

from .invariants_cards import card_violations, flush_violations
from .invariants_map import map_violations
from .invariants_payment import payment_violations
from .invariants_scores import score_violations
from .invariants_shape import shape_violations
from .invariants_tickets import ticket_violations
from .invariants_turns import turn_violations
from .offsets import AT
from .sheet import Sheet, sheet_of


def violations(game: Game) -> list[str]:
    """Everything that is wrong with a game, including its scores and moves; ideally nothing."""
    found = state_violations(game.tables, game.state.data)
    found += move_violations(game.state, game.tables)
    found += score_violations(sheet_of(game.tables), game.state.data, game.scores())
    return found


def state_violations(
    tables: Tables, data: bytes | bytearray, *, guessed: bool = False
) -> list[str]:
    """What is wrong with the bytes of a state.

    `guessed`: its hidden cards were dealt at random. If a row full of wilds was not flushed, that
    says something about them (C6), but a guess need not take it into account.
    """
    return list(_all(sheet_of(tables), bytes(data), guessed))


def _all(sheet: Sheet, data: bytes, guessed: bool) -> Iterator[str]:
    senseless = list(shape_violations(sheet, data))
    if senseless:  # the other checks could not even look anything up
        yield from senseless
        return
    yield from card_violations(sheet, data)
    if not guessed:
        yield from flush_violations(sheet, data)
    yield from ticket_violations(sheet, data)
    yield from map_violations(sheet, data)
    yield from payment_violations(sheet, data)
    yield from turn_violations(sheet, data)


def move_violations(state: State, tables: Tables) -> list[str]:
    """C14: the players to act have a move, and nobody else does."""
    waiting = state.data[AT.waiting]
    return [
        f"player {p} has {'no' if waiting >> p & 1 else 'a'} move"
        for p in range(L.PLAYERS)
        if bool(legal_list(state, tables, p)) != bool(waiting >> p & 1)
    ]

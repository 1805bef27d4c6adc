"""The luck of each seat in a game, which a result can be adjusted for."""

from __future__ import annotations

import hashlib
from functools import lru_cache

from whistlestop.arena.errors import ArenaError
from whistlestop.bots.learned.models import untrained, value_for
from whistlestop.bots.learned.value import Value
from whistlestop.bots.search.luck import LuckMeter
from whistlestop.engine.play import apply
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game import Game

DIGITS = 6


def luck_of(game: Game, dice: str, value: Value | None = None) -> tuple[float, ...]:
    """Each seat's luck in a game so far, in chance of winning; over the seats it adds up to 0.

    The text `dice` decides which other orders of the cards the real one is compared with.
    """
    found = known_value(game.tables, game.players) if value is None else value
    meter = LuckMeter(found, hashlib.sha256(dice.encode()).digest())
    state = State()
    state.load(game.start)
    meter.deal(state)
    for player, action in game.moves:
        apply(state, game.tables, player, action)
        meter.follow(state, player, action)
    return tuple(round(meter.luck[p], DIGITS) for p in range(game.players))


@lru_cache(8)
def known_value(tables: Tables, players: int) -> Value:
    """The value that luck is measured by."""
    value = value_for(tables, players)
    if value is None:
        raise ArenaError(f"luck cannot be measured: {untrained(tables.board, players)}")
    return value

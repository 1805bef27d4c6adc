"""The legal moves as Python sees them: a list of integers."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.bits import lowest
    from cython.cimports.whistlestop.engine.legal import legal_actions
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.bits import lowest
    from whistlestop.engine.legal import legal_actions
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables


def legal_list(s: State, t: Tables, player: cython.int) -> list[int]:
    """All legal actions of a player, in ascending order."""
    actions: list[int] = []
    word: cython.int
    mask: cython.ulonglong
    legal_actions(s, t, player)
    for word in range(L.WORDS):
        mask = t.legal[word]
        while mask:
            actions.append(64 * word + lowest(mask))
            mask &= mask - 1
    return actions


def is_legal(s: State, t: Tables, player: cython.int, action: cython.int) -> bool:
    """Whether a player may do this now."""
    if player < 0 or player >= L.PLAYERS or action < 0 or action >= L.ACTIONS:
        return False
    legal_actions(s, t, player)
    return (t.legal[action // 64] >> (action % 64)) & 1 != 0

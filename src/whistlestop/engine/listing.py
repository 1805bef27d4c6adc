"""The legal actions, for Python callers."""

from __future__ import annotations

import cython

from whistlestop.engine import layout as L
from whistlestop.engine.action_set import ActionSet
from whistlestop.engine.bits import has
from whistlestop.engine.legal import legal_actions
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables


def legal_set(s: State, t: Tables, player: cython.int) -> ActionSet:
    """All legal actions of a player, as a sequence with fast membership tests."""
    actions: ActionSet = ActionSet.__new__(ActionSet) if cython.compiled else ActionSet()
    legal_actions(s, t, player, actions)
    return actions


def legal_list(s: State, t: Tables, player: cython.int) -> list[int]:
    """All legal actions of a player, in ascending order."""
    return legal_set(s, t, player).to_list()


def is_legal(s: State, t: Tables, player: cython.int, action: cython.int) -> cython.bint:
    """Whether an action is legal for a player now."""
    if player < 0 or player >= L.PLAYERS or action < 0 or action >= L.ACTIONS:
        return False
    actions: ActionSet = legal_set(s, t, player)
    return has(actions.words, action)

"""The legal moves as Python sees them: a list of integers."""

from __future__ import annotations

import cython

if cython.compiled:
    from cython.cimports.whistlestop.engine import layout as L
    from cython.cimports.whistlestop.engine.bits import lowest, popcount
    from cython.cimports.whistlestop.engine.legal import legal_actions
    from cython.cimports.whistlestop.engine.state import State
    from cython.cimports.whistlestop.engine.tables import Tables
else:
    from whistlestop.engine import layout as L
    from whistlestop.engine.bits import lowest, popcount
    from whistlestop.engine.legal import legal_actions
    from whistlestop.engine.state import State
    from whistlestop.engine.tables import Tables


@cython.final
@cython.cclass
class ActionSet:
    """The legal actions of a player at one moment: a sequence of integers, in ascending order."""

    def __init__(self, s: State, t: Tables, player: cython.int) -> None:
        i: cython.int
        if not cython.compiled:
            self.words = [0] * L.WORDS
        legal_actions(s, t, player)
        self.size = 0
        for i in range(L.WORDS):
            self.words[i] = t.legal[i]
            self.size += popcount(t.legal[i])

    def __len__(self) -> int:
        return self.size

    def __getitem__(self, index: cython.int) -> int:
        word: cython.int = 0
        mask: cython.ulonglong
        if index < 0:
            index += self.size
        if index < 0 or index >= self.size:
            raise IndexError(f"there are {self.size} legal moves")
        while index >= popcount(self.words[word]):
            index -= popcount(self.words[word])
            word += 1
        mask = self.words[word]
        while index > 0:
            mask &= mask - 1
            index -= 1
        return 64 * word + lowest(mask)

    def __contains__(self, action: object) -> bool:
        n: cython.int
        if not isinstance(action, int) or action < 0 or action >= L.ACTIONS:
            return False
        n = action
        return (self.words[n // 64] >> (n % 64)) & 1 != 0

    def to_list(self) -> list[int]:
        """All actions."""
        actions: list[int] = []
        word: cython.int
        mask: cython.ulonglong
        for word in range(L.WORDS):
            mask = self.words[word]
            while mask:
                actions.append(64 * word + lowest(mask))
                mask &= mask - 1
        return actions


def legal_list(s: State, t: Tables, player: cython.int) -> list[int]:
    """All legal actions of a player, in ascending order."""
    return ActionSet(s, t, player).to_list()


def is_legal(s: State, t: Tables, player: cython.int, action: cython.int) -> bool:
    """Whether a player may do this now."""
    if player < 0 or player >= L.PLAYERS or action < 0 or action >= L.ACTIONS:
        return False
    legal_actions(s, t, player)
    return (t.legal[action // 64] >> (action % 64)) & 1 != 0

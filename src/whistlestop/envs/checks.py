"""Checks of what callers pass to environments: each says what was expected."""

from __future__ import annotations

from collections.abc import Sequence
from operator import index
from typing import Any

from whistlestop.boards import Board
from whistlestop.extras import needs_extra
from whistlestop.game import GameError

with needs_extra("rl"):
    import numpy as np
    from numpy.typing import NDArray


def own_array(name: str, array: NDArray[Any], shape: tuple[int, ...], kind: Any) -> NDArray[Any]:
    """Check an array of the caller's."""
    if not isinstance(array, np.ndarray):
        raise GameError(f"the array '{name}' must be a numpy array, not {type(array).__name__}")
    flags = array.flags
    fits = array.shape == shape and array.dtype == kind
    if not fits or not flags.c_contiguous or not flags.writeable:
        how = "" if flags.c_contiguous else ", not contiguous"
        how += "" if flags.writeable else ", read-only"
        raise GameError(
            f"the array '{name}' must be contiguous, writable, {np.dtype(kind)} and of shape "
            f"{shape}, not {array.dtype} of shape {array.shape}{how}"
        )
    return array


def one_action(value: Any) -> int:
    """Check a single action. Whether it is legal, the game decides."""
    found = np.asarray(value).reshape(-1)
    if found.shape != (1,) or found.dtype.kind not in "iu":
        raise GameError(f"expected an action, which is a whole number, not {value!r}")
    return int(found[0])


def check_players(board: Board, players: int) -> int:
    """Check the number of players."""
    low, high = board.rules.players_min, board.rules.players_max
    players = whole("players", players, 0)
    if not low <= players <= high:
        raise GameError(f"{board.id} is for {low} to {high} players, not {players}")
    return players


def whole(name: str, value: int, least: int) -> int:
    """Check an option that is a number; any kind of integer, numpy's included, but no bool."""
    try:
        number = -1 if isinstance(value, bool) else index(value)
    except TypeError:
        number = -1
    if number < least:
        raise GameError(f"{name} must be a whole number from {least}, not {value!r}")
    return number


def index_below(name: str, value: int, limit: int) -> int:
    """Check a number that counts from 0."""
    try:
        number = index(value)
    except TypeError:
        number = -1
    if not 0 <= number < limit:
        raise GameError(f"no {name} {value!r}; expected 0 to {limit - 1}")
    return number


def one_of(name: str, value: str, choices: Sequence[str]) -> str:
    """Check an option that is a word."""
    if value not in choices:
        raise GameError(f"no {name} {value!r}; expected {', '.join(choices)}")
    return value

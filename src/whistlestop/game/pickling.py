"""Games, views, moves, states and tables for `pickle` and `copy`.

Pickles may come from a file, so the states in them are checked like all bytes from outside. A bare
state doesn't know its board: only its size is checked, and the rest by whatever is made of it.
"""

from __future__ import annotations

import copyreg
from collections.abc import Iterable
from typing import Any

from whistlestop.boards.digest import digest
from whistlestop.boards.model import Board
from whistlestop.engine.actions import ACTIONS
from whistlestop.engine.reader import NO_ONE, PLAYERS
from whistlestop.engine.redaction import redact
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game.errors import GameError
from whistlestop.game.game import Game, is_built_in, tables_for
from whistlestop.game.moves import Move
from whistlestop.game.serialization import validated_state
from whistlestop.game.view import View

_TABLES: dict[str, Tables] = {}
"""Home-made boards that arrived in pickles, by digest: many games share one."""

Reduced = tuple[Any, tuple[Any, ...]]
"""What `pickle` wants: a function, and the arguments with which it makes the object again."""


def reduce_state(state: State) -> Reduced:
    """A bare state: its bytes."""
    return restore_state, (state.to_bytes(),)


def restore_state(data: bytes) -> State:
    """The state with these bytes."""
    state = State()
    try:
        state.load(data)
    except ValueError as error:
        raise GameError(str(error)) from None
    return state


def reduce_tables(tables: Tables) -> Reduced:
    """A built-in board is its id and digest; a home-made one is all its data."""
    board: Board = tables.board
    return (restore_tables, (board.id if is_built_in(board) else board, board.digest))


def restore_tables(board: str | Board, expected: str) -> Tables:
    """The tables of this version of a board; the same object each time."""
    tables = _home_made(board) if isinstance(board, Board) else tables_for(board)
    found = digest(board) if isinstance(board, Board) else tables.board.digest
    if found != expected:
        raise GameError(
            f"the pickle is for another version of the board {tables.board.id}: expected the "
            f"digest {found[:12]}..., not {expected[:12]}..."
        )
    return tables


def _home_made(board: Board) -> Tables:
    tables = _TABLES.get(board.digest)
    if tables is None or tables.board != board:
        tables = _TABLES[board.digest] = Tables(board)
    return tables


def reduce_game(game: Game) -> Reduced:
    """The state it started from, and its moves."""
    return restore_game, (game.tables, game.start, game.moves, game.seed, game.first)


def restore_game(
    tables: Tables,
    start: bytes,
    moves: Iterable[tuple[int, int]],
    seed: int | None,
    first: int | None,
) -> Game:
    """The game after these moves, all of which must be legal."""
    game = Game(tables, validated_state(tables, start), seed, first)
    for player, action in moves:
        game.play(action, player)
    return game


def reduce_view(view: View) -> Reduced:
    """What the viewer knows."""
    return restore_view, (view.tables, view.viewer, view.to_bytes())


def restore_view(tables: Tables, viewer: int | None, data: bytes) -> View:
    """The view with these bytes."""
    return View(tables, validated_state(tables, data, _seat(viewer)), viewer)


def reduce_move(move: Move) -> Reduced:
    """The move, and what its player knows: a pickle must not carry hidden cards to others."""
    state = restore_state(move._data)
    redact(state, move._tables, move.player)
    return restore_move, (move._tables, move.player, move.action, state.to_bytes())


def restore_move(tables: Tables, player: int, action: int, data: bytes) -> Move:
    """The move, as listed in the player's view."""
    validated_state(tables, data, _seat(player))
    if not 0 <= action < ACTIONS:
        raise GameError(f"expected an action from 0 to {ACTIONS - 1}, not {action}")
    return Move(player, action, tables, data)


def _seat(viewer: int | None) -> int:
    if viewer is not None and not 0 <= viewer < PLAYERS:
        raise GameError(f"expected a player from 0 to {PLAYERS - 1}, not {viewer}")
    return NO_ONE if viewer is None else viewer


def register() -> None:
    """Tell `pickle` and `copy` about these classes. The engine's own are compiled."""
    copyreg.pickle(State, reduce_state)
    copyreg.pickle(Tables, reduce_tables)
    copyreg.pickle(Game, reduce_game)
    copyreg.pickle(View, reduce_view)
    copyreg.pickle(Move, reduce_move)

"""The friendly face of the engine: a game to play, inspect, undo and record."""

from __future__ import annotations

import os
import secrets
from functools import lru_cache
from pathlib import Path

from whistlestop.boards import Board, available, load
from whistlestop.engine.actions import ACTIONS
from whistlestop.engine.deal import new_game
from whistlestop.engine.listing import is_legal
from whistlestop.engine.play import apply
from whistlestop.engine.reader import NO_ONE, StateReader
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game.arguments import action_number, shown, whole_number
from whistlestop.game.errors import AmbiguousMove, GameError, MalformedMove
from whistlestop.game.moves import LegalMoves, Move
from whistlestop.game.notation.compound import expand
from whistlestop.game.notation.reading import read_move
from whistlestop.game.refusals.refusal import refusal
from whistlestop.game.scores import Score, score_state
from whistlestop.game.serialization import dump_state, load_state
from whistlestop.game.view import View

SEED_BITS = 256


@lru_cache(maxsize=32)
def _built_in(board_id: str) -> Tables:
    return Tables(load(board_id))


def tables_for(board: str | Path | Board | Tables) -> Tables:
    """The engine's tables for a board. Those of built-in boards are cached."""
    if isinstance(board, Tables):
        return board
    if isinstance(board, Board):
        return Tables(board)
    if isinstance(board, str) and "/" not in board and not os.path.isdir(board):
        return _built_in(board)
    if not isinstance(board, str | Path):
        raise GameError(f"expected a board: its id or folder, not {board!r}")
    return Tables(load(board))


def is_built_in(board: Board) -> bool:
    """Whether this is a built-in board, rather than a home-made one with the same id."""
    return board.id in available() and _built_in(board.id).board.digest == board.digest


class Game:
    """A game in progress or finished."""

    __slots__ = ("_moves", "_reader", "_start", "_state", "first", "seed", "tables")

    def __init__(
        self, tables: Tables, state: State, seed: int | None = None, first: int | None = None
    ) -> None:
        """Continue from a state. Use `Game.new` to start a game."""
        self.tables = tables
        self.seed = seed
        self.first = first
        self._state = state
        self._reader = StateReader(tables.board, state.data)
        self._start = state.to_bytes()
        self._moves: list[tuple[int, int]] = []

    @classmethod
    def new(
        cls,
        board: str | Path | Board | Tables,
        players: int,
        seed: int | None = None,
        first: int | None = None,
    ) -> Game:
        """Start a game on a board, given by its id or folder, with 2 to 5 players.

        Without a seed (0 to 2**256 - 1) the system's randomness supplies one. The seed decides
        who starts unless `first` does (C2).
        """
        tables = tables_for(board)
        rules = tables.board.rules
        players = whole_number("players", players)
        seed = whole_number("seed", secrets.randbits(SEED_BITS) if seed is None else seed)
        first = first if first is None else whole_number("first", first)
        if not rules.players_min <= players <= rules.players_max:
            raise GameError(
                f"{tables.board.id} is for {rules.players_min} to {rules.players_max} players, "
                f"not {players}"
            )
        if not 0 <= seed < 1 << SEED_BITS:
            raise GameError("expected a seed from 0 to 2**256 - 1")
        if first is not None and not 0 <= first < players:
            raise GameError(f"expected a first player from 0 to {players - 1}, not {first}")
        state = State()
        key = seed.to_bytes(SEED_BITS // 8, "little")
        new_game(state, tables, players, key, NO_ONE if first is None else first)
        return cls(tables, state, seed, first)

    # --- inspecting ------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The board the game is played on."""
        board: Board = self.tables.board
        return board

    @property
    def players(self) -> int:
        """The number of players."""
        return self._reader.players

    @property
    def over(self) -> bool:
        """Whether the last turn has been played."""
        return self._reader.over

    @property
    def to_act(self) -> frozenset[int]:
        """The players to act: one, or several who choose at once (C17)."""
        return self._reader.waiting

    @property
    def moves(self) -> tuple[tuple[int, int], ...]:
        """All moves so far, as pairs of player and action."""
        return tuple(self._moves)

    @property
    def move_count(self) -> int:
        """The number of moves so far."""
        return len(self._moves)

    @property
    def last_move(self) -> tuple[int, int] | None:
        """The last move as player and action; None before the first."""
        return self._moves[-1] if self._moves else None

    @property
    def state(self) -> State:
        """The engine's own state, hidden parts included. Do not modify it."""
        return self._state

    @property
    def reader(self) -> StateReader:
        """The state as plain values."""
        return self._reader

    def legal_moves(self, player: int | None = None) -> LegalMoves:
        """A player's legal moves; empty if they are not to act."""
        return LegalMoves(self._whose(player), self._state, self.tables)

    def view(self, player: int | None = None) -> View:
        """What a player knows, or what a spectator may see if None."""
        if player is not None:
            player = self._whose(player)
        return View(self.tables, self._state, player)

    def scores(self) -> tuple[Score, ...]:
        """The score of every player, as if the game ended now."""
        return score_state(self._state, self.tables)

    # --- playing ---------------------------------------------------------------------

    def play(self, move: Move | int | str, player: int | None = None) -> Move:
        """Make a move, given as a `Move`, an integer or text. An illegal move changes nothing.

        A `Move` knows its player. With an integer or text, `player` says whose move it is; leave
        it out unless several players choose at once (C17). What is not a move at all is a
        MalformedMove.
        """
        if isinstance(move, Move):
            player = move.player if player is None else player
            if not move.means_the_same(self._state):
                return self.play(move.text, player)
            action = move.action
        else:
            player = self._whose(player)
            if isinstance(move, str):
                *before, move = expand(self.tables, self._state, player, move, refusal)
                for step in before:
                    self.play(step, player)
            action = action_number(move)
        state = self._state
        if not 0 <= action < ACTIONS or not is_legal(state, self.tables, player, action):
            raise refusal(self.tables, state, player, action)
        if not isinstance(move, Move):
            move = Move(player, action, self.tables, state.to_bytes())
        apply(state, self.tables, player, action)
        self._moves.append((player, action))
        return move

    def actions_of(self, move: int | str, player: int | None = None) -> tuple[int, ...]:
        """The actions a move stands for, all of them legal, without playing them."""
        player = self._whose(player)
        actions = (
            expand(self.tables, self._state, player, move, refusal)
            if isinstance(move, str)
            else [action_number(move)]
        )
        first = actions[0]
        if not 0 <= first < ACTIONS or not is_legal(self._state, self.tables, player, first):
            raise refusal(self.tables, self._state, player, first)
        return tuple(actions)

    def parse(self, text: str, player: int | None = None) -> Move:
        """The move that a text means now. It need not be legal."""
        player = self._whose(player)
        if not isinstance(text, str):
            raise MalformedMove(f"expected the text of a move, not {shown(text)}")
        data = self._state.to_bytes()
        return Move(player, read_move(self.tables, data, player, text), self.tables, data)

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves."""
        moves = whole_number("moves", moves)
        if not 0 <= moves <= len(self._moves):
            raise GameError(f"cannot undo {moves} moves: {len(self._moves)} were made")
        kept = self._moves[: len(self._moves) - moves]
        self._state.load(self._start)
        for player, action in kept:
            apply(self._state, self.tables, player, action)
        self._moves = kept

    def copy(self) -> Game:
        """An independent copy of the game."""
        new = Game.__new__(Game)
        new.tables = self.tables
        new.seed = self.seed
        new.first = self.first
        new._state = self._state.copy()
        new._reader = StateReader(self.board, new._state.data)
        new._start = self._start
        new._moves = self._moves.copy()
        return new

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Game:
        return self.copy()

    # --- as bytes --------------------------------------------------------------------

    def to_bytes(self) -> bytes:
        """The state as bytes, with the digest of the board. Equal bytes mean equal states."""
        return dump_state(self.board, self._state)

    @classmethod
    def from_bytes(cls, board: str | Path | Board | Tables, data: bytes) -> Game:
        """Continue from bytes written by `to_bytes`, on the same board.

        Bytes from an untrusted source are safe: anything but a game's state is a GameError.
        """
        tables = tables_for(board)
        return cls(tables, load_state(tables, data))

    # --- as text ---------------------------------------------------------------------

    def record(self, *, folder: bool = True) -> str:
        """The game as a small readable text: see the package `record`.

        `folder=False` leaves out the path of a home-made board, for records shared with others.
        """
        from whistlestop.game.record import write_record

        return write_record(self, folder=folder)

    @classmethod
    def from_record(cls, text: str, board: str | Path | Board | Tables | None = None) -> Game:
        """Replay a record, move by move, to the same bytes."""
        from whistlestop.game.record import read_record

        return read_record(text, board)

    def position(self) -> str:
        """The state as readable text: see the package `position`."""
        from whistlestop.game.position import write_position

        return write_position(self.board, self._state.to_bytes())

    @classmethod
    def from_position(
        cls,
        text: str,
        board: str | Path | Board | Tables | None = None,
        seed: int | None = None,
    ) -> Game:
        """The game a position describes. The seed decides what is dealt at random."""
        from whistlestop.game.position import read_position

        return read_position(text, board, seed)

    @property
    def start(self) -> bytes:
        """The state the game started from."""
        return self._start

    def restarted(self) -> Game:
        """The same game before its first move."""
        new = self.copy()
        new.undo(len(self._moves))
        return new

    def _whose(self, player: int | None) -> int:
        if player is not None:
            player = whole_number("player", player)
            if not 0 <= player < self._reader.players:
                raise MalformedMove(f"no player {player}; expected 0 to {self.players - 1}")
            return player
        waiting = self.to_act
        if len(waiting) > 1:
            names = ", ".join(map(str, sorted(waiting)))
            raise AmbiguousMove(
                f"players {names} choose at once: say whose move it is, as in "
                f"play(move, player={min(waiting)})"
            )
        return next(iter(waiting), self._reader.turn)

    def __repr__(self) -> str:
        return f"<Game {self.board.id}, {self.players} players, {len(self._moves)} moves>"

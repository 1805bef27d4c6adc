"""The friendly face of the engine: a game to play, look at, take back, record."""

from __future__ import annotations

import os
import secrets
from functools import lru_cache
from operator import index
from pathlib import Path

from whistlestop.boards import Board, available, load
from whistlestop.engine.actions import ACTIONS, Phase
from whistlestop.engine.deal import new_game
from whistlestop.engine.listing import is_legal
from whistlestop.engine.play import apply
from whistlestop.engine.reader import NO_ONE, StateReader
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.game.errors import AmbiguousMove, GameError, MalformedMove
from whistlestop.game.foreign import marked, read_marked
from whistlestop.game.moves import LegalMoves, Move
from whistlestop.game.notation.compound import expand
from whistlestop.game.notation.reading import read_move
from whistlestop.game.refusals.refusal import refusal
from whistlestop.game.scores import Score, score_state
from whistlestop.game.view import View

SEED_BITS = 256


@lru_cache(maxsize=32)
def _built_in(board_id: str) -> Tables:
    return Tables(load(board_id))


def tables_for(board: str | Path | Board | Tables) -> Tables:
    """The engine's tables for a board: built-in ones are made once."""
    if isinstance(board, Tables):
        return board
    if isinstance(board, Board):
        return Tables(board)
    if isinstance(board, str) and "/" not in board and not os.path.isdir(board):
        return _built_in(board)
    return Tables(load(board))


def is_built_in(board: Board) -> bool:
    """Whether this is a built-in board, and not a home-made one that has its id."""
    return board.id in available() and _built_in(board.id).board.digest == board.digest


def _whole(name: str, number: int) -> int:
    """A whole number of any kind, also one of numpy's."""
    try:
        return index(number)
    except TypeError:
        raise GameError(f"{name} is a whole number, not {number!r}") from None


class Game:
    """A game in progress or finished."""

    __slots__ = ("_moves", "_reader", "_start", "_state", "first", "seed", "tables")

    def __init__(
        self, tables: Tables, state: State, seed: int | None = None, first: int | None = None
    ) -> None:
        """Go on from a state; `Game.new` starts a game."""
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
        """Start a game: a board's id or the path of its folder, 2 to 5 players.

        Without a seed (0 to 2**256 - 1) one is drawn from the system's randomness. The seed
        decides who begins unless `first` does (C2).
        """
        tables = tables_for(board)
        rules = tables.board.rules
        players = _whole("players", players)
        seed = _whole("seed", secrets.randbits(SEED_BITS) if seed is None else seed)
        first = first if first is None else _whole("first", first)
        if not rules.players_min <= players <= rules.players_max:
            raise GameError(
                f"{tables.board.id} is for {rules.players_min} to {rules.players_max} players, "
                f"not {players}"
            )
        if not 0 <= seed < 1 << SEED_BITS:
            raise GameError("a seed is a whole number from 0 to 2**256 - 1")
        if first is not None and not 0 <= first < players:
            raise GameError(f"the first player is one of 0 to {players - 1}, not {first}")
        state = State()
        key = seed.to_bytes(SEED_BITS // 8, "little")
        new_game(state, tables, players, key, NO_ONE if first is None else first)
        return cls(tables, state, seed, first)

    # --- looking ---------------------------------------------------------------------

    @property
    def board(self) -> Board:
        """The board it is played on."""
        board: Board = self.tables.board
        return board

    @property
    def players(self) -> int:
        """The number of players."""
        return self._reader.players

    @property
    def over(self) -> bool:
        """Whether the last turn has been played."""
        return self._reader.phase is Phase.OVER

    @property
    def to_act(self) -> frozenset[int]:
        """The players it waits for: one, or several who choose at the same time (C17)."""
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
        """The last move, as player and action; None before the first."""
        return self._moves[-1] if self._moves else None

    @property
    def state(self) -> State:
        """The engine's own state, hidden parts and all. Look, do not touch."""
        return self._state

    @property
    def reader(self) -> StateReader:
        """The same by the names of its fields."""
        return self._reader

    def legal_moves(self, player: int | None = None) -> LegalMoves:
        """What a player may do now; empty for one the game does not wait for."""
        return LegalMoves(self._whose(player), self._state, self.tables)

    def view(self, player: int | None = None) -> View:
        """What a player knows; without one, what every spectator may see."""
        if player is not None:
            player = self._whose(player)
        return View(self.tables, self._state, player)

    def scores(self) -> tuple[Score, ...]:
        """The score of every player; before the end: as if it were the end."""
        return score_state(self._state, self.tables)

    # --- playing ---------------------------------------------------------------------

    def play(self, move: Move | int | str, player: int | None = None) -> Move:
        """Make a move: a move, its integer or its text. An illegal one changes nothing.

        A `Move` knows its player. For an integer or a text `player` says whose it is; it may be
        left out unless several choose at the same time (C17).
        """
        if isinstance(move, Move):
            player = move.player if player is None else player
            if not move.means_the_same(self._state.data):
                return self.play(move.text, player)
            action = move.action
        else:
            player = self._whose(player)
            if isinstance(move, str):
                *before, move = expand(self.tables, self._state, player, move, refusal)
                for step in before:
                    self.play(step, player)
            action = index(move)
        state = self._state
        if not 0 <= action < ACTIONS or not is_legal(state, self.tables, player, action):
            raise refusal(self.tables, state, player, action)
        if not isinstance(move, Move):
            move = Move(player, action, self.tables, bytes(state.data))
        apply(state, self.tables, player, action)
        self._moves.append((player, action))
        return move

    def actions_of(self, move: int | str, player: int | None = None) -> tuple[int, ...]:
        """The actions that a move stands for, all of them legal; nothing is played."""
        player = self._whose(player)
        actions = (
            [move]
            if isinstance(move, int)
            else expand(self.tables, self._state, player, move, refusal)
        )
        first = actions[0]
        if not 0 <= first < ACTIONS or not is_legal(self._state, self.tables, player, first):
            raise refusal(self.tables, self._state, player, first)
        return tuple(actions)

    def parse(self, text: str, player: int | None = None) -> Move:
        """The move that a text means now; it need not be legal."""
        player = self._whose(player)
        data = bytes(self._state.data)
        return Move(player, read_move(self.tables, data, player, text), self.tables, data)

    def undo(self, moves: int = 1) -> None:
        """Take back the last moves."""
        if not 0 <= moves <= len(self._moves):
            raise GameError(f"{len(self._moves)} moves were made: {moves} cannot be taken back")
        kept = self._moves[: len(self._moves) - moves]
        self._state.load(self._start)
        for player, action in kept:
            apply(self._state, self.tables, player, action)
        self._moves = kept

    def copy(self) -> Game:
        """A game of its own that stands where this one stands."""
        new = Game.__new__(Game)
        new.tables = self.tables
        new.seed = self.seed
        new.first = self.first
        new._state = self._state.copy()
        new._reader = StateReader(self.board, new._state.data)
        new._start = self._start
        new._moves = self._moves.copy()
        return new

    # --- as bytes --------------------------------------------------------------------

    def to_bytes(self) -> bytes:
        """The state as bytes, with the digest of the board: equal bytes, equal state."""
        return marked(self.board, self._state)

    @classmethod
    def from_bytes(cls, board: str | Path | Board | Tables, data: bytes) -> Game:
        """Go on from what `to_bytes` gave, on the same board.

        The bytes may come from anywhere: what is not a state of a game is a GameError.
        """
        tables = tables_for(board)
        return cls(tables, read_marked(tables, data))

    # --- as text ---------------------------------------------------------------------

    def record(self, *, folder: bool = True) -> str:
        """The game as a small readable text: see the package `record`.

        `folder=False` leaves out where a home-made board lies: for records that go to others.
        """
        from whistlestop.game.record import write_record

        return write_record(self, folder=folder)

    @classmethod
    def from_record(cls, text: str, board: str | Path | Board | Tables | None = None) -> Game:
        """Play a record again, move by move, to the same bytes."""
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
        """The game that a position describes; the seed decides what is dealt at random."""
        from whistlestop.game.position import read_position

        return read_position(text, board, seed)

    @property
    def start(self) -> bytes:
        """The state that the game began with."""
        return self._start

    def restarted(self) -> Game:
        """The same game before its first move."""
        new = self.copy()
        new.undo(len(self._moves))
        return new

    def _whose(self, player: int | None) -> int:
        if player is not None:
            if not 0 <= player < self._reader.players:
                raise MalformedMove(f"there are players 0 to {self.players - 1}, not {player}")
            return player
        waiting = self.to_act
        if len(waiting) > 1:
            names = ", ".join(map(str, sorted(waiting)))
            raise AmbiguousMove(
                f"players {names} choose at the same time: say whose move it is, as in "
                f"play(move, player={min(waiting)})"
            )
        return next(iter(waiting), self._reader.turn)

    def __repr__(self) -> str:
        return f"<Game {self.board.id}, {self.players} players, {len(self._moves)} moves>"

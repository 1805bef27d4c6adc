"""Games as rows: one for each decision, with what its player saw, could do and did."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np
import pyarrow as pa  # type: ignore[import-untyped]
from numpy.typing import NDArray

from whistlestop.engine.actions import ACTIONS
from whistlestop.engine.observation_parts import ObservationPart
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables
from whistlestop.engine.trace import Tracer
from whistlestop.export.dictionary import COLUMNS, KEY, Dictionary
from whistlestop.export.games import PlayedGame
from whistlestop.game import GameError

Int16s = NDArray[np.int16]
LIST = "fixed_size_list<"


class _Traced(NamedTuple):
    """A game with what was found by playing it again."""

    number: int
    game: PlayedGame
    seats: NDArray[np.uint8]
    moves: Int16s
    turns: Int16s
    phases: NDArray[np.int64]
    counts: Int16s
    """How many moves were legal."""
    legal: Int16s
    """These moves, one after the other."""


class Rows:
    """Gathers the decisions of games on one board."""

    def __init__(self, tables: Tables) -> None:
        self.dictionary = Dictionary(tables.board)
        self.schema = schema_of(self.dictionary)
        self._tracer = Tracer(tables)
        self._state = State()
        self._width = self.dictionary.parts[-1].stop
        # Used again for each game and each table: new memory takes longer than what goes into it.
        self._seen = np.empty((0, self._width), np.int16)
        self._listed = np.empty(0, np.int16)
        self._views = [
            np.empty((0, part.length), _number_type(self.schema.field(name).type))
            for name, part in zip(self.schema.names[len(COLUMNS) :], self._parts, strict=True)
        ]
        self._traced: list[_Traced] = []
        self._rows = 0

    def __len__(self) -> int:
        return self._rows

    @property
    def _parts(self) -> tuple[ObservationPart, ...]:
        return self.dictionary.parts

    def add(self, number: int, game: PlayedGame) -> None:
        """Play a game again, and keep what there was to see."""
        n = len(game.players)
        seats = np.frombuffer(bytearray(game.players), np.uint8)
        moves = np.frombuffer(bytearray(game.actions), np.int16)
        counts = np.empty(n, np.int16)
        if len(self._seen) < n:
            self._seen = np.empty((n, self._width), np.int16)
            self._listed = np.empty(n * ACTIONS, np.int16)
        seen = self._seen[:n]
        self._state.load(game.start)
        arrays = (seats.data, moves.data, seen.reshape(-1).data, counts.data, self._listed.data)
        wrong = self._tracer.trace(self._state, *arrays)
        if wrong >= 0:
            raise GameError(f"move {wrong + 1} of game {number} is not legal: {game.texts[wrong]}")
        legal = self._listed[: self._tracer.listed].copy()
        parts = {part.name: seen[:, part.offset : part.stop] for part in self._parts}
        turns, phases = parts["turns"][:, 0].copy(), parts["phase"].argmax(1)
        self._traced.append(_Traced(number, game, seats, moves, turns, phases, counts, legal))
        self._keep_views(list(parts.values()))

    def _keep_views(self, parts: list[Int16s]) -> None:
        """Append the parts of the observations to their columns."""
        start, stop = self._rows, self._rows + len(parts[0])
        if stop > len(self._views[0]):
            self._views = [_longer(view, 2 * stop) for view in self._views]
        for view, part in zip(self._views, parts, strict=True):
            view[start:stop] = part
        self._rows = stop

    def take(self) -> pa.Table:
        """The rows gathered so far, to be used before others are added."""
        rows, traced = self._rows, self._traced
        self._traced, self._rows = [], 0
        facts = _facts(traced, self.dictionary)
        views = [
            _column(view[:rows], self.schema.field(len(COLUMNS) + i).type)
            for i, view in enumerate(self._views)
        ]
        return pa.table([*facts, *views], schema=self.schema)


def _number_type(kind: pa.DataType) -> type[np.integer[Any]]:
    """numpy's type for the numbers of a column."""
    inner = kind.value_type if pa.types.is_fixed_size_list(kind) else kind
    found: type[np.integer[Any]] = inner.to_pandas_dtype()
    return found


def _longer(array: NDArray[Any], rows: int) -> NDArray[Any]:
    longer = np.empty((rows, array.shape[1]), array.dtype)
    longer[: len(array)] = array
    return longer


def _column(numbers: NDArray[Any], kind: pa.DataType) -> pa.Array:
    """Numbers as a column, without a copy."""
    values = pa.array(numbers.reshape(-1))
    if pa.types.is_fixed_size_list(kind):
        return pa.FixedSizeListArray.from_arrays(values, type=kind)
    return values


def _facts(traced: list[_Traced], dictionary: Dictionary) -> list[pa.Array]:
    """The columns besides the view."""
    lengths = [len(one.seats) for one in traced]
    which = np.repeat(np.arange(len(traced)), lengths)
    seats = np.concatenate([one.seats for one in traced])
    [phase] = [part.labels for part in dictionary.parts if part.name == "phase"]
    phases = np.concatenate([one.phases for one in traced])
    by_seat = _by_seat(traced, which, seats)
    values: dict[str, Any] = {
        "game": np.array([one.number for one in traced], np.int32)[which],
        "source": pa.array([one.game.source for one in traced], pa.string()).take(pa.array(which)),
        "decision": np.concatenate([np.arange(n, dtype=np.int32) for n in lengths]),
        "seat": seats.astype(np.int8),
        "bot": by_seat(lambda game: game.bots, pa.string()),
        "turn": np.concatenate([one.turns for one in traced]),
        "phase": pa.array(phase).take(pa.array(phases)),
        "legal": _lists(traced),
        "move": np.concatenate([one.moves for one in traced]),
        "text": pa.array([text for one in traced for text in one.game.texts], pa.string()),
        "outcome": by_seat(_shares, pa.float32()),
        "rank": by_seat(lambda game: game.ranks, pa.int8()),
        "score": by_seat(lambda game: game.scores, pa.int16()),
        "margin": by_seat(_margins, pa.int16()),
    }
    return [pa.array(values[column.name]) for column in COLUMNS]


def _by_seat(
    traced: list[_Traced], which: NDArray[np.int64], seats: NDArray[np.uint8]
) -> Callable[[Callable[[PlayedGame], tuple[object, ...]], pa.DataType], pa.Array]:
    """Makes columns of what each game has for each seat."""
    sizes = [len(one.game.scores) for one in traced]
    firsts = np.concatenate([[0], np.cumsum(sizes)[:-1]]).astype(np.int64)
    rows = pa.array(firsts[which] + seats)

    def column(values: Callable[[PlayedGame], tuple[object, ...]], kind: pa.DataType) -> pa.Array:
        flat = [value for one in traced for value in values(one.game)]
        return pa.array(flat, kind).take(rows)

    return column


def _lists(traced: list[_Traced]) -> pa.Array:
    counts = np.concatenate([one.counts for one in traced])
    offsets = np.concatenate([[0], np.cumsum(counts, dtype=np.int64)]).astype(np.int32)
    values = np.concatenate([one.legal for one in traced])
    return pa.ListArray.from_arrays(pa.array(offsets), pa.array(values))


def _shares(game: PlayedGame) -> tuple[float, ...]:
    share = 1 / game.ranks.count(1)
    return tuple(share if rank == 1 else 0.0 for rank in game.ranks)


def _margins(game: PlayedGame) -> tuple[int, ...]:
    scores = game.scores
    others = [max(scores[:i] + scores[i + 1 :]) for i in range(len(scores))]
    return tuple(mine - best for mine, best in zip(scores, others, strict=True))


def schema_of(dictionary: Dictionary) -> pa.Schema:
    """The schema of a file, with the dictionary among its metadata."""
    fields = [pa.field(column.name, arrow_type(column.type)) for column in dictionary.columns]
    return pa.schema(fields, {KEY: dictionary.to_json()})


def arrow_type(text: str) -> pa.DataType:
    """The type that a dictionary names."""
    if text.startswith(LIST):
        inner, _, length = text.removeprefix(LIST).partition(">[")
        return pa.list_(arrow_type(inner), int(length.rstrip("]")))
    if text.startswith("list<"):
        return pa.list_(arrow_type(text[len("list<") : -1]))
    return pa.type_for_alias(text)

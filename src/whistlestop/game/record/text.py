"""Records: a whole game as a small, readable text.

    whistlestop record 1
    board europe 5f1c...
    players 2
    seed 7
    first 1
    moves
    0 keep lisboa-danzig madrid-zurich
    1 keep ...
    result 0: 84 1: 97

`first` is there only if the host chose the first player, and `folder` only for a home-made board,
even one with the id of a built-in board. A game that did not start with a deal has a line `start`
with the bytes of its first state instead of a seed: the bare state, as the record names the board.
"""

from __future__ import annotations

import base64
from dataclasses import dataclass
from pathlib import Path

from whistlestop.boards import Board, BoardError
from whistlestop.engine.tables import Tables
from whistlestop.game.errors import GameError, RecordError
from whistlestop.game.game import Game, is_built_in, tables_for
from whistlestop.game.serialization import validated_state

HEADER = "whistlestop record 1"
FIELDS = ("board", "folder", "players", "seed", "first", "start")


@dataclass(frozen=True, slots=True)
class Line:
    """A line of a record, with its number for messages."""

    number: int
    text: str


@dataclass(frozen=True, slots=True)
class RecordHead:
    """The board of a record."""

    board: str
    digest: str
    folder: Path | None
    """Where a home-made board was."""


def write_record(game: Game, *, folder: bool = True) -> str:
    """The record of a game, which replays to the same bytes.

    `folder=False` leaves out the path of a home-made board.
    """
    board = game.board
    lines = [HEADER, f"board {board.id} {board.digest}"]
    if folder and not is_built_in(board):
        lines.append(f"folder {board.path}")
    lines.append(f"players {game.players}")
    if game.seed is not None:
        lines.append(f"seed {game.seed}")
        if game.first is not None:
            lines.append(f"first {game.first}")
    else:
        lines.append(f"start {base64.b64encode(game.start).decode('ascii')}")
    lines.append("moves")
    again = game.restarted()
    for player, action in game.moves:
        lines.append(f"{player} {again.play(action, player).text}")
    if game.over:
        lines.append("result " + " ".join(f"{s.player}: {s.total}" for s in game.scores()))
    return "\n".join(lines) + "\n"


def read_record(text: str, board: str | Path | Board | Tables | None = None) -> Game:
    """Replay a record. Pass the board if it is home-made and its folder has moved."""
    if not isinstance(text, str):
        raise RecordError(f"expected the text of a record, not {type(text).__name__}")
    fields, moves = _split(text)
    game = _begin(fields, board)
    for line in moves:
        _replay(game, line)
    return game


def read_head(text: str) -> RecordHead:
    """Which board a record is for, without replaying it."""
    return _head(_split(text)[0])


def _split(text: str) -> tuple[dict[str, Line], list[Line]]:
    """The fields of a record, and the lines of its moves."""
    lines = [
        Line(i, line.strip())
        for i, line in enumerate(text.splitlines(), 1)
        if line.strip() and not line.lstrip().startswith("#")
    ]
    if not lines or lines[0].text != HEADER:
        raise RecordError(f"line 1: expected '{HEADER}'")
    fields: dict[str, Line] = {}
    at = 1
    while at < len(lines) and lines[at].text != "moves":
        word = lines[at].text.split()[0]
        if word not in FIELDS or word in fields:
            raise RecordError(f"line {lines[at].number}: unexpected '{lines[at].text}'")
        fields[word] = lines[at]
        at += 1
    if at == len(lines):
        raise RecordError("expected a line 'moves'")
    return fields, lines[at + 1 :]


def _head(fields: dict[str, Line]) -> RecordHead:
    if "board" not in fields:
        raise RecordError("expected a line 'board'")
    parts = fields["board"].text.split()
    if len(parts) != 3:
        raise RecordError(f"line {fields['board'].number}: expected 'board', its id and its digest")
    folder = Path(fields["folder"].text.partition(" ")[2]) if "folder" in fields else None
    return RecordHead(parts[1], parts[2], folder)


def _begin(fields: dict[str, Line], board: str | Path | Board | Tables | None) -> Game:
    head = _head(fields)
    if "players" not in fields:
        raise RecordError("expected a line 'players'")
    if board is None:
        board = head.folder or head.board
    try:
        tables = tables_for(board)
    except BoardError as error:
        raise RecordError(f"line {fields['board'].number}: {error}") from None
    if tables.board.digest != head.digest:
        raise RecordError(
            f"line {fields['board'].number}: the board {head.board} has changed since this game: "
            f"its digest is {tables.board.digest[:12]}..., the record's {head.digest[:12]}..."
        )
    try:
        if "start" in fields:
            if "seed" in fields or "first" in fields:
                raise RecordError("expected a line 'seed' or a line 'start', not both")
            data = base64.b64decode(fields["start"].text.split()[1], validate=True)
            return _from_start(Game(tables, validated_state(tables, data)), fields["players"])
        if "seed" not in fields:
            raise RecordError("expected a line 'seed'")
        first = _number(fields["first"]) if "first" in fields else None
        return Game.new(tables, _number(fields["players"]), _number(fields["seed"]), first)
    except RecordError:
        raise
    except (GameError, ValueError, IndexError) as error:
        raise RecordError(f"the game cannot be set up: {error}") from None


def _from_start(game: Game, line: Line) -> Game:
    if game.players != _number(line):
        raise RecordError(f"line {line.number}: the start is for {game.players} players")
    return game


def _number(line: Line) -> int:
    words = line.text.split()
    if len(words) != 2 or not words[1].isdecimal():
        raise RecordError(f"line {line.number}: expected '{words[0]}' and a whole number")
    return int(words[1])


def _replay(game: Game, line: Line) -> None:
    word, _, rest = line.text.partition(" ")
    if word == "result":
        if not game.over:
            raise RecordError(f"line {line.number}: a result, but the game is not over")
        expected = " ".join(f"{s.player}: {s.total}" for s in game.scores())
        if rest != expected:
            raise RecordError(f"line {line.number}: the result is {expected}, not {rest}")
        return
    if not word.isdecimal() or len(word) > 2 or not rest:
        raise RecordError(f"line {line.number}: expected a player's number and a move")
    try:
        game.play(rest, int(word))
    except GameError as error:
        raise RecordError(f"line {line.number}: {error}") from None

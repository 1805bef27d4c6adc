"""The data dictionary: what each column and each number in it means, for one board."""

from __future__ import annotations

import json
from dataclasses import asdict, dataclass
from functools import cached_property
from importlib.metadata import version
from typing import Any

from whistlestop.boards.model import Board
from whistlestop.engine.actions import ACTIONS
from whistlestop.engine.observation_parts import ObservationPart, observation_parts
from whistlestop.envs.actions import ActionSpace, action_text

KEY = "whistlestop"
"""Under which the dictionary is among the metadata of a Parquet file."""
PREFIX = "view_"
"""Before the name of a part of the view: `turn` alone would be two things."""
BYTE = 127
"""The most that an int8 holds."""


@dataclass(frozen=True, slots=True)
class Column:
    """A column of the file."""

    name: str
    type: str
    """As Arrow calls it: `int16`, `string`, `list<int16>`, `fixed_size_list<int8>[9]`."""
    meaning: str
    low: int | None = None
    high: int | None = None
    seats: int = 0
    """For a list by seat: how many seats there are. All labels of a seat come before the next."""
    labels: tuple[str, ...] = ()
    """What the numbers of a list stand for (in each seat)."""


COLUMNS = (
    Column("game", "int32", "the number of the game in this file, from 0"),
    Column(
        "source",
        "string",
        "where the game comes from: `SEED/DEAL` of a game between bots, the name of its record's "
        "file, or null for a server's game",
    ),
    Column("decision", "int32", "the number of the decision in its game, from 0"),
    Column("seat", "int8", "the seat that decides, from 0"),
    Column("bot", "string", "the bot in this seat; null for a person"),
    Column("turn", "int16", "turns played before, by all players"),
    Column("phase", "string", "what the game waits for"),
    Column("legal", "list<int16>", "the legal moves as actions, in ascending order"),
    Column("move", "int16", "the move that was made, as an action", 0, ACTIONS - 1),
    Column("text", "string", "the move in words, as a record has it"),
    Column(
        "outcome",
        "float32",
        "the seat's share of the win at the end of the game: 1, a fraction if it is shared, or 0",
    ),
    Column("rank", "int8", "the seat's rank at the end of the game; 1 is the winner's"),
    Column("score", "int16", "the seat's points at the end of the game"),
    Column("margin", "int16", "these points minus those of the best of the others"),
)
"""The columns that every board has. Those of the view follow."""


class Dictionary:
    """What a file with games on one board contains."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self.parts: tuple[ObservationPart, ...] = observation_parts(board)

    @cached_property
    def view_columns(self) -> tuple[Column, ...]:
        """A column for each part of an observation, in the same order."""
        return tuple(map(_view_column, self.parts))

    @property
    def columns(self) -> tuple[Column, ...]:
        """All columns, in order."""
        return (*COLUMNS, *self.view_columns)

    def to_dict(self) -> dict[str, Any]:
        """Plain values: version, board, columns, and the actions that the board has."""
        space = ActionSpace(self.board)
        return {
            "whistlestop": version("whistlestop"),
            "board": self.board.id,
            "digest": self.board.digest,
            "columns": [
                asdict(column) | {"labels": list(column.labels)} for column in self.columns
            ],
            "actions": [
                {"action": action, "choice": choice, "text": action_text(self.board, action)}
                for choice, action in enumerate(space.common)
            ],
        }

    def to_json(self) -> str:
        """The dictionary as JSON, as the metadata of a Parquet file have it."""
        return json.dumps(self.to_dict(), ensure_ascii=False)

    def to_markdown(self) -> str:
        """The dictionary for people."""
        about = self.to_dict()
        lines = [
            f"# Data dictionary: {self.board.name}",
            "",
            f"Whistlestop {about['whistlestop']}, board `{self.board.id}`, digest "
            f"`{self.board.digest}`. One row per decision.",
            "",
            *column_table(COLUMNS),
            "",
            "## The view",
            "",
            "What the seat knows before it decides: the parts of an observation. Seat 0 is the "
            "player's own, seat 1 the next player's. A list by seat has all numbers of seat 0, "
            "then those of seat 1, and so on.",
            "",
            *column_table(self.view_columns),
            "",
            "## The numbers of a list",
            "",
        ]
        for column in self.view_columns:
            if len(column.labels) > 1:
                lines += [f"- `{column.name}`: {', '.join(column.labels)}"]
        lines += ["", "## The actions", "", "`choice` is its number in the compact action space."]
        lines += ["", "| action | choice | text |", "|--:|--:|---|"]
        lines += [f"| {a['action']} | {a['choice']} | {a['text']} |" for a in about["actions"]]
        return "\n".join(lines) + "\n"


def column_table(columns: tuple[Column, ...]) -> list[str]:
    """Columns as lines of a Markdown table."""
    lines = ["| column | type | range | meaning |", "|---|---|---|---|"]
    for column in columns:
        span = "" if column.high is None else f"{column.low} to {column.high}"
        by = f" (by seat: {column.seats} x {len(column.labels)})" if column.seats else ""
        lines.append(f"| `{column.name}` | `{column.type}` | {span} | {column.meaning}{by} |")
    return lines


def _view_column(part: ObservationPart) -> Column:
    number = "int8" if part.high <= BYTE else "int16"
    kind = number if part.length == 1 else f"fixed_size_list<{number}>[{part.length}]"
    return Column(
        PREFIX + part.name, kind, part.meaning, part.low, part.high, part.seats, part.labels
    )

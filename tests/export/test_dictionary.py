"""The data dictionary describes the file, is part of it, and is in the docs."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pyarrow as pa
import pytest

from cli.driving import run
from export.reading import dictionary_in, exported, read
from whistlestop.boards import available, load
from whistlestop.envs import Encoding
from whistlestop.export import Dictionary, simulation
from whistlestop.export.dictionary import COLUMNS, column_table
from whistlestop.export.rows import arrow_type

PAGE = (Path(__file__).parents[2] / "docs" / "data.md").read_text("utf-8")


def test_a_file_carries_its_dictionary() -> None:
    data = exported(simulation("new-york", 2, 1, ["random"]))
    found, board = dictionary_in(data), load("new-york")
    assert found == Dictionary(board).to_dict()
    assert (found["board"], found["digest"]) == ("new-york", board.digest)
    schema = read(data).schema
    assert [column["name"] for column in found["columns"]] == schema.names
    for column in found["columns"]:
        assert schema.field(column["name"]).type == arrow_type(column["type"]), column["name"]


@pytest.mark.parametrize("board", available())
def test_every_number_of_the_view_is_explained(board: str) -> None:
    encoding = Encoding(board)
    dictionary = Dictionary(encoding.board)
    for part, column in zip(encoding.parts, dictionary.view_columns, strict=True):
        assert column.name == f"view_{part.name}"
        assert (column.low, column.high, column.seats) == (part.low, part.high, part.seats)
        assert len(column.labels) * max(column.seats, 1) == part.length
        kind = arrow_type(column.type)
        numbers = kind.value_type if pa.types.is_fixed_size_list(kind) else kind
        assert numbers == (pa.int8() if part.high < 128 else pa.int16())
    actions = dictionary.to_dict()["actions"]
    assert [a["choice"] for a in actions] == list(range(len(encoding.actions)))
    assert [a["action"] for a in actions] == list(encoding.actions.common)
    assert [a["text"] for a in actions] == list(map(encoding.actions.text, range(len(actions))))


def test_it_is_printed_and_written(tmp_path: Path) -> None:
    dictionary = Dictionary(load("iberia"))
    printed = run("export", "--dictionary", "--board", "iberia")
    assert printed.stdout == dictionary.to_markdown()
    for column in dictionary.columns:
        assert f"| `{column.name}` | `{column.type}` |" in printed.stdout
    for name in ("columns.md", "columns.json"):
        result = run("export", "--dictionary", "--board", "iberia", tmp_path / name)
        assert result.exit_code == 0, result.output
    assert (tmp_path / "columns.md").read_text() == printed.stdout
    assert json.loads((tmp_path / "columns.json").read_text()) == dictionary.to_dict()


def test_the_docs_have_the_columns() -> None:
    assert "\n".join(column_table(COLUMNS)) in PAGE


def test_every_option_is_explained() -> None:
    options = set(re.findall(r"(--[a-z-]+)", run("export", "--help").output)) - {"--help"}
    assert options
    assert options <= set(re.findall(r"(--[a-z-]+)", PAGE))

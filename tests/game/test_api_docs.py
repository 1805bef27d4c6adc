"""docs/api.md lists what there is."""

from __future__ import annotations

import re
from dataclasses import fields
from pathlib import Path

import pytest

from whistlestop.boards.model import Board, CardType, City, FestivalSet, Route, Ticket
from whistlestop.engine.score_reader import Part
from whistlestop.engine.scoring import Scorer
from whistlestop.game import Game

TEXT = (Path(__file__).parents[2] / "docs/api.md").read_text("utf-8")


def table(first: str) -> str:
    """The table whose first column has this heading."""
    return TEXT.partition(f"| {first} |")[2].partition("\n\n")[0]


@pytest.mark.parametrize("kind", [Board, City, Route, Ticket, CardType, FestivalSet])
def test_every_attribute_of_a_board_is_listed(kind: type) -> None:
    listed = set(re.findall(r"`(\w+)`", table("attribute of `Board`")))
    assert {field.name for field in fields(kind)} <= listed


def test_the_listed_attributes_of_a_view_exist() -> None:
    view = Game.new("europe", 2, 1).view(0)
    names = re.findall(r"`(\w+)(?:\(\w*\))?`", table("attribute of `View`"))
    assert "legal_moves" in names
    assert all(hasattr(view, name) for name in names if name != "None")


def test_the_memory_of_a_view_is_listed() -> None:
    view = Game.new("europe", 2, 1).view(0)
    whole, shown = view.to_dict(), view.to_dict(memory=False)
    added = (whole.keys() - shown.keys()) | (
        whole["players"][0].keys() - shown["players"][0].keys()
    )
    assert set(re.findall(r"^\| `(\w+)`", table("field of `to_dict()`"), re.MULTILINE)) == added


def test_every_part_of_a_score_is_listed() -> None:
    listed = set(re.findall(r"`([A-Z_]+)`", table("`Part`")))
    assert listed == {part.name for part in Part}


def test_the_listed_attributes_of_a_scorer_exist() -> None:
    names = re.findall(
        r"^\| `(\w+)(?:\([^`]*\))?` \|", table("attribute of `Scorer`"), re.MULTILINE
    )
    assert names == ["part", "parts", "done", "lent"]
    assert all(hasattr(Scorer(), name) for name in names)

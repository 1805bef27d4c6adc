"""The files with what was learned about tickets."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import pytest

from whistlestop.boards import available, load
from whistlestop.bots.learned import belief_model
from whistlestop.bots.learned.belief_model import (
    BadModel,
    BeliefModel,
    belief_for,
    from_json,
    shapes,
    to_json,
)

MOST_BYTES = 20_000


@pytest.mark.parametrize("board", available())
def test_every_built_in_board_has_a_small_file(board: str) -> None:
    file = Path(belief_model.__file__).parent / "data" / f"{board}.belief.json"
    assert file.stat().st_size < MOST_BYTES
    model = belief_for(load(board))
    assert model is not None
    assert model.digest == load(board).digest
    assert len(model["tickets"]) == 2 * len(load(board).tickets)


def test_a_changed_board_has_none() -> None:
    assert belief_for(replace(load("europe"), digest="0" * 64)) is None


@pytest.mark.parametrize("name", ["my-board", "../data/europe", ""])
def test_a_home_made_board_has_none(name: str) -> None:
    assert belief_for(replace(load("europe"), id=name)) is None


def test_a_model_survives_its_file() -> None:
    arrays = {
        name: (shape, [number / 7 for number in range(len(numbers))])
        for name, (shape, numbers) in BeliefModel.blank(load("new-york")).arrays.items()
    }
    model = BeliefModel("abc", arrays)
    again = from_json(to_json(model, "by hand"))
    assert again.digest == "abc"
    assert {name: shape for name, (shape, _) in again.arrays.items()} == shapes(18)
    for name, (_, numbers) in arrays.items():
        assert again[name] == pytest.approx(numbers, rel=1e-4)


def test_arrays_of_the_wrong_shape_are_refused() -> None:
    arrays = dict(BeliefModel.blank(load("new-york")).arrays)
    arrays["terms"] = ((2,), [0.0, 0.0])
    with pytest.raises(BadModel, match="expected the arrays"):
        BeliefModel("abc", arrays)


def test_too_few_numbers_are_refused() -> None:
    arrays = dict(BeliefModel.blank(load("new-york")).arrays)
    arrays["outer"] = (arrays["outer"][0], [0.0])
    with pytest.raises(BadModel, match="outer: expected 16 numbers, not 1"):
        BeliefModel("abc", arrays)

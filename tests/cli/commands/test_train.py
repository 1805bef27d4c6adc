"""`whistlestop train`."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from whistlestop.bots.learned.model_file import FILE_NAME, read_model
from whistlestop.bots.learned.models import value_for
from whistlestop.engine import compiled
from whistlestop.game.game import tables_for

from ..driving import run

SMALL = Path(__file__).parents[2] / "boards" / "small"


@pytest.mark.skipif(not compiled(), reason="hundreds of games take a compiled engine")
def test_a_home_made_board_is_learned_in_its_folder(tmp_path: Path) -> None:
    folder = tmp_path / "mine"
    shutil.copytree(SMALL, folder)
    done = run(
        "train",
        "--board",
        folder,
        "--games",
        "130",
        "--epochs",
        "1",
        "--rounds",
        "0",
        "--seed",
        "3",
    )
    assert done.exit_code == 0, done.output
    assert f"Written: {folder / FILE_NAME}" in done.output
    assert sorted(path.name for path in folder.glob(f"{FILE_NAME}*")) == [FILE_NAME]
    tables = tables_for(str(folder))
    model = read_model(folder / FILE_NAME)
    assert model.digest == tables.board.digest
    rules = tables.board.rules
    for players in range(rules.players_min, rules.players_max + 1):
        assert value_for(tables, players) is not None
        plan = model.made[str(players)]["plan"]
        assert (plan["games"], plan["epochs"], plan["seed"]) == (130, 1, 3)
        assert f"{players} players: Brier score" in done.output


def test_a_number_of_players_that_cannot_play_is_refused() -> None:
    done = run("train", "--board", "nordic", "--players", "5")
    assert done.exit_code == 1
    assert "nordic is for 2 to 3 players, not 5" in done.output


def test_a_file_that_cannot_be_written_is_named_before_the_work(tmp_path: Path) -> None:
    done = run("train", "--board", "new-york", "--output", tmp_path / "no" / "x.model")
    assert done.exit_code == 1
    assert "no such folder" in done.output

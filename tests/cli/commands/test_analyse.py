"""`whistlestop analyse`: table, JSON, picture, and how it fails. Hints in a game."""

from __future__ import annotations

import io
import json
import re
import time
from pathlib import Path
from random import Random
from xml.etree import ElementTree

import pytest
from rich.console import Console

from analysis.positions import last_turn, played, short_record
from boards.folders import EVERYTHING
from cli.driving import run, run_process
from whistlestop.bots import OWN_BUDGET, make
from whistlestop.cli import files, saves
from whistlestop.cli.commands import analyse as command
from whistlestop.cli.terminal import hints
from whistlestop.game import Game
from whistlestop.game.record.seats import Seat
from whistlestop.game.view import View

DOCUMENT = Path(__file__).parents[3] / "docs" / "analysis.md"
FEW = ("--iterations", "30")


@pytest.fixture
def record(tmp_path: Path) -> Path:
    seats = [Seat("Anna"), Seat("Bo <the 2nd>", "planner")]
    file = tmp_path / "game.whistlestop"
    file.write_text(saves.write_save(Game.from_record(short_record()), seats), "utf-8")
    return file


def test_the_table_fits_into_80_columns(record: Path) -> None:
    result = run_process("analyse", record, *FEW)
    assert result.returncode == 0, result.stderr
    lines = result.stdout.splitlines()
    assert max(map(len, lines)) <= 80
    assert "New York, Anna and Bo <the 2nd>: " in result.stdout
    assert any(re.search(r"^ +0 Anna +keep .* \d+%", line) for line in lines)
    assert "Turning points" in result.stdout
    assert "Chances are estimates" in result.stdout
    assert "mistakes" in result.stdout


def test_json_and_picture(record: Path, tmp_path: Path) -> None:
    data, svg = tmp_path / "a.json", tmp_path / "a.svg"
    result = run("analyse", record, *FEW, "--json", data, "--picture", svg)
    assert result.exit_code == 0, result.output
    found = json.loads(data.read_text("utf-8"))
    game = Game.from_record(record.read_text("utf-8"))
    assert [d["player"] for d in found["decisions"]] == [player for player, _ in game.moves]
    assert [p["name"] for p in found["players"]] == ["Anna", "Bo <the 2nd>"]
    assert found["budget"] == {"seconds": None, "iterations": 30}
    root = ElementTree.fromstring(svg.read_text("utf-8"))
    ns = "{http://www.w3.org/2000/svg}"
    assert root.tag == f"{ns}svg"
    assert len(root.findall(f"{ns}polyline")) == 2
    assert len(root.findall(f"{ns}circle")) == len(found["turning_points"])
    texts = [text.text for text in root.findall(f"{ns}text")]
    assert any(text and text.startswith("Bo <the 2nd>, ") for text in texts)


def test_luck_and_skill_explain_the_result(record: Path, tmp_path: Path) -> None:
    data = tmp_path / "a.json"
    result = run("analyse", record, *FEW, "--json", data)
    assert result.exit_code == 0, result.output
    for found in json.loads(data.read_text("utf-8"))["players"]:
        account = found["account"]
        assert account["start"] == 0.5
        assert account["result"] == float(found["rank"] == 1)
        assert account["luck"] == pytest.approx(account["cards"] + account["others"], abs=2e-4)
        total = account["start"] + account["luck"] + account["skill"]
        assert total == pytest.approx(account["result"], abs=2e-4)
    assert "Luck and skill" in result.output
    rows = re.findall(r"(?:Anna|2nd>) +(\d+) +([+-]\d+) +([+-]\d+) +(0|-\d+) +(\d+)", result.output)
    assert len(rows) == 2
    for *parts, last in rows:
        assert sum(map(int, parts)) == int(last)
    assert re.search(r"The moves of Anna cost \d+ percentage points?, the cards ", result.output)


def test_only_the_analysed_player_has_an_account(record: Path, tmp_path: Path) -> None:
    data = tmp_path / "a.json"
    assert run("analyse", record, *FEW, "--player", "2", "--json", data).exit_code == 0
    first, second = json.loads(data.read_text("utf-8"))["players"]
    assert first["account"] is None
    assert second["account"] is not None


def test_a_board_without_training_says_what_to_do(tmp_path: Path) -> None:
    file = tmp_path / "game"
    game, bots, dice = Game.new(EVERYTHING, 2, 1), [make("greedy"), make("planner")], Random(1)
    while not game.over:
        player = min(game.to_act)
        game.play(bots[player].decide(game.view(player), dice, OWN_BUDGET), player)
    file.write_text(game.record(), "utf-8")
    result = run("analyse", file, "--iterations", "2")
    assert result.exit_code == 0, result.output
    assert "Luck and skill" in result.output
    assert f"run: whistlestop train --board {EVERYTHING}" in result.output


def test_a_mistake_is_reported_and_marked(tmp_path: Path) -> None:
    file, svg = tmp_path / "game", tmp_path / "a.svg"
    file.write_text(played("draw").record(), "utf-8")
    result = run("analyse", file, *FEW, "--picture", svg)
    assert result.exit_code == 0, result.output
    told = " ".join(result.output.split())
    assert "-100% draw an unseen card; better: claim Soho–Wall Street" in told
    assert "turn 1, -100%: draw an unseen card; better: claim Soho–Wall Street" in svg.read_text(
        "utf-8"
    )


def test_what_to_learn_is_reported(tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text(played("draw").record(), "utf-8")
    result = run("analyse", file, *FEW)
    assert result.exit_code == 0, result.output
    told = " ".join(result.output.split())
    assert "blunder: claim Soho–Wall Street 100%" in told
    assert "What Player 1 can learn" in told
    assert (
        "Turn 1, a blunder: draw an unseen card (0% to win). "
        "Better: claim Soho–Wall Street (100%). It completes Chelsea–Wall Street, "
        "worth 8 points in all." in told
    )
    assert re.search(r"Player 1 +\d+ +\d+% +\d+-\d+% +0 +0 +1 ", told + " ")
    assert "What Player 2 can learn" not in told
    assert re.search(r"Player 1 lost \d+\.\d percentage points per decision\.", told)


def test_every_field_of_the_json_is_documented(record: Path, tmp_path: Path) -> None:
    data = tmp_path / "a.json"
    assert run("analyse", record, *FEW, "--json", data).exit_code == 0
    explained = set(re.findall(r"`([a-z_]+)`", DOCUMENT.read_text("utf-8")))

    def keys(value: object) -> set[str]:
        if isinstance(value, dict):
            # The keys of `cards` are ids of cards.
            return set(value).union(*(keys(part) for key, part in value.items() if key != "cards"))
        return set().union(*map(keys, value)) if isinstance(value, list) else set()

    assert keys(json.loads(data.read_text("utf-8"))) - explained == set()


def test_the_same_seed_writes_the_same_bytes(record: Path, tmp_path: Path) -> None:
    files = [tmp_path / name for name in ("a", "b", "c")]
    for file, seed in zip(files, (3, 3, 4), strict=True):
        options = ("--player", "bo <THE 2nd>", "--seed", str(seed), "--json", file)
        assert run("analyse", record, *FEW, *options).exit_code == 0
    assert files[0].read_bytes() == files[1].read_bytes() != files[2].read_bytes()
    assert {d["player"] for d in json.loads(files[0].read_text("utf-8"))["decisions"]} == {1}


def test_a_player_can_be_given_by_number(record: Path) -> None:
    result = run("analyse", record, *FEW, "--player", "2")
    assert result.exit_code == 0
    assert "keep Times Square–Soho" in result.output
    assert "Anna  " not in result.output.split("Turn", 1)[1]


@pytest.mark.parametrize(
    ("options", "message"),
    [
        (["--player", "Cora"], "there is no player 'Cora' in this game, only: 1 Anna, 2 Bo"),
        (["--player", "0"], "there is no player '0'"),
        (["--iterations", "0"], "a whole number above 0"),
        (["--seconds", "-1"], "a number above 0"),
        (["--json", "no/such/folder/a.json"], "there is no such folder"),
        (["--picture", "."], "this is a folder, not a file"),
    ],
)
def test_wrong_options_are_reported_at_once(
    record: Path, options: list[str], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before a minute of work, not after it."""
    monkeypatch.setattr(command, "analyse_game", lambda *_: pytest.fail("it started to search"))
    result = run("analyse", record, *options)
    assert result.exit_code == 1
    assert message in " ".join(result.stderr.split())
    assert "Traceback" not in result.output


def test_one_file_for_both_outputs_is_refused(record: Path) -> None:
    assert run("analyse", record, "--json", "a", "--picture", "a").exit_code == 2


def test_an_unfinished_game(tmp_path: Path) -> None:
    file = tmp_path / "game"
    file.write_text(last_turn().record(), "utf-8")
    result = run("analyse", file)
    assert result.exit_code == 1
    assert "the game is not over" in result.stderr


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("whistlestop position 1\n", "expected 'whistlestop record 1'"),
        ("whistlestop record 1\nboard atlantis 00\nplayers 2\nseed 1\nmoves\n", "atlantis"),
        ("whistlestop record 1\nboard europe 00\nplayers 2\nseed 1\nmoves\n", "has changed"),
    ],
)
def test_a_file_that_is_not_a_record(tmp_path: Path, text: str, message: str) -> None:
    file = tmp_path / "game"
    file.write_text(text, "utf-8")
    result = run("analyse", file)
    assert result.exit_code == 1
    assert message in result.stderr


def test_a_full_disk_destroys_nothing(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The table is shown, the other file written, the old one kept, and the failed one named."""
    data, svg = tmp_path / "a.json", tmp_path / "a.svg"
    data.write_text("older")
    real = files.write_file

    def full(path: Path, text: str) -> None:
        if path == data:
            raise OSError(28, "No space left on device", str(tmp_path / ".a.json.x"))
        real(path, text)

    monkeypatch.setattr(files, "write_file", full)
    result = run("analyse", record, *FEW, "--json", data, "--picture", svg)
    assert result.exit_code == 1
    assert "a.json: No space left on device" in " ".join(result.stderr.split())
    assert "Turning points" in result.output
    assert data.read_text() == "older"
    assert svg.exists()


def test_ctrl_c_leaves_everything_as_it_was(
    record: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def stop(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(command, "analyse_game", stop)
    result = run("analyse", record, "--json", tmp_path / "a.json")
    assert result.exit_code == 130
    assert "Stopped; nothing was written." in result.stderr
    assert not (tmp_path / "a.json").exists()


# --- hints -------------------------------------------------------------------------------


def hint_text(view: View) -> str:
    console = Console(width=80, file=io.StringIO())
    with console.capture() as capture:
        console.print(hints.hint(view))
    return capture.get()


def test_a_hint_names_the_winning_move_and_its_chance() -> None:
    text = hint_text(last_turn().view(0))
    assert "You could type: claim soho-wall-street" in text
    assert "It completes Chelsea–Wall Street, worth 8 points in all." in text
    assert "It has the best chance." in text
    assert re.search(r"claim Soho–Wall Street +100%", text)
    assert "An estimate from " in text


def test_a_hint_takes_about_a_second() -> None:
    view = Game.new("iberia", 5, 1).view(0)
    start = time.process_time()  # other processes do not count
    text = hint_text(view)
    assert time.process_time() - start < 5
    assert "You could type: pick " in text


def test_a_hint_without_a_choice() -> None:
    game = last_turn()
    game.play("claim soho-wall-street")
    assert len(game.legal_moves()) == 1
    assert "This is your only legal move: pay 2 red" in hint_text(game.view(0))

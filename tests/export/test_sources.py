"""Games from records, from an arena's file and from a simulation become the same rows."""

from __future__ import annotations

import json
import shutil
from pathlib import Path

import pyarrow as pa
import pytest

from boards.folders import EVERYTHING, copy_of
from cli.driving import run
from export.reading import exported, read
from whistlestop import Game
from whistlestop.arena import ArenaError
from whistlestop.export import Source, games_file, record_files, simulation
from whistlestop.export.games import RecordJob
from whistlestop.game import GameError, RecordError

GAMES = ("--board", "new-york", "--bots", "random,greedy", "--games", "4", "--workers", "1")


def ordered(table: pa.Table) -> pa.Table:
    """The rows without what depends on the source."""
    return table.drop_columns(["game", "source"])


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the records and the file of a match."""
    folder = tmp_path_factory.mktemp("match")
    result = run("arena", *GAMES, "--file", folder / "games.jsonl", "--records", folder / "records")
    assert result.exit_code == 0, result.output
    return folder


def test_the_file_is_the_same_with_any_number_of_workers() -> None:
    def source() -> Source:
        return simulation("new-york", 3, 40, ["random", "greedy"], 5)

    once = exported(source())
    assert exported(source()) == once
    assert exported(source(), workers=2) == once


def test_records_and_the_games_file_of_a_match_give_the_same_rows(played: Path) -> None:
    records = read(exported(record_files(played / "records")))
    file = read(exported(games_file(played / "games.jsonl")))
    assert ordered(records).equals(ordered(file))
    names = sorted(path.name for path in (played / "records").iterdir())
    assert list(dict.fromkeys(records["source"].to_pylist())) == names
    assert list(dict.fromkeys(file["source"].to_pylist())) == ["0/0", "0/1"]
    assert set(zip(file["game"].to_pylist(), file["seat"].to_pylist(), strict=True)) == {
        (game, seat) for game in range(4) for seat in range(2)
    }


def test_the_records_of_a_simulation_give_the_rows_of_the_simulation(tmp_path: Path) -> None:
    run("simulate", *GAMES, "--seed", "2", "--records", tmp_path)
    records = read(exported(record_files(tmp_path), workers=2))
    direct = read(exported(simulation("new-york", 2, 4, ["random", "greedy"], 2)))
    assert ordered(records).equals(ordered(direct))


def test_people_have_no_names_in_the_file(tmp_path: Path) -> None:
    header, _, _, *rest = record_of(tmp_path).read_text().splitlines()
    seats = "# seat 0 person Annabella\n# seat 1 bot medium Bonaparte"
    (tmp_path / "one.txt").write_text("\n".join([header, seats, *rest]))
    data = exported(record_files(tmp_path / "one.txt"))
    assert b"Annabella" not in data
    assert b"Bonaparte" not in data
    table = read(data)
    bots = set(zip(table["seat"].to_pylist(), table["bot"].to_pylist(), strict=True))
    assert bots == {(0, None), (1, "medium")}


def record_of(folder: Path) -> Path:
    """The record of a game on New York."""
    made = folder / "made"
    run("simulate", "--board", "new-york", "--games", "1", "--workers", "1", "--records", made)
    [path] = made.iterdir()
    return path


def test_unfinished_games_and_other_boards_are_left_out(played: Path, tmp_path: Path) -> None:
    for path in (played / "records").iterdir():
        shutil.copy(path, tmp_path)
    game = Game.new("new-york", 2, 1)
    (tmp_path / "begun.txt").write_text(game.record())
    (tmp_path / "europe.txt").write_text(Game.new("europe", 2, 1).record())
    result = run("export", tmp_path / "all.parquet", "--records", tmp_path, "--board", "new-york")
    assert result.exit_code == 0, result.output
    assert "Left out: 1 game on other boards, or on another version of this one." in result.stderr
    assert "Left out: 1 game not played to the end." in result.stderr
    assert f"Written: {tmp_path / 'all.parquet'} (4 games, " in result.stdout


def test_several_boards_are_refused_unless_one_is_chosen(tmp_path: Path) -> None:
    for board in ("europe", "nordic"):
        (tmp_path / f"{board}.txt").write_text(Game.new(board, 2, 1).record())
    with pytest.raises(GameError, match=r"games on europe \(1\), nordic \(1\); expected one"):
        record_files(tmp_path)
    assert record_files(tmp_path, "europe").tables.board.id == "europe"
    with pytest.raises(RecordError, match=r"expected games on iberia \(digest \w{12}\.\.\.\)"):
        record_files(tmp_path, "iberia")


def test_a_home_made_board_is_found_by_its_folder_or_given(tmp_path: Path) -> None:
    folder = copy_of(EVERYTHING, tmp_path)
    records = tmp_path / "records"
    run(
        "simulate", "--board", folder, "--players", "2", "--games", "2", "--bots", "random",
        "--workers", "1", "--records", records,
    )  # fmt: skip
    found = exported(record_files(records))
    moved = folder.rename(tmp_path / "moved")
    assert exported(record_files(records, moved)) == found
    with pytest.raises(Exception, match="no such folder"):
        record_files(records)


def test_a_broken_record_is_named_with_its_line(tmp_path: Path) -> None:
    path = record_of(tmp_path)
    lines = path.read_text().splitlines()
    at = lines.index("moves") + 1
    broken = tmp_path / "broken.txt"
    broken.write_text("\n".join([*lines[:at], "0 fly", *lines[at:]]))
    with pytest.raises(RecordError, match=rf"broken\.txt: line {at + 1}: "):
        exported(record_files(broken))
    result = run("export", tmp_path / "out.parquet", "--records", broken, "--workers", "2")
    assert result.exit_code == 1
    assert f"{broken}: line {at + 1}: " in result.stderr
    assert not list(tmp_path.glob("*parquet*"))


def test_a_board_that_changes_meanwhile_is_noticed(tmp_path: Path) -> None:
    text = Game.new("new-york", 2, 1).record()
    with pytest.raises(RecordError, match="has changed: expected the digest 0000"):
        RecordJob("new-york", "0" * 64, text).game()


def test_a_match_that_ends_differently_now_is_refused(played: Path, tmp_path: Path) -> None:
    lines = (played / "games.jsonl").read_text().splitlines()
    games = [json.loads(line) for line in lines]
    games[0]["scores"][0] += 1
    file = tmp_path / "games.jsonl"
    file.write_text("".join(json.dumps(game) + "\n" for game in games))
    with pytest.raises(ArenaError, match=r"ended \d+:-?\d+, but now it ends .*--records FOLDER"):
        exported(games_file(file))


@pytest.mark.parametrize(
    ("change", "said"),
    [
        ({"seats": ["program:evil --now", "random"]}, "one of its bots is a program"),
        ({"budget": {"seconds": 1.0, "iterations": None}}, "its bots thought by the clock"),
        ({"board": "island"}, "island is not a built-in board; expected its folder with --board"),
        ({"digest": "0" * 64}, "expected games on new-york"),
        ({"format": 9}, "line 1: its format is 9"),
    ],
)
def test_games_that_cannot_be_played_again_are_refused(
    played: Path, tmp_path: Path, change: dict[str, object], said: str
) -> None:
    [line, *_] = (played / "games.jsonl").read_text().splitlines()
    file = tmp_path / "games.jsonl"
    file.write_text(json.dumps(json.loads(line) | change) + "\n")
    with pytest.raises(ArenaError, match=said):
        games_file(file)


def test_a_half_written_last_line_is_passed_over(played: Path, tmp_path: Path) -> None:
    text = (played / "games.jsonl").read_text()
    file = tmp_path / "games.jsonl"
    file.write_text(text[:-40])
    assert games_file(file).total == 3
    assert file.read_text() == text[:-40]

"""`whistlestop export`: a whole file or none, and messages for what is asked wrongly."""

from __future__ import annotations

import signal
import sys
from pathlib import Path

import pyarrow.parquet as pq
import pytest

from cli.commands.test_arena import process
from cli.driving import run
from waiting import LIMIT, wait_until
from whistlestop import Game

SMALL = ("--board", "new-york", "--bots", "random", "--workers", "1")


def test_a_simulation_is_written(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    result = run("export", file, *SMALL, "--games", "3", "--players", "3", "--seed", "9")
    assert result.exit_code == 0, result.output
    table = pq.read_table(file)
    assert result.stdout == f"Written: {file} (3 games, {table.num_rows} decisions)\n"
    assert set(table["seat"].to_pylist()) == {0, 1, 2}
    assert set(table["source"].to_pylist()) == {"9/0", "9/1", "9/2"}
    assert [path.name for path in tmp_path.iterdir()] == ["games.parquet"]


@pytest.mark.parametrize(
    ("options", "said"),
    [
        ((), "expected the name of a file that ends in .parquet, not none"),
        (("games.csv",), "expected the name of a file that ends in .parquet, not games.csv"),
        (("no/such/games.parquet",), "there is no such folder"),
        (("a.parquet", "--board", "atlantis"), "no such folder"),
        (("a.parquet", "--bots", "rabot"), "rabot"),
        (("a.parquet", "--bots", ""), "there are no bots"),
        (("a.parquet", "--board", "nordic", "--players", "5"), "nordic is for 2 to 3 players"),
        (("a.parquet", "--records", "missing"), "missing: No such file or directory"),
        (("a.parquet", "--records", "."), "expected records, but there are none"),
        (("a.parquet", "--records", "letter.txt"), "letter.txt: line 1: expected 'whistlestop"),
        (("a.parquet", "--records", "picture.png"), "expected a record, but this is not a text"),
        (("a.parquet", "--records", "begun.txt"), "expected finished games, but there are none"),
        (("a.parquet", "--file", "letter.txt"), "letter.txt, line 1: "),
        (("a.parquet", "--file", "picture.png"), "this is not an arena file"),
        (("a.parquet", "--file", "empty"), "expected games, but there are none"),
        (("a.parquet", "--records", ".", "--file", "x"), "expected one of --records and --file"),
        (("a.parquet", "--records", ".", "--games", "3"), "--games is for games to play"),
        (("--dictionary", "--seed", "3"), "--seed is for games to play: expected it without --d"),
        (("--dictionary", "a.txt"), "expected a dictionary that ends in .md or .json, not a.txt"),
        (("a.parquet", "--database", "none.sqlite"), "expected a server's database, but there is"),
        (("a.parquet", "--database", "letter.txt"), "letter.txt"),
    ],
)
def test_what_is_asked_wrongly_is_refused(
    options: tuple[str, ...], said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    material = tmp_path / "material"
    material.mkdir()
    (material / "letter.txt").write_text("Dear host\n")
    (material / "picture.png").write_bytes(b"\x89PNG\xff\xfe\n\x00")
    (material / "empty").touch()
    (material / "begun.txt").write_text(Game.new("new-york", 2, 1).record())
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    given = [str(material / word) if (material / word).is_file() else word for word in options]
    result = run("export", *given)
    assert result.exit_code == 1, result.output
    assert said in result.stderr
    assert "Traceback" not in result.stderr
    assert list((tmp_path / "here").iterdir()) == []


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such signals")
def test_an_interrupted_export_leaves_the_older_file(tmp_path: Path) -> None:
    file = tmp_path / "games.parquet"
    file.write_bytes(b"older")
    options = ("--board", "new-york", "--bots", "random", "--workers", "2")
    stopped = process("export", file, *options, "--games", "100000000")
    wait_until(lambda: len(list(tmp_path.iterdir())) == 2)
    stopped.send_signal(signal.SIGINT)
    _, errors = stopped.communicate(timeout=LIMIT)
    assert stopped.returncode == 130
    assert "games.parquet was not written." in errors.replace("\n", "")
    assert "Traceback" not in errors
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"older"]


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no such limits")
def test_a_full_disk_leaves_the_older_file(tmp_path: Path) -> None:
    """The system itself refuses: no file may grow beyond 20,000 bytes."""
    file = tmp_path / "games.parquet"
    file.write_bytes(b"older")
    limit = "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (20000, 20000))"
    full = process("export", file, *SMALL, "--games", "40", before=limit)
    _, errors = full.communicate(timeout=LIMIT)
    assert full.returncode == 1
    assert "File too large" in errors
    assert "Traceback" not in errors
    assert [path.read_bytes() for path in tmp_path.iterdir()] == [b"older"]

"""The examples and tables in docs/boards.md are correct."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from whistlestop.boards import check, limits, load
from whistlestop.boards.source import MAX_FILE_BYTES

from .folders import HERE, SMALL, copy_of, edit

GUIDE = (HERE.parents[1] / "docs" / "boards.md").read_text(encoding="utf-8")


def test_the_example_is_a_board(tmp_path: Path) -> None:
    for file, text in re.findall(r"^`([a-z]+\.\w+)`:\n\n```\w+\n(.*?)```", GUIDE, re.M | re.S):
        (tmp_path / file).write_text(text, encoding="utf-8")
    assert load(tmp_path) == load(SMALL)


def test_the_python_example(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    copy_of(SMALL, tmp_path)
    monkeypatch.chdir(tmp_path)
    (code,) = re.findall(r"```python\n(.*?)```", GUIDE, re.S)
    exec(code, {})
    assert capsys.readouterr().out == "Small County 7\n"


def test_the_defects(tmp_path: Path) -> None:
    folder = copy_of(SMALL, tmp_path)
    edit(folder, "routes.csv", "clay-dale,clay,dale,1", "clay-dale,clay,dalle,0")
    edit(folder, "board.toml", "trains = 12", 'trains = "12"')
    (said,) = re.findall(r"```text\n(.*?)```", GUIDE, re.S)
    assert [str(defect) for defect in check(folder)] == said.splitlines()


def test_every_key_and_column_is_explained() -> None:
    explained = set(re.findall(r"`([a-z_]+)`", GUIDE))
    everything = HERE / "everything"
    toml = (everything / "board.toml").read_text(encoding="utf-8")
    assert set(re.findall(r"^([a-z_]+) =", toml, re.M)) <= explained
    for table in everything.glob("*.csv"):
        header = table.read_text(encoding="utf-8").partition("\n")[0]
        assert set(header.split(",")) <= explained


def test_limits() -> None:
    rows = re.findall(r"^\| .+ \| (\d+) \|$", GUIDE.partition("## Limits")[2], re.M)
    assert list(map(int, rows)) == [
        limits.PLAYERS,
        limits.CITIES,
        limits.ROUTES,
        limits.ROUTE_LENGTH,
        limits.TICKETS,
        limits.TICKETS_OFFERED,
        limits.COLOURS,
        limits.CARD_TYPES,
        limits.ROW,
        *limits.DECK,
        limits.FESTIVAL_SETS,
        limits.PIECES_OF_A_KIND,
        limits.STATIONS,
        limits.HARBOURS,
        limits.TUNNEL_CARDS,
        limits.POINTS,
        limits.ALL_POINTS,
        MAX_FILE_BYTES,
    ]

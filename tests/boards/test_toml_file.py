from __future__ import annotations

from pathlib import Path

import pytest

from whistlestop.boards.defects import Report
from whistlestop.boards.kinds import TRUTH, whole
from whistlestop.boards.toml_file import TomlFile

TEXT = """\
title = 1

[cards]
row = [
    5,
]
"quoted" = 3
limit = true

[tickets.opening]
long = 1
"""


@pytest.fixture
def report() -> Report:
    return Report()


@pytest.fixture
def toml(tmp_path: Path, report: Report) -> TomlFile:
    (tmp_path / "board.toml").write_text(TEXT, encoding="utf-8")
    return TomlFile(tmp_path, report)


def messages(report: Report) -> list[str]:
    return [str(defect) for defect in report.defects()]


@pytest.mark.parametrize(
    ("name", "line"),
    [
        ("title", 1),
        ("cards", 3),
        ("cards.row", 4),
        ("cards.quoted", 7),
        ("cards.limit", 8),
        ("cards.nothing", 3),
        ("tickets.opening", 10),
        ("nothing", 1),
    ],
)
def test_lines(toml: TomlFile, name: str, line: int) -> None:
    assert toml.line(name) == line


def test_reads_values(toml: TomlFile, report: Report) -> None:
    cards = toml.section("cards")
    assert cards.read("limit", TRUTH, False) is True
    assert cards.read("quoted", whole(1, 5), 1) == 3
    assert cards.maybe("absent", whole(1, 5), 2) == 2
    assert messages(report) == []


def test_fallbacks(toml: TomlFile, report: Report) -> None:
    cards = toml.section("cards")
    assert cards.read("limit", whole(1, 5), 4) == 4
    assert cards.read("absent", whole(1, 5), 2) == 2
    assert messages(report) == [
        "board.toml:3: absent is missing, expected 1 to 5",
        "board.toml:8: limit is true, expected 1 to 5",
    ]
    assert not report.sound("cards.limit")
    assert not report.sound("cards.absent")


def test_unknown_keys(toml: TomlFile, report: Report) -> None:
    cards = toml.section("cards")
    cards.expect("limits")
    cards.expect("row")
    cards.finish()
    assert messages(report) == [
        'board.toml:7: "quoted" is unknown, expected one of limits, row',
        'board.toml:8: "limit" is unknown; did you mean "limits"?',
    ]


def test_missing_sections(toml: TomlFile, report: Report) -> None:
    assert not toml.section("stations", needed=False).there
    toml.section("players").read("min", whole(2, 5), 2)
    assert messages(report) == ["board.toml:1: section [players] is missing"]
    assert not report.sound("players.min")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a = 1\na = 2\n", "board.toml:2: is not valid TOML: Cannot overwrite a value"),
        ("a = " + "[" * 5000, "board.toml:1: is not valid TOML: lists are nested too deeply"),
    ],
)
def test_bad_toml(tmp_path: Path, report: Report, text: str, message: str) -> None:
    (tmp_path / "board.toml").write_text(text, encoding="utf-8")
    TomlFile(tmp_path, report).section("players")
    assert messages(report) == [message]


def test_huge_number(tmp_path: Path, report: Report) -> None:
    (tmp_path / "board.toml").write_text("a = 0x" + "f" * 9000, encoding="utf-8")
    assert TomlFile(tmp_path, report).top.read("a", whole(1, 5), 1) == 1
    assert messages(report) == ["board.toml:1: a is a huge number, expected 1 to 5"]

from __future__ import annotations

from pathlib import Path

import pytest

from whistlestop.boards.defects import Report
from whistlestop.boards.document import Document
from whistlestop.boards.kinds import TRUTH, whole

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
def document(tmp_path: Path, report: Report) -> Document:
    (tmp_path / "board.toml").write_text(TEXT, encoding="utf-8")
    return Document(tmp_path, report)


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
def test_lines(document: Document, name: str, line: int) -> None:
    assert document.line(name) == line


def test_reads_values(document: Document, report: Report) -> None:
    cards = document.section("cards")
    assert cards.read("limit", TRUTH, False) is True
    assert cards.read("quoted", whole(1, 5), 1) == 3
    assert cards.maybe("absent", whole(1, 5), 2) == 2
    assert messages(report) == []


def test_fallbacks(document: Document, report: Report) -> None:
    cards = document.section("cards")
    assert cards.read("limit", whole(1, 5), 4) == 4
    assert cards.read("absent", whole(1, 5), 2) == 2
    assert messages(report) == [
        "board.toml:3: absent is missing, expected 1 to 5",
        "board.toml:8: limit is true, expected 1 to 5",
    ]
    assert not report.sound("cards.limit")
    assert not report.sound("cards.absent")


def test_unknown_keys(document: Document, report: Report) -> None:
    cards = document.section("cards")
    cards.expect("limits")
    cards.expect("row")
    cards.finish()
    assert messages(report) == [
        'board.toml:7: "quoted" is unknown, expected one of limits, row',
        'board.toml:8: "limit" is unknown; did you mean "limits"?',
    ]


def test_missing_sections(document: Document, report: Report) -> None:
    assert not document.section("stations", needed=False).there
    document.section("players").read("min", whole(2, 5), 2)
    assert messages(report) == ["board.toml:1: section [players] is missing"]
    assert not report.sound("players.min")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("a = 1\na = 2\n", "board.toml:2: is not valid TOML: Cannot overwrite a value"),
        ("a = " + "[" * 5000, "board.toml:1: is not valid TOML: lists in lists without end"),
    ],
)
def test_bad_toml(tmp_path: Path, report: Report, text: str, message: str) -> None:
    (tmp_path / "board.toml").write_text(text, encoding="utf-8")
    Document(tmp_path, report).section("players")
    assert messages(report) == [message]


def test_huge_number(tmp_path: Path, report: Report) -> None:
    (tmp_path / "board.toml").write_text("a = 0x" + "f" * 9000, encoding="utf-8")
    assert Document(tmp_path, report).top.read("a", whole(1, 5), 1) == 1
    assert messages(report) == ["board.toml:1: a is a huge number, expected 1 to 5"]

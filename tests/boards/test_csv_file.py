from __future__ import annotations

from pathlib import Path

import pytest

from whistlestop.boards.csv_file import CsvSpec, Row, read_rows
from whistlestop.boards.defects import Report
from whistlestop.boards.kinds import chosen, text, whole, written

SPEC = CsvSpec("cities.csv", "cities", ("id", "name"), ("points",), 1, 3)


@pytest.fixture
def report() -> Report:
    return Report()


def rows(tmp_path: Path, report: Report, content: str) -> list[Row]:
    (tmp_path / "cities.csv").write_text(content, encoding="utf-8", newline="")
    return read_rows(tmp_path, SPEC, report)


def messages(report: Report) -> list[str]:
    return [str(defect) for defect in report.defects()]


def test_rows_and_lines(tmp_path: Path, report: Report) -> None:
    found = rows(tmp_path, report, 'name,id\n\n"Oslo, Norway", oslo\n"Two\nlines",two\nc,c\n')
    assert [(row.id, row.line) for row in found] == [("oslo", 3), ("two", 4), ("c", 6)]
    assert found[0].read("name", text(20), "") == "Oslo, Norway"
    assert found[0].read("points", written(whole(0, 9)), 7) == 7
    assert messages(report) == []


def test_references_wait_for_their_source(tmp_path: Path, report: Report) -> None:
    (row,) = rows(tmp_path, report, "id,name\na,Rhein\n")
    rivers = chosen({"Rhine": 3}, "a river")
    report.spoil("rivers.csv:id")
    assert row.refer("name", rivers, "rivers.csv:id", 0) == 0
    assert messages(report) == []
    assert row.refer("name", rivers, "lakes.csv:id", 0) == 0
    assert messages(report) == [
        'cities.csv:2: name is "Rhein", expected a river; did you mean "Rhine"?'
    ]


@pytest.mark.parametrize(
    ("content", "expected"),
    [
        ("", ["cities.csv:1: has no header, expected id,name,points,confidence"]),
        ("\n\n", ["cities.csv:1: has no header, expected id,name,points,confidence"]),
        ("id,name\n", ["cities.csv:1: has too few cities: 0, expected 1 or more"]),
        ('id,name\na,"b"c\n', ["cities.csv:2: is not valid csv: ',' expected after '\"'"]),
        ("id,name\n" + "a,b\n" * 9, ["cities.csv:5: is one too many, expected at most 3 cities"]),
    ],
)
def test_defects(tmp_path: Path, report: Report, content: str, expected: list[str]) -> None:
    rows(tmp_path, report, content)
    assert messages(report)[-1:] == expected
    assert content.startswith("id,name\n") or not report.sound("cities.csv:id")

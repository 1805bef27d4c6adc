from __future__ import annotations

from pathlib import Path

import pytest

from whistlestop.boards.defects import Report
from whistlestop.boards.source import has, read_text, report_strangers


def read(tmp_path: Path, content: bytes) -> tuple[str | None, list[str]]:
    (tmp_path / "board.toml").write_bytes(content)
    report = Report()
    text = read_text(tmp_path, "board.toml", report)
    return text, [str(defect) for defect in report.defects()]


@pytest.mark.parametrize("mark", [b"", b"\xef\xbb\xbf"])
def test_text_with_and_without_a_byte_order_mark(tmp_path: Path, mark: bytes) -> None:
    assert read(tmp_path, mark + "Ålborg".encode()) == ("Ålborg", [])


def test_not_utf8(tmp_path: Path) -> None:
    assert read(tmp_path, b"one\ntwo\n\xc5lborg") == (None, ["board.toml:3: is not UTF-8 text"])


def test_too_large(tmp_path: Path) -> None:
    _, defects = read(tmp_path, b"#" * 100_001)
    assert defects == ["board.toml: is larger than 100000 bytes"]


def test_missing(tmp_path: Path) -> None:
    report = Report()
    assert read_text(tmp_path, "cities.csv", report) is None
    assert [str(defect) for defect in report.defects()] == ["cities.csv: is missing"]
    assert not has(tmp_path, "cities.csv")


def test_unexpected_files(tmp_path: Path) -> None:
    for name in ("city.csv", "board.toml", "notes.md", "geography.json", "settings.toml"):
        (tmp_path / name).touch()
    report = Report()
    report_strangers(tmp_path, report)
    assert [defect.file for defect in report.defects()] == ["city.csv", "settings.toml"]

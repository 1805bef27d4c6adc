"""Reads the files of a board folder as text, and reports any problem as a defect."""

from __future__ import annotations

import os
from pathlib import Path

from whistlestop.boards.defects import FILES, Report
from whistlestop.boards.kinds import nearest

MAX_FILE_BYTES = 100_000
"""No board needs more, and checking must not take long."""


def read_text(folder: Path, file: str, report: Report) -> str | None:
    """The text of a file. If it cannot be read, report a defect and return None."""
    path = folder / file
    try:
        if not path.is_file():
            problem = "is not a file" if path.exists() else "is missing"
        elif path.stat().st_size > MAX_FILE_BYTES:
            problem = f"is larger than {MAX_FILE_BYTES} bytes"
        else:
            return path.read_bytes().decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = error.object[: error.start].count(b"\n") + 1
        report.add(file, line, "is not UTF-8 text")
        return None
    except OSError as error:
        problem = f"cannot be read: {error.strerror}"
    report.add(file, 0, problem)
    return None


def has(folder: Path, file: str) -> bool:
    """Whether an optional file is there."""
    return os.path.exists(folder / file)


def report_strangers(folder: Path, report: Report) -> None:
    """Report files that look like a board's but have a wrong name and would be ignored."""
    try:
        names = sorted(os.listdir(folder))
    except OSError as error:
        report.add(str(folder), 0, f"cannot be read: {error.strerror}")
        return
    for name in names:
        if name.endswith((".csv", ".toml")) and name not in FILES:
            hint = nearest(name, FILES) or f", expected one of {', '.join(FILES)}"
            report.add(name, 0, f"is not a file of a board{hint}")

"""Reading and writing files."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from cli.driving import run
from whistlestop.cli.files import write_file


@pytest.mark.parametrize(("umask", "mode"), [(0o022, 0o644), (0o077, 0o600), (0o002, 0o664)])
def test_file_permissions_follow_the_umask(tmp_path: Path, umask: int, mode: int) -> None:
    before = os.umask(umask)
    try:
        write_file(tmp_path / "new", "text")
        (tmp_path / "old").touch(0o640)
        (tmp_path / "old").chmod(0o640)
        write_file(tmp_path / "old", "text")
    finally:
        os.umask(before)
    modes = [(tmp_path / name).stat().st_mode & 0o777 for name in ("new", "old")]
    assert modes == [mode, 0o640]
    assert sorted(path.name for path in tmp_path.iterdir()) == ["new", "old"]


@pytest.mark.parametrize("command", [("replay",), ("score",), ("play", "--resume")])
@pytest.mark.parametrize("content", [b"", b"nonsense\n", b"\xff\xfe\x00", None])
def test_bad_files_give_a_message(
    command: tuple[str, ...], content: bytes | None, tmp_path: Path
) -> None:
    file = tmp_path / "file"
    if content is not None:
        file.write_bytes(content)
    result = run(*command, file)
    assert result.exit_code == 1
    assert result.stderr.strip()
    assert isinstance(result.exception, SystemExit)

"""docs/data.md is correct: its command writes the file that its Python reads."""

from __future__ import annotations

import re
import shlex
from pathlib import Path

import pytest

from cli.driving import run

TEXT = (Path(__file__).parents[2] / "docs/data.md").read_text("utf-8")


def test_the_python_runs_on_the_file_of_the_first_command(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    command = re.search(r"```sh\nwhistlestop (export .*)\n", TEXT)
    assert command
    words = shlex.split(command[1].replace("--games 1000", "--games 12"))
    result = run(*words, "--workers", "1")
    assert result.exit_code == 0, result.output
    namespace: dict[str, object] = {}
    for block in re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL):
        exec(compile(block, "data.md", "exec"), namespace)
    shown = capsys.readouterr().out
    assert "your cards, by type" in shown
    assert "opening" in shown
    assert "new-york" in shown

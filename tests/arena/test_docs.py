"""docs/arena.md is correct: its Python runs, and it explains every option."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from cli.driving import run
from whistlestop.arena.result_json import read_line

TEXT = (Path(__file__).parents[2] / "docs/arena.md").read_text("utf-8")


def test_the_python_runs(capsys: pytest.CaptureFixture[str]) -> None:
    for block in re.findall(r"```python\n(.*?)```", TEXT, re.DOTALL):
        exec(compile(block, "arena.md", "exec"), {})
    assert "greedy Estimate(" in capsys.readouterr().out


def test_the_example_line_can_be_read() -> None:
    example = re.search(r"```json\n(.*?)```", TEXT, re.DOTALL)
    assert example
    assert read_line(json.dumps(json.loads(example[1]))).scores == (38, 6)


def test_every_option_is_explained() -> None:
    options = set(re.findall(r"(--[a-z-]+)", run("arena", "--help").output)) - {"--help"}
    assert options
    assert options <= set(re.findall(r"`(--[a-z-]+)`", TEXT))

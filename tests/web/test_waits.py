"""Waits of browser tests look more than once."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

FILES = sorted(Path(__file__).parent.glob("*.py"))


def single_looks(source: str) -> list[str]:
    """Waits for plain expressions, which the pages' policy lets Playwright evaluate only once."""
    calls = [one for one in ast.walk(ast.parse(source)) if isinstance(one, ast.Call)]
    return [
        f"line {call.lineno}: {call.args[0].value!r}"
        for call in calls
        if isinstance(call.func, ast.Attribute)
        and call.func.attr == "wait_for_function"
        and isinstance(call.args[0], ast.Constant)
        and "=>" not in str(call.args[0].value)
    ]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_every_wait_is_for_a_function(file: Path) -> None:
    found = single_looks(file.read_text(encoding="utf-8"))
    assert not found, "expected functions like () => ..., and not\n" + "\n".join(found)


def test_a_wait_for_an_expression_is_found() -> None:
    assert single_looks('page.wait_for_function("scrollY > 20")')
    assert not single_looks('page.wait_for_function("() => scrollY > 20")')

"""Tests find texts by message ids and never quote them."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest
from fluent.syntax.ast import Pattern, SelectExpression, TextElement

from web.texts import like, messages, say

HERE = Path(__file__).parent
FILES = sorted(HERE.glob("*.py"))
SENTENCE = re.compile(r"\W*[A-Z][a-z]* +\S")
BY_ID = {"bot", "either", "like", "say"}
"""Calls that take the id of a message."""
LOOK_UPS = {
    "get_by_label",
    "get_by_placeholder",
    "get_by_role",
    "get_by_text",
    "get_by_title",
    "filter",
    "locator",
    "see",
    "select_option",
    "to_contain_text",
    "to_have_accessible_name",
    "to_have_text",
}
"""Calls that find something by its text."""
BY_NAME = {
    "get_by_role": {"name"},
    "filter": {"has_text", "has_not_text"},
    "locator": {"has_text"},
    "select_option": {"label"},
}
"""Which of their arguments are texts, where not all are."""


def test_a_message_is_formatted_with_its_values() -> None:
    assert say("ends", **{"from": "Soho", "to": "Chelsea"}) == "Soho–Chelsea"
    assert say("points", points=1) != say("points", points=2)


def test_a_message_is_recognised_whatever_its_values() -> None:
    for points in (1, 2, 30):
        assert like("points").fullmatch(say("points", points=points))
    assert like("points", points=3).fullmatch(say("points", points=3))
    assert not like("points", points=3).fullmatch(say("points", points=30))


# --- tests that quote the pages ----------------------------------------------------------


def pieces(pattern: Pattern) -> Iterator[str]:
    """The text of a message between its values, in every variant."""
    for part in pattern.elements:
        if isinstance(part, TextElement):
            yield part.value
        elif isinstance(part.expression, SelectExpression):
            for variant in part.expression.variants:
                yield from pieces(variant.value)


def plain(text: str) -> str:
    """The words alone, with one space around each."""
    words = " ".join(re.findall(r"\w+", text.lower()))
    return f" {words} "


@cache
def said() -> tuple[str, ...]:
    """All texts of the pages, without values."""
    return tuple({plain(piece) for pattern in messages().values() for piece in pieces(pattern)})


@cache
def whole() -> tuple[re.Pattern[str], ...]:
    """Patterns for all messages that have a text besides their values."""
    return tuple(
        like(id_)
        for id_, pattern in messages().items()
        if len("".join(pieces(pattern)).replace(" ", "")) > 4
    )


def is_said(text: str) -> bool:
    """Whether a page says this, alone or within something longer."""
    words = plain(text)
    if not re.search(r"[^\W\d_]", words):
        return False
    return any(words in piece for piece in said()) or any(one.fullmatch(text) for one in whole())


def docstrings(tree: ast.AST) -> set[int]:
    """The lines of strings that only document something."""
    strings = [one for one in ast.walk(tree) if isinstance(one, ast.Expr)]
    return {one.value.lineno for one in strings if isinstance(one.value, ast.Constant)}


def strings(tree: ast.AST) -> Iterator[ast.Constant]:
    """Every string, including those in f-strings, except message ids, values and keys."""
    if isinstance(tree, ast.Call) and isinstance(tree.func, ast.Name) and tree.func.id in BY_ID:
        return
    if isinstance(tree, ast.Constant) and isinstance(tree.value, str):
        yield tree
    for node in ast.iter_child_nodes(tree):
        if not (isinstance(tree, ast.Subscript) and node is tree.slice):
            yield from strings(node)


def arguments(call: ast.Call) -> Iterator[ast.AST]:
    """The arguments of a call that are texts to look for."""
    name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
    if name not in LOOK_UPS:
        return
    if name not in BY_NAME:
        yield from call.args
    for keyword in call.keywords:
        if name not in BY_NAME or keyword.arg in BY_NAME[name]:
            yield keyword.value


def quoted(source: str) -> list[str]:
    """Texts of the pages in a test: sentences anywhere, and single words in look-ups."""
    tree = ast.parse(source)
    explained = docstrings(tree)
    sentences = [
        one for one in strings(tree) if SENTENCE.match(one.value) and one.lineno not in explained
    ]
    calls = [one for one in ast.walk(tree) if isinstance(one, ast.Call)]
    looked_for = [
        one for call in calls for argument in arguments(call) for one in strings(argument)
    ]
    found = {(one.lineno, one.value) for one in (*sentences, *looked_for) if is_said(one.value)}
    return [f"line {line}: {text!r}" for line, text in sorted(found)]


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.name)
def test_no_test_quotes_the_pages(file: Path) -> None:
    found = quoted(file.read_text(encoding="utf-8"))
    assert not found, "expected ids of messages, by say() or like(), and not\n" + "\n".join(found)


@pytest.mark.parametrize(
    "line",
    [
        f'page.get_by_role("button", name="{say("setup-play")}")',
        f'page.get_by_text(re.compile("^{say("settings-theme-dark")}"))',
        f'anna.see(f"{{name}}{say("present-here", name="")}")',
        f'title = "{say("keep-title")}"',
    ],
)
def test_a_quotation_is_found(line: str) -> None:
    assert quoted(line)


def test_ids_and_names_are_not_quotations() -> None:
    assert not quoted('page.get_by_role("button", name=say("close"))\nanna.see("Sunday evening")')

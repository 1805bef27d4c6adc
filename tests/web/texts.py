"""The English texts of the pages, by message id.

Tests look for messages by these ids and never quote them, so that a change of wording breaks none.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

ENGLISH = Path(__file__).parents[2] / "web/locales/en"
Value = str | int
Given = Value | re.Pattern[str]
ANYTHING = re.compile(".*")
Part = ast.TextElement | ast.Placeable


@cache
def _bundle() -> FluentBundle:
    bundle = FluentBundle(["en"], use_isolating=False)
    for file in sorted(ENGLISH.rglob("*.ftl")):
        bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
    return bundle


@cache
def messages() -> dict[str, ast.Pattern]:
    """Every message by its id."""
    found = {}
    for file in ENGLISH.rglob("*.ftl"):
        for entry in FluentResource(file.read_text(encoding="utf-8")).body:
            if isinstance(entry, ast.Message) and entry.value:
                found[entry.id.name] = entry.value
    return found


def say(id_: str, **values: Value) -> str:
    """A message in English."""
    words, errors = _bundle().format_pattern(_bundle().get_message(id_).value, values)
    assert not errors, f"{id_}: {errors}"
    return str(words)


def bot(level: str) -> str:
    """The name of a bot."""
    return say("seat-bot", level=say(f"level-{level}"))


def like(id_: str, **values: Given) -> re.Pattern[str]:
    """A pattern for a message in English; values that are not given match anything."""
    return re.compile(re.sub(r"(\\?\s)+", r"\\s+", _pattern(messages()[id_], values)))


def either(*patterns: re.Pattern[str]) -> re.Pattern[str]:
    """A pattern for any of several messages."""
    return re.compile("|".join(pattern.pattern for pattern in patterns))


def _pattern(pattern: ast.Pattern, values: dict[str, Given]) -> str:
    return "".join(_part(part, values) for part in pattern.elements)


def _part(part: Part, values: dict[str, Given]) -> str:
    if isinstance(part, ast.TextElement):
        return re.escape(part.value)
    inner = part.expression
    if isinstance(inner, ast.SelectExpression):
        return "|".join(_pattern(one, values) for one in _chosen(inner, values)).join(("(?:", ")"))
    assert isinstance(inner, ast.VariableReference), "expected a value or a choice in braces"
    value = values.get(inner.id.name, ANYTHING)
    return value.pattern if isinstance(value, re.Pattern) else re.escape(str(value))


def _chosen(choice: ast.SelectExpression, values: dict[str, Given]) -> list[ast.Pattern]:
    """The variant that a value selects, or all of them if the value is not given."""
    assert isinstance(choice.selector, ast.VariableReference), "expected a choice by a value"
    value = values.get(choice.selector.id.name)
    if value is None:
        return [variant.value for variant in choice.variants]
    plural = "one" if value == 1 else "other"
    keys = {variant_key(variant): variant.value for variant in choice.variants}
    default = next(variant.value for variant in choice.variants if variant.default)
    return [keys.get(str(value)) or keys.get(plural) or default]


def variant_key(variant: ast.Variant) -> str:
    """The key of a variant: `one`, `yes`, `0`."""
    key = variant.key
    return key.name if isinstance(key, ast.Identifier) else key.value


SECOND_CARD = either(like("second-card"), like("second-card-no-wild"))
"""What a player is told after the first card."""

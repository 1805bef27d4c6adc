"""Every rule in docs/rules is cited by a test, and every citation names an existing rule."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
RULES = TESTS.parent / "docs" / "rules"

RULE_ID = r"(?:C|(?:EU|NY|NO|GL|IB)-)\d+"
# A rule is a list item that starts with its id in bold; other bold text and mentions do not count.
DEFINED = re.compile(rf"^- \*\*({RULE_ID})\*\*", re.MULTILINE)
# Whole words only: EU-10 does not cite EU-1, nor does 0xC4 or "ISO-C4" cite C4.
CITED = re.compile(rf"(?<![\w-]){RULE_ID}(?![\w-])")


def split(rule: str) -> tuple[str, int]:
    prefix = rule.rstrip("0123456789")
    return prefix, int(rule[len(prefix) :])


def order(rules: set[str]) -> list[str]:
    return sorted(rules, key=split)


def defined_in(text: str) -> set[str]:
    return set(DEFINED.findall(text))


def cited_in(text: str) -> set[str]:
    return set(CITED.findall(text))


def rules() -> set[str]:
    return {rule for path in RULES.glob("*.md") for rule in defined_in(path.read_text("utf-8"))}


def citations() -> dict[str, set[str]]:
    """The rules cited by each test file, except this one: its examples are not proof."""
    return {
        path.relative_to(TESTS).as_posix(): cited_in(path.read_text("utf-8"))
        for path in TESTS.rglob("*.py")
        if path != Path(__file__)
    }


def test_every_rule_has_a_test() -> None:
    missing = rules() - set().union(*citations().values())
    assert not missing, f"no test cites {', '.join(order(missing))}"


def test_every_citation_names_a_rule() -> None:
    known = rules()
    unknown = {name: order(cited - known) for name, cited in citations().items() if cited - known}
    assert not unknown, f"cited, but not in docs/rules: {unknown}"


def test_rule_ids_are_unique() -> None:
    given = [r for path in RULES.glob("*.md") for r in DEFINED.findall(path.read_text("utf-8"))]
    assert given
    assert len(given) == len(set(given))


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("EU-10", {"EU-10"}),
        ('"""A wild ends the draw (C5, C6)."""', {"C5", "C6"}),
        ("pays C4, then NO-7.", {"C4", "NO-7"}),
        ("def test_EU_7_x(): ABC1, 0xC4, C4x, RC4, PAC-4, EU-, EU-1-2", set()),
    ],
)
def test_what_counts_as_a_citation(text: str, expected: set[str]) -> None:
    assert cited_in(text) == expected

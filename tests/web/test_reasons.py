"""Players are told in plain words why something was refused."""

from __future__ import annotations

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
CODES = (
    r'Refused\(\s*"([a-z-]+)"',
    r'super\(\)\.__init__\(\s*"([a-z-]+)"',
    r'Problem\(\s*"([a-z-]+)"',
    r'_end\(\s*"([a-z-]+)"',
    r'failed\(\d+, "([a-z-]+)"',
    r'failed\(error\.status_code, "([a-z-]+)"',
    r'\{"code": "([a-z-]+)"',
    r'return "([a-z-]+)", str\(error\)',
)
"""Patterns by which the server's code names a refusal."""


def codes() -> set[str]:
    """The codes of all refusals in the server."""
    sources = (ROOT / "src/whistlestop/server").rglob("*.py")
    text = "\n".join(source.read_text(encoding="utf-8") for source in sources)
    return {code for pattern in CODES for code in re.findall(pattern, text)}


def worded() -> set[str]:
    """The codes that have a sentence."""
    text = (ROOT / "web/locales/en/why.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^why-([a-z-]+) = \S", text, re.MULTILINE))


def test_every_refusal_of_the_server_has_a_sentence() -> None:
    assert len(codes()) > 40
    assert codes() - worded() == set()


def test_every_sentence_is_for_a_refusal_that_exists() -> None:
    of_the_client = {"ended", "unreachable"}
    assert worded() - codes() - of_the_client == set()

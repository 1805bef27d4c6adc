"""The rules that players can read tell every rule of docs/rules."""

from __future__ import annotations

import re
from pathlib import Path

from test_rule_ids import CITED, order, rules

ENGLISH = Path(__file__).parent.parent / "web" / "locales" / "en"
# A comment that belongs to a message stands directly above it.
TOLD = re.compile(r"^# (.+)\n(?:rules|help)-[\w-]+ =", re.MULTILINE)


def told(text: str) -> set[str]:
    """The rules that some message tells, by the comments above the messages."""
    return {rule for comment in TOLD.findall(text) for rule in CITED.findall(comment)}


def test_every_rule_is_told_to_players() -> None:
    pages = {
        rule for path in (ENGLISH / "rules").glob("*.ftl") for rule in told(path.read_text("utf-8"))
    }
    missing = rules() - pages
    assert not missing, f"no message in web/locales/en/rules tells {', '.join(order(missing))}"


def test_messages_name_only_rules_that_exist() -> None:
    for path in [*(ENGLISH / "rules").glob("*.ftl"), ENGLISH / "guide.ftl"]:
        unknown = told(path.read_text("utf-8")) - rules()
        assert not unknown, f"{path.name} names {', '.join(order(unknown))}"


def test_a_comment_that_stands_alone_tells_nothing() -> None:
    assert told("# C5\n\nrules-x = X\n# C6\nrules-y = Y\n# C7, EU-6\nhelp-z = Z\n") == {
        "C6",
        "C7",
        "EU-6",
    }

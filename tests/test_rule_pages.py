"""The rules shown to players cover every rule in docs/rules."""

from __future__ import annotations

import re
from pathlib import Path

from test_rule_ids import CITED, order, rules

ENGLISH = Path(__file__).parent.parent / "web" / "locales" / "en"
# A comment that belongs to a message is directly above it.
TOLD = re.compile(r"^# (.+)\n(?:rules|help)-[\w-]+ =", re.MULTILINE)


def told(text: str) -> set[str]:
    """The rules that messages cover, according to the comments above them."""
    return {rule for comment in TOLD.findall(text) for rule in CITED.findall(comment)}


def test_every_rule_is_shown_to_players() -> None:
    pages = {
        rule for path in (ENGLISH / "rules").glob("*.ftl") for rule in told(path.read_text("utf-8"))
    }
    missing = rules() - pages
    assert not missing, f"no message in web/locales/en/rules covers {', '.join(order(missing))}"


def test_messages_name_only_rules_that_exist() -> None:
    for path in [*(ENGLISH / "rules").glob("*.ftl"), ENGLISH / "help" / "help.ftl"]:
        unknown = told(path.read_text("utf-8")) - rules()
        assert not unknown, f"{path.name} names {', '.join(order(unknown))}"


def test_a_standalone_comment_does_not_count() -> None:
    assert told("# C5\n\nrules-x = X\n# C6\nrules-y = Y\n# C7, EU-6\nhelp-z = Z\n") == {
        "C6",
        "C7",
        "EU-6",
    }

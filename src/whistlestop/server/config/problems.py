"""Describes invalid settings, in one line each."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from pydantic import ValidationError
from pydantic_core import ErrorDetails

from whistlestop.boards.kinds import nearest
from whistlestop.server.config.settings import PREFIX, Limits, Settings

EXPECTED = {
    "int": "a whole number",
    "float": "a number",
    "finite": "a number",
    "bool": "true or false",
    "string": "a text",
    "list": "a list",
    "path": "the path of a folder",
    "model": "a table of settings",
}
OTHERS = frozenset({"INTERPRETED", "COMPILE", "PICTURES", "SETTINGS", "URL"})
"""What variables with our prefix are for besides settings: building, testing, starting workers."""
SECRET = ("database", "database_password", "metrics_token")
"""Settings whose values are not repeated in a message."""
BOUNDS = {
    "greater_than": ("gt", "a number above {}"),
    "greater_than_equal": ("ge", "at least {}"),
    "less_than": ("lt", "a number below {}"),
    "less_than_equal": ("le", "at most {}"),
}


@dataclass(frozen=True, slots=True)
class SettingSource:
    """Where each setting came from, so that a message can say where to look."""

    flags: Mapping[str, Any]
    values: Mapping[str, Any]
    file: Path

    def of(self, place: Sequence[str | int]) -> str:
        """The flag, variable or file that an invalid setting came from."""
        dotted = ".".join(map(str, place))
        if _holds(self.flags, place):
            return f"--{dotted.replace('_', '-')}"
        variable = _variable(place)
        if variable is not None:
            return variable
        return f"{self.file}: {dotted}" if _holds(self.values, place) else dotted


def problems_of(error: ValidationError, origin: SettingSource) -> list[str]:
    """One line for each mistake."""
    return [_line(details, origin) for details in error.errors()]


def unknown_variables() -> dict[str, str]:
    """Variables with our prefix that are no settings, with a hint at the one that was meant."""
    nested = [f"LIMITS__{name.upper()}" for name in Limits.model_fields]
    known = {name.upper() for name in Settings.model_fields}
    found = {}
    for variable in sorted(name for name in os.environ if name.upper().startswith(PREFIX)):
        name = variable.upper().removeprefix(PREFIX)
        if name.partition("__")[0] not in known | OTHERS:
            found[variable] = nearest(name, [*known, *nested]).replace('"', f'"{PREFIX}', 1)
    return found


def _line(details: ErrorDetails, origin: SettingSource) -> str:
    place = details["loc"]
    if not place:  # a setting that conflicts with another: the message names it
        return details["msg"].removeprefix("Value error, ")
    return f"{origin.of(place)}: {_words(details)}"


def _words(details: ErrorDetails) -> str:
    kind, place, context = details["type"], details["loc"], details.get("ctx", {})
    if kind == "extra_forbidden":
        fields = Limits.model_fields if place[0] == "limits" else Settings.model_fields
        return f"no such setting{nearest(str(place[-1]), tuple(fields))}"
    if kind == "value_error":
        return details["msg"].removeprefix("Value error, ")
    shown = f", not {details['input']!r}" if place[0] not in SECRET else ""
    if kind in BOUNDS:
        key, bound = BOUNDS[kind]
        return f"expected {bound.format(f'{context[key]:g}')}{shown}"
    if kind == "literal_error":
        return f"expected {context['expected']}{shown}"
    expected = EXPECTED.get(kind.partition("_")[0])
    return f"expected {expected}{shown}" if expected else f"{details['msg']}{shown}"


def _holds(values: Any, place: Sequence[str | int]) -> bool:
    """Whether a source has this setting. For an item of a list, having the list is enough."""
    for part in place:
        if not isinstance(values, Mapping):
            return True
        if part not in values:
            return False
        values = values[part]
    return True


def _variable(place: Sequence[str | int]) -> str | None:
    known = {name.upper(): name for name in os.environ}
    for end in range(len(place), 0, -1):
        name = PREFIX + "__".join(map(str, place[:end])).upper()
        if os.environ.get(known.get(name, "")):
            return name
    return None

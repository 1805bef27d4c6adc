"""The files in the folder deploy."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
import yaml

from whistlestop.server.config.settings import PREFIX, Settings

DEPLOY = Path(__file__).parents[3] / "deploy"


def text_of(name: str) -> str:
    """A file as text."""
    return (DEPLOY / name).read_text("utf-8")


def yaml_of(name: str) -> Any:
    """A file as data."""
    return yaml.safe_load(text_of(name))


def json_of(name: str) -> Any:
    """A file as data."""
    return json.loads(text_of(name))


def program(name: str) -> str:
    """Where a program is; skips the test if it is not installed."""
    found = shutil.which(name, path="/usr/sbin:/usr/bin:/sbin:/bin:/usr/local/bin")
    if found is None:
        pytest.skip(f"{name} is not installed")
    return found


def not_settings(names: set[str]) -> set[str]:
    """The variables with our prefix that are no settings."""
    known = {f"{PREFIX}{name.upper()}" for name in Settings.model_fields}
    return {name for name in names if name.startswith(PREFIX)} - known


def variables_in(text: str) -> set[str]:
    """Our variables in a text."""
    return set(re.findall(rf"\b{PREFIX}[A-Z_]+\b", text))

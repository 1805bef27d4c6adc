"""The workflows can be read, and agree with the rest of the checkout."""

from __future__ import annotations

import re
import tomllib
from typing import Any

import yaml

from .environments import EXERCISE, ROOT

PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
PYTHON = re.compile(r"Programming Language :: Python :: (3\.\d+)")


def jobs(name: str) -> dict[str, Any]:
    """The jobs of a workflow."""
    read: dict[str, Any] = yaml.safe_load((ROOT / ".github/workflows" / name).read_text("utf-8"))
    return read["jobs"]


def commands(job: dict[str, Any]) -> list[str]:
    """What a job runs."""
    return [step["run"] for step in job["steps"] if "run" in step]


def test_ci_runs_every_check_on_every_python() -> None:
    job = jobs("ci.yml")["test"]
    assert any(command.startswith("make test") for command in commands(job))
    claimed = {m[1] for c in PYPROJECT["project"]["classifiers"] if (m := PYTHON.fullmatch(c))}
    assert claimed <= set(job["strategy"]["matrix"]["python"])


def test_every_python_of_ci_gets_a_wheel() -> None:
    pythons = jobs("ci.yml")["test"]["strategy"]["matrix"]["python"]
    wheels = PYPROJECT["tool"]["cibuildwheel"]["build"].split()
    assert wheels == [f"cp{version.replace('.', '')}-*" for version in pythons]


def test_every_wheel_is_exercised_before_anything_is_published() -> None:
    command = PYPROJECT["tool"]["cibuildwheel"]["test-command"]
    assert command == f"python {{project}}/{EXERCISE.relative_to(ROOT).as_posix()}"
    release = jobs("release.yml")
    assert release["publish"]["needs"] == ["sdist", "wheels"]
    assert release["publish"]["permissions"] == {"id-token": "write"}
    assert any(command.startswith("make dist") for command in commands(release["sdist"]))

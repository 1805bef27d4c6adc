"""The parts of `make test` add up to the whole, and do not overlap."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PARTS = ["install", "server", "engine", "web"]
SOURCES = [
    "pyproject.toml",
    "constraints.txt",
    "setup.py",
    "scripts/setup.sh",
    "src/whistlestop/boards/limits.py",
]
"""What the Makefile lists explicitly, besides what it finds."""
TOOLS = ["ruff", "mypy", "lint-imports", "npm", "pytest"]


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """The same tests, by name, and fake tools that only note how they are called."""
    for name in ("scripts", ".venv/bin"):
        (tmp_path / name).mkdir(parents=True)
    shutil.copy(ROOT / "scripts/check.sh", tmp_path / "scripts")
    for file in all_tests():
        (tmp_path / file).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / file).touch()
    for name in TOOLS:
        tool = tmp_path / ".venv/bin" / name
        tool.write_text(f'#!/bin/sh\necho {name} "$@" >>calls\n')
        tool.chmod(0o755)
    return tmp_path


def all_tests() -> set[Path]:
    """Every file with tests, relative to the checkout."""
    return {file.relative_to(ROOT) for file in (ROOT / "tests").rglob("test_*.py")}


def files_of(checkout: Path, *parts: str) -> set[Path]:
    """The files that pytest is asked to run for these parts."""
    (checkout / "calls").unlink(missing_ok=True)
    subprocess.run(["scripts/check.sh", *parts], cwd=checkout, check=True, capture_output=True)
    calls = re.findall(r"^pytest (.*)", (checkout / "calls").read_text(), re.M)
    words = [word for call in calls for word in call.split()]
    paths = [checkout / word for word in words if word.startswith("tests/")]
    found = [file for path in paths for file in ([path] if path.is_file() else path.rglob("*.py"))]
    assert len(found) == len(set(found))
    return {file.relative_to(checkout) for file in found}


def test_each_test_is_in_one_part(checkout: Path) -> None:
    each = [files_of(checkout, part) for part in PARTS]
    assert set.union(*each) == all_tests()
    assert sum(map(len, each)) == len(all_tests())


def test_make_test_runs_all_parts(checkout: Path) -> None:
    make = (ROOT / "Makefile").read_text("utf-8")
    assert re.findall(r"^parts := (.*)$", make, re.M) == [" ".join(PARTS)]
    assert files_of(checkout, *PARTS) == all_tests()


def test_only_the_web_part_needs_node(checkout: Path) -> None:
    for part in PARTS:
        files_of(checkout, part)
        assert ("npm" in (checkout / "calls").read_text()) == (part == "web")


def test_a_part_that_does_not_exist_is_refused(checkout: Path) -> None:
    asked = subprocess.run(["scripts/check.sh", "moon"], cwd=checkout, capture_output=True)
    assert asked.returncode == 2


@pytest.mark.parametrize(
    ("target", "needs"),
    [
        ("test-engine", "cluster"),
        ("test-server", "postgres"),
        ("test-web", "web chromium"),
        ("test-install", "web"),
        ("dist", "web"),
        *((name, "cluster postgres web chromium") for name in ("test", "slow-test")),
        ("interpreted-test", "cluster postgres web chromium"),
    ],
)
def test_each_command_sets_up_what_it_needs(tmp_path: Path, target: str, needs: str) -> None:
    shutil.copy(ROOT / "Makefile", tmp_path)
    for name in SOURCES:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / name).touch()
    (tmp_path / "web").mkdir()
    fresh = {"PATH": os.environ["PATH"]}  # without the variables of the make running these tests
    plan = subprocess.check_output(["make", "-n", target], cwd=tmp_path, env=fresh, text=True)
    called = re.findall(r"^scripts/setup.sh (\w+)", plan, re.M)
    assert sorted(called) == sorted(["packages", "core", *needs.split()])

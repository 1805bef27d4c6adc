"""The wheel: complete, and enough to play in an empty environment."""

from __future__ import annotations

import re
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from whistlestop.boards import available

from .conftest import Built
from .environments import EXERCISE, ROOT, Environment, metadata

pytestmark = pytest.mark.xdist_group("install")

MEGABYTES = 6
"""More than this, and something is in the wheel that should not be."""


def names_in(wheel: Path) -> set[str]:
    """The files in a wheel."""
    with ZipFile(wheel) as archive:
        return set(archive.namelist())


def test_it_contains_the_compiled_engine_the_pages_and_the_licences(built: Built) -> None:
    names = names_in(built.wheel)
    sources = (ROOT / "src").rglob("*.py")
    assert {path.relative_to(ROOT / "src").as_posix() for path in sources} <= names
    compiled = {re.sub(r"\.[^/]*$", "", name) for name in names if name.endswith((".so", ".pyd"))}
    hot = {name[:-3] for name in names if name.endswith(".py") and is_hot(ROOT / "src" / name)}
    assert compiled == hot | {"whistlestop/engine/_shared"}
    assert {"whistlestop/py.typed", "whistlestop/server/web/index.html"} <= names
    assert "whistlestop/server/web/licences.txt" in names
    assert any(name.endswith(".dist-info/licenses/LICENSE") for name in names)
    assert built.wheel.stat().st_size < MEGABYTES * 1_000_000


def is_hot(source: Path) -> bool:
    """Whether a module is one of those to compile."""
    return "\nimport cython\n" in source.read_text("utf-8")


def test_nothing_but_the_package_is_installed(built: Built) -> None:
    tops = {name.split("/")[0] for name in names_in(built.wheel)}
    assert sorted(top for top in tops if not top.endswith(".dist-info")) == ["whistlestop"]


def test_its_metadata_are_complete(built: Built) -> None:
    about = metadata(built.wheel)
    assert about["License-Expression"] == "MIT"
    assert about["Requires-Python"] == ">=3.11"
    assert about["Description-Content-Type"] == "text/markdown"
    assert about["Summary"]
    assert about["Keywords"]
    assert about["Author"]
    extras = {"all", "arena", "data", "layout", "openspiel", "postgres", "ray", "rl", "server"}
    assert extras <= set(about.get_all("Provides-Extra", []))
    [tested] = [c for c in about.get_all("Classifier", []) if c.endswith(":: 3.11")]
    assert tested


def test_games_and_golden_games_in_an_empty_environment(plain: Environment) -> None:
    assert "5 boards" in plain.succeed("python", "-I", EXERCISE)


def test_the_terminal_plays_too(plain: Environment) -> None:
    options = ["--players", "2", "--people", "0", "--bots", "medium", "--seed", "1"]
    board = available()[-1]
    done = plain.run("whistlestop", "play", "--board", board, *options)
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    assert "wins" in done.stdout


def test_the_version_says_that_the_engine_is_compiled(plain: Environment) -> None:
    done = plain.run("whistlestop", "--version")
    assert done.stdout == f"whistlestop {metadata_version(plain)} (compiled engine)\n"
    assert done.stderr == ""


def metadata_version(place: Environment) -> str:
    """The version that the environment has."""
    [folder] = place.site.glob("whistlestop-*.dist-info")
    return folder.name.removeprefix("whistlestop-").removesuffix(".dist-info")


def test_what_it_declares_is_there(plain: Environment) -> None:
    pip = [sys.executable, "-m", "pip", "--python", str(plain.python), "check"]
    done = subprocess.run(pip, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout


@pytest.mark.parametrize(
    ("command", "extra"),
    [
        ("serve", "server"),
        ("backup games.sqlite", "server"),
        ("arena --games 2", "arena"),
        ("boards layout europe", "layout"),
        ("export games.parquet", "data"),
    ],
)
def test_a_command_names_the_extra_that_it_lacks(
    plain: Environment, command: str, extra: str
) -> None:
    done = plain.run("whistlestop", *command.split())
    assert done.returncode == 1
    [line] = done.stderr.splitlines()
    assert f"pip install 'whistlestop[{extra}]'" in line
    assert done.stdout == ""


@pytest.mark.parametrize(
    ("code", "extra"),
    [
        ("from whistlestop import Game; Game.new('europe', 2).legal_moves(0).mask()", "arena"),
        ("from whistlestop.arena import run_match", "arena"),
        ("from whistlestop.envs import VectorEnv", "rl"),
        ("from whistlestop.export import export", "data"),
    ],
)
def test_so_does_the_library(plain: Environment, code: str, extra: str) -> None:
    done = plain.run("python", "-c", code)
    last = done.stderr.splitlines()[-1]
    assert "MissingExtra: this needs the package numpy" in last
    assert f"pip install 'whistlestop[{extra}]'" in last


def test_without_compiled_modules_every_command_says_so_once(
    plain: Environment, tmp_path: Path
) -> None:
    """As after installing the source distribution where there is no compiler."""
    shutil.copytree(
        plain.site / "whistlestop",
        tmp_path / "whistlestop",
        ignore=shutil.ignore_patterns("*.so", "*.pyd"),
    )
    for command in ("--version", "boards", "simulate --games 1 --players 2 --bots random"):
        done = plain.run("whistlestop", *command.split(), PYTHONPATH=str(tmp_path))
        assert done.returncode == 0, done.stderr
        assert done.stderr.count("interpreted") == 1
    assert "interpreted" not in plain.run("whistlestop", "boards").stderr

"""Bots from other packages are found by entry point, and refused with a reason if broken."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from waiting import LONG_LIMIT

EXAMPLE = Path(__file__).parents[2] / "examples" / "hasty"

# Each one is a way for a plug-in to be broken, except for two that work.
BROKEN = """
from random import Random
not_callable = 42
class Good:
    def decide(self, view, random, budget):
        return view.legal_moves()[0]
class Mute:
    pass
class Old:
    def decide(self, view, random):
        return 0
class Demanding(Good):
    def __init__(self, level):
        pass
def factory():
    return Good()
"""
NAMES = {
    "good": "odd_bots:Good",
    "made": "odd_bots:factory",
    "nowhere": "no_such_module:Bot",
    "lacking": "odd_bots:Lacking",
    "crashing": "crashing_bots:Bot",
    "garbled": "this is : no place!",
    "number": "odd_bots:not_callable",
    "mute": "odd_bots:Mute",
    "old": "odd_bots:Old",
    "demanding": "odd_bots:Demanding",
    "planner": "odd_bots:Good",
    "twice": "odd_bots:Good",
}


def install(folder: Path, package: str, names: dict[str, str]) -> None:
    """What pip leaves behind for a package: its metadata, including the entry points."""
    info = folder / f"{package.replace('-', '_')}-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: 1.0\n")
    points = "".join(f"{name} = {value}\n" for name, value in names.items())
    (info / "entry_points.txt").write_text(f"[whistlestop.bots]\n{points}")


def run(folder: Path, *words: str) -> subprocess.CompletedProcess[str]:
    """Run Python with the packages in a folder installed."""
    paths = [str(folder), *filter(None, [os.environ.get("PYTHONPATH")])]
    return subprocess.run(
        [sys.executable, *words],
        env=os.environ | {"PYTHONPATH": os.pathsep.join(paths), "COLUMNS": "80"},
        capture_output=True,
        encoding="utf-8",
        timeout=LONG_LIMIT,
        check=False,
    )


@pytest.fixture(scope="module")
def answers(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """The result of asking for each bot, with all of these packages installed at once."""
    folder = tmp_path_factory.mktemp("packages")
    (folder / "odd_bots.py").write_text(BROKEN)
    (folder / "crashing_bots.py").write_text("1 / 0\n")
    install(folder, "odd-bots", NAMES)
    install(folder, "more-bots", {"twice": "odd_bots:Good"})
    code = (
        "import json, sys\n"
        "from whistlestop.bots import make\n"
        "from whistlestop.game import GameError\n"
        "assert 'odd_bots' not in sys.modules\n"
        "def ask(name):\n"
        "    try: return type(make(name)).__name__\n"
        "    except GameError as error: return str(error)\n"
        "print(json.dumps({name: ask(name) for name in sys.argv[1:]}))\n"
    )
    result = run(folder, "-c", code, *NAMES, "greedy", "clever")
    assert result.returncode == 0, result.stderr
    found: dict[str, str] = json.loads(result.stdout)
    return found


@pytest.mark.parametrize(
    ("name", "made"), [("good", "Good"), ("made", "Good"), ("greedy", "GreedyBot")]
)
def test_broken_bots_do_not_affect_the_others(
    answers: dict[str, str], name: str, made: str
) -> None:
    assert answers[name] == made


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("nowhere", "cannot be loaded: ModuleNotFoundError: No module named 'no_such_module'"),
        ("lacking", "cannot be loaded: AttributeError"),
        ("crashing", "cannot be loaded: ZeroDivisionError"),
        ("garbled", "cannot be loaded: "),
        ("number", "is 42; expected a class or function that returns a bot and takes no arguments"),
        ("mute", "has no method decide(); expected a class"),
        ("old", "has decide(view, random), expected decide(view, random, budget)"),
        ("demanding", "cannot be created: TypeError"),
    ],
)
def test_a_broken_bot_is_named_with_its_package(
    answers: dict[str, str], name: str, said: str
) -> None:
    origin = f"the bot '{name}' (from the package odd-bots, entry point {NAMES[name]}) "
    assert answers[name].startswith(origin)
    assert said in answers[name]


def test_a_name_must_mean_one_bot(answers: dict[str, str]) -> None:
    assert "one comes with Whistlestop, and one from the package odd-bots" in answers["planner"]
    assert "odd-bots" in answers["twice"]
    assert "more-bots" in answers["twice"]


def test_an_unknown_name_is_refused_with_a_list_of_names(answers: dict[str, str]) -> None:
    assert answers["clever"].startswith("there is no bot 'clever'; the bots are: random, greedy")
    assert "good" in answers["clever"]


def test_the_example_is_built_installed_and_played(tmp_path: Path) -> None:
    """The way pip does it, but offline: a wheel is built and unpacked."""
    project, packages = tmp_path / "project", tmp_path / "packages"
    shutil.copytree(EXAMPLE, project)
    build = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
    subprocess.run(
        [sys.executable, "-c", build, str(tmp_path)], cwd=project, check=True, capture_output=True
    )
    with zipfile.ZipFile(next(tmp_path.glob("*.whl"))) as wheel:
        wheel.extractall(packages)
    options = ["--board", "new-york", "--games", "4", "--workers", "2", "--bots", "hasty,random"]
    result = run(packages, "-m", "whistlestop", "simulate", *options)
    assert result.returncode == 0, result.stderr
    assert "hasty" in result.stdout

"""Type checkers see what the wheel has: real types, those of the compiled modules included."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import mypy
import pytest

from .conftest import Built
from .environments import ROOT, Environment, with_wheel

pytestmark = pytest.mark.xdist_group("install")

CONSUMER, LEARNER = (Path(__file__).with_name(name) for name in ("consumer.py", "learner.py"))
PYRIGHT = ROOT / "web" / "node_modules" / "pyright" / "index.js"


@pytest.fixture(scope="module")
def learning(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """What `pip install 'whistlestop[rl]'` makes."""
    return with_wheel(tmp_path_factory.mktemp("learning"), built.wheel, "rl")


def expect_success(folder: Path, *command: str | Path, **variables: str) -> str:
    """Run a program; return what it wrote."""
    done = subprocess.run(
        [str(word) for word in command],
        cwd=folder,
        env=os.environ | variables,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


# Pyright checks the learner in every run; mypy reads all of numpy and Gymnasium for it.
@pytest.mark.parametrize(
    ("program", "options"),
    [(CONSUMER, ["--disallow-any-expr"]), pytest.param(LEARNER, [], marks=pytest.mark.slow)],
)
def test_mypy(learning: Environment, tmp_path: Path, program: Path, options: list[str]) -> None:
    check = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", "cache"]
    check += ["--python-executable", str(learning.python)]
    expect_success(tmp_path, *check, *options, program)


def test_pyright(learning: Environment, tmp_path: Path) -> None:
    for program in (CONSUMER, LEARNER):
        shutil.copy(program, tmp_path)
    settings = {"typeCheckingMode": "strict", "reportMissingTypeStubs": False}
    (tmp_path / "pyrightconfig.json").write_text(json.dumps(settings))
    node = shutil.which("node") or Path(sys.executable).with_name("node")
    found = expect_success(tmp_path, node, PYRIGHT, "--pythonpath", learning.python)
    assert "0 errors, 0 warnings" in found


@pytest.mark.parametrize("program", [CONSUMER, LEARNER])
def test_what_was_checked_runs(learning: Environment, program: Path) -> None:
    assert learning.succeed("python", "-I", program)


def test_every_compiled_module_has_a_stub(built: Built) -> None:
    assert modules_in(built, ".pyi") == modules_in(built, ".so", ".pyd") - {
        "whistlestop.engine._shared"
    }


@pytest.mark.slow
def test_the_stubs_say_what_the_compiled_modules_have(
    built: Built, learning: Environment, tmp_path: Path
) -> None:
    """mypy's stubtest compares each stub with its module; it doesn't know Cython's own methods."""
    (tmp_path / "allowed.txt").write_text(r".*\.__\w+__")
    options = ["--ignore-missing-stub", "--ignore-disjoint-bases"]
    options += ["--allowlist", "allowed.txt", "--ignore-unused-allowlist"]
    here = str(Path(mypy.__file__).parents[1])
    found = expect_success(
        tmp_path,
        *(learning.python, "-m", "mypy.stubtest", *options, *sorted(modules_in(built, ".pyi"))),
        PYTHONPATH=os.pathsep.join([str(learning.site), here]),
    )
    assert "Success" in found


def modules_in(built: Built, *endings: str) -> set[str]:
    """The modules that have a file with one of these endings in the wheel."""
    with ZipFile(built.wheel) as archive:
        names = [name for name in archive.namelist() if name.endswith(endings)]
    return {name.partition(".")[0].replace("/", ".") for name in names}

"""The source distribution: complete, and installable with or without a compiler."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tarfile
from pathlib import Path

import pytest

from .conftest import Built
from .environments import EXERCISE, ROOT, Environment
from .serving import expect_pages

pytestmark = pytest.mark.xdist_group("install")

NOT_NEEDED = (".ci/", ".github/", ".gitignore")
MADE = (
    "PKG-INFO",
    "setup.cfg",
    "src/whistlestop.egg-info/",
    "src/whistlestop/server/site/",
    "src/whistlestop/server/web/",
)
"""What git does not know."""


def names_in(sdist: Path) -> set[str]:
    """The files in a source distribution, without its top folder."""
    with tarfile.open(sdist) as archive:
        return {member.name.partition("/")[2] for member in archive if member.isfile()}


def test_it_has_the_sources_the_tests_and_the_pages(built: Built) -> None:
    names = names_in(built.sdist)
    for pattern in ("src/**/*.py", "src/**/*.pxd", "tests/**/*.py", "web/src/**/*.svelte"):
        files = {path.relative_to(ROOT).as_posix() for path in ROOT.glob(pattern)}
        assert files
        assert files <= names, sorted(files - names)
    assert {"src/whistlestop/server/web/index.html", "setup.py", "LICENSE"} <= names
    assert not [name for name in names if name.endswith((".so", ".pyd", ".pyc"))]


def test_it_has_what_git_has_and_nothing_else(built: Built) -> None:
    if shutil.which("git") is None or not (ROOT / ".git").exists():
        pytest.skip("this is not a git checkout")
    listed = ["git", "ls-files", "--cached", "--others", "--exclude-standard"]
    known = set(subprocess.check_output(listed, cwd=ROOT, text=True).splitlines())
    expected = {
        name for name in known if not name.startswith(NOT_NEEDED) and (ROOT / name).exists()
    }
    names = {name for name in names_in(built.sdist) if not name.startswith(MADE)}
    assert names == expected, sorted(names ^ expected)


@pytest.mark.slow
def test_with_a_compiler_it_is_compiled_and_serves_pages(built: Built, tmp_path: Path) -> None:
    place = from_sdist(tmp_path, f"{built.sdist}[server]")
    assert "5 boards" in place.succeed("python", "-I", EXERCISE)
    expect_pages(place)


@pytest.mark.slow
def test_without_a_compiler_it_is_interpreted_and_says_so(built: Built, tmp_path: Path) -> None:
    place = from_sdist(tmp_path, str(built.sdist), PATH="/nowhere")
    done = place.run("whistlestop", "--version")
    assert "(interpreted engine)" in done.stdout
    assert done.stderr.count("no C compiler") == 1
    assert "5 boards" in place.succeed("python", "-I", EXERCISE, "--interpreted")


def interpreters() -> dict[str, str | None]:
    """The Pythons that Whistlestop is for, and where they are on this machine, if they are."""
    pyenv = Path.home() / ".pyenv" / "versions"
    found: dict[str, str | None] = {}
    for minor in range(11, 16):
        name = f"3.{minor}"
        candidates = [shutil.which(f"python{name}")]
        candidates += [str(path) for path in sorted(pyenv.glob(f"{name}.*/bin/python"))]
        found[name] = next((path for path in candidates if path and has_version(path, name)), None)
    return found


def has_version(python: str, name: str) -> bool:
    """Whether an interpreter runs, and is what its name promises."""
    code = "import sys, venv; print('%d.%d' % sys.version_info[:2])"
    done = subprocess.run([python, "-c", code], capture_output=True, text=True)
    return done.returncode == 0 and done.stdout.strip() == name


@pytest.mark.slow
@pytest.mark.parametrize("version", [f"3.{minor}" for minor in range(11, 16)])
def test_every_python_there_is_can_compile_and_play(
    built: Built, tmp_path: Path, version: str
) -> None:
    python = interpreters()[version]
    if python is None:
        pytest.skip(f"Python {version} is not on this machine: not tested with it")
    place = from_sdist(tmp_path, str(built.sdist), python)
    assert "5 boards" in place.succeed("python", "-I", EXERCISE)


def from_sdist(
    folder: Path, what: str, python: str = sys.executable, **variables: str
) -> Environment:
    """An environment in which pip has built and installed a source distribution."""
    subprocess.run([python, "-m", "venv", "--without-pip", folder / "venv"], check=True)
    place = Environment(folder)
    pip = [sys.executable, "-m", "pip", "--python", str(place.python), "install", "--quiet", what]
    environment = {k: v for k, v in os.environ.items() if not k.startswith("WHISTLESTOP_")}
    done = subprocess.run(pip, env=environment | variables, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr
    return place

"""Fresh environments with an installed Whistlestop: no compiler, no Node, no checkout."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import venv
from collections.abc import Iterable
from dataclasses import dataclass
from email import message_from_bytes
from email.message import Message
from importlib.metadata import Distribution, distribution
from pathlib import Path
from zipfile import ZipFile

from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

from waiting import LONG_LIMIT

ROOT = Path(__file__).parents[2]
EXERCISE = ROOT / "tests" / "install" / "exercise.py"
PROGRAMS = "Scripts" if os.name == "nt" else "bin"


@dataclass(frozen=True)
class Environment:
    """A virtual environment, and an empty folder to work in."""

    folder: Path

    @property
    def programs(self) -> Path:
        """Where its programs are: the only folder on its path."""
        return self.folder / "venv" / PROGRAMS

    @property
    def python(self) -> Path:
        """Its interpreter."""
        return self.programs / "python"

    @property
    def site(self) -> Path:
        """Where its packages are."""
        return next((self.folder / "venv").glob("[Ll]ib/**/site-packages"))

    @property
    def variables(self) -> dict[str, str]:
        """Nothing of this machine's but the temporary folder's place."""
        return {"PATH": str(self.programs), "HOME": str(self.folder), "COLUMNS": "100"}

    def run(self, *command: str | Path, **variables: str) -> subprocess.CompletedProcess[str]:
        """Run one of its programs in the empty folder."""
        work = self.folder / "empty"
        work.mkdir(exist_ok=True)
        program, *arguments = map(str, command)
        return subprocess.run(
            [str(self.programs / program), *arguments],
            cwd=work,
            env=self.variables | variables,
            stdin=subprocess.DEVNULL,
            capture_output=True,
            encoding="utf-8",
            timeout=LONG_LIMIT,
        )

    def succeed(self, *command: str | Path, **variables: str) -> str:
        """Run one of its programs; return what it printed."""
        done = self.run(*command, **variables)
        assert done.returncode == 0, done.stdout + done.stderr
        return done.stdout


def metadata(wheel: Path) -> Message:
    """The metadata of a wheel."""
    with ZipFile(wheel) as archive:
        [name] = [n for n in archive.namelist() if n.endswith(".dist-info/METADATA")]
        return message_from_bytes(archive.read(name))


def with_wheel(folder: Path, wheel: Path, *extras: str) -> Environment:
    """An environment with a wheel and what it declares, copied from here: it needs no network."""
    venv.create(folder / "venv", symlinks=os.name != "nt")
    made = Environment(folder)
    for needed in closure(metadata(wheel), extras):
        take_over(needed, made.site)
    pip = [sys.executable, "-m", "pip", "--python", str(made.python), "install", "--quiet"]
    subprocess.run([*pip, "--no-index", "--no-deps", str(wheel)], check=True)
    return made


def closure(about: Message, extras: Iterable[str]) -> list[Distribution]:
    """All packages that Whistlestop needs with these extras, and that those need in turn."""
    declared = [Requirement(text) for text in about.get_all("Requires-Dist", [])]
    found: dict[str, Distribution] = {}
    seen = set()
    waiting = [("whistlestop", frozenset(extras))]
    while waiting:
        name, wanted = waiting.pop()
        if (name, wanted) in seen:
            continue
        seen.add((name, wanted))
        requirements = declared
        if name != "whistlestop":
            found[name] = distribution(name)
            requirements = [Requirement(text) for text in found[name].requires or []]
        for one in requirements:
            if one.marker is None or any(
                one.marker.evaluate({"extra": extra}) for extra in {*wanted, ""}
            ):
                waiting.append((canonicalize_name(one.name), frozenset(one.extras)))
    return list(found.values())


def take_over(package: Distribution, site: Path) -> None:
    """Put a package's files into another environment, but not its programs."""
    for file in package.files or []:
        source = Path(str(package.locate_file(file)))
        if ".." in file.parts or not source.exists():
            continue
        target = site / file
        target.parent.mkdir(parents=True, exist_ok=True)
        try:
            os.link(source, target)
        except OSError:
            shutil.copy2(source, target)

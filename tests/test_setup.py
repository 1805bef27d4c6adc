"""scripts/setup.sh and Debian packages: announced first, logged, and refused with APT=no."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
TOOLS = """
    bash chmod cmp cp dirname env find flock make mkdir mv readlink rm sh sort tail touch true
"""
PACKAGE = "chromium-headless-shell"
APT_GET = """#!/bin/sh
echo "$@" >>"$CALLS/apt-get"
cp output said-before
echo "a lot of noise"
case $1 in install) {} ;; esac
"""
"""Notes how it is called, and what had been printed by then."""

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="apt-get exists only on Debian")


class Machine:
    """A fresh checkout on a machine that has only the programs in one folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.programs = folder / "programs"
        for name in ("scripts", "programs", "calls", ".venv/bin", "src/whistlestop", "web"):
            (folder / name).mkdir(parents=True)
        for name in ("scripts/setup.sh", "Makefile", "pyproject.toml", "constraints.txt"):
            shutil.copy(ROOT / name, folder / name)
        for name in TOOLS.split():
            if found := shutil.which(name):
                (self.programs / name).symlink_to(found)
        (folder / ".venv/bin/python").symlink_to(sys.executable)
        (folder / ".venv/.installed").touch()
        self.add("id", "echo 0")
        self.add_apt_get()

    def add(self, name: str, script: str) -> None:
        """Add a program."""
        (self.programs / name).unlink(missing_ok=True)
        (self.programs / name).write_text(f"#!/bin/sh\n{script}\n")
        (self.programs / name).chmod(0o755)

    def add_apt_get(
        self, install: str = f"touch programs/{PACKAGE}; chmod +x programs/{PACKAGE}"
    ) -> None:
        """Add an apt-get that does this to install something."""
        self.add("apt-get", APT_GET.format(install))

    def run(self, *command: str, **settings: str) -> int:
        """Run a command and return its exit code."""
        with (self.folder / "output").open("w") as output:
            return subprocess.run(
                command,
                cwd=self.folder,
                env={"PATH": str(self.programs), "CALLS": str(self.folder / "calls"), **settings},
                stdout=output,
                stderr=subprocess.STDOUT,
            ).returncode

    def read(self, name: str) -> str:
        """The text of a file, empty if it does not exist."""
        file = self.folder / name
        return file.read_text("utf-8") if file.exists() else ""


@pytest.fixture
def machine(tmp_path: Path) -> Machine:
    return Machine(tmp_path)


def test_a_missing_package_is_announced_and_installed(machine: Machine) -> None:
    assert machine.run("scripts/setup.sh", "chromium") == 0
    assert machine.read("calls/apt-get").splitlines()[-1].endswith(f" {PACKAGE}")
    said = machine.read("said-before")
    assert "chromium" in said
    assert "for the tests of the browser edition" in said
    assert "build/apt.log" in said
    assert machine.read("output") == said  # all is well, so nothing is added
    assert machine.read("build/apt.log").count("noise") == 2


@pytest.mark.parametrize("browser", [PACKAGE, "chromium", "chromium-browser"])
def test_an_installed_package_is_not_installed_again(machine: Machine, browser: str) -> None:
    machine.add(browser, "true")
    assert machine.run("scripts/setup.sh", "chromium") == 0
    assert machine.read("calls/apt-get") == machine.read("output") == ""


def test_the_user_can_say_no(machine: Machine) -> None:
    """Through make, whose variable reaches the script."""
    assert machine.run("make", "chromium", "APT=no") == 0
    assert machine.read("calls/apt-get") == ""
    [line] = machine.read("output").splitlines()
    assert f"The package {PACKAGE} is missing" in line
    assert "APT=no" in line


def test_a_failure_names_the_package_and_the_log(machine: Machine) -> None:
    machine.add_apt_get("exit 100")
    assert machine.run("scripts/setup.sh", "chromium") == 0  # the tests will report it, once
    [_, line] = machine.read("output").splitlines()
    assert f"The package {PACKAGE} is missing" in line
    assert "build/apt.log" in line


def test_a_package_without_a_browser_is_a_failure(machine: Machine) -> None:
    machine.add_apt_get("true")
    assert machine.run("scripts/setup.sh", "chromium") == 0
    assert f"The package {PACKAGE} is missing" in machine.read("output")


def test_sudo_is_used_only_if_it_needs_no_password(machine: Machine) -> None:
    machine.add("id", "echo 1000")
    machine.add("sudo", "exit 1")
    assert machine.run("scripts/setup.sh", "chromium") == 0
    assert machine.read("calls/apt-get") == ""
    assert "apt-get needs root" in machine.read("output")
    machine.add("sudo", '[ "$1" = -n ] && shift && exec "$@"')
    assert machine.run("scripts/setup.sh", "chromium") == 0
    assert "chromium" in machine.read("calls/apt-get")


def test_without_a_compiler_the_engine_runs_interpreted(machine: Machine) -> None:
    assert machine.run("scripts/setup.sh", "core", APT="no", CC="no-such-compiler") == 0
    [line] = machine.read("output").splitlines()
    assert "gcc libc6-dev" in line
    assert "APT=no" in line
    assert "interpreted" in line
    assert machine.read("calls/apt-get") == ""
    assert not (machine.folder / ".venv/.compiled").exists(), "it should be tried again next time"


def test_a_compiler_is_announced_and_installed(machine: Machine) -> None:
    machine.add_apt_get("exit 100")
    assert machine.run("scripts/setup.sh", "core", CC="no-such-compiler") == 0
    assert "gcc libc6-dev" in machine.read("calls/apt-get")
    assert "to compile the engine" in machine.read("said-before")


def test_without_venv_setup_fails(machine: Machine) -> None:
    """Like Debian's Python without its package for virtual environments."""
    (machine.folder / ".venv/bin/python").unlink()
    machine.add("python3", f'case $* in *ensurepip*) exit 1 ;; esac; exec {sys.executable} "$@"')
    assert machine.run("scripts/setup.sh", "packages", APT="no") != 0
    [line] = machine.read("output").splitlines()
    assert f"python{sys.version_info[0]}.{sys.version_info[1]}-venv" in line
    assert "APT=no" in line


def test_a_daemon_started_by_a_package_does_not_hold_the_lock(machine: Machine) -> None:
    """As PostgreSQL's would: the next `make` would then wait forever."""
    if not shutil.which("flock") or not os.path.isdir("/proc/self/fd"):
        pytest.skip("needs flock and /proc")
    machine.add_apt_get("readlink /proc/$$/fd/9 && touch locked; exit 100")
    assert machine.run("scripts/setup.sh", "chromium") == 0
    assert not (machine.folder / "locked").exists()

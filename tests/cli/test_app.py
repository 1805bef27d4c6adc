"""The command as a process."""

from __future__ import annotations

import inspect
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from cli.driving import run, run_process
from whistlestop.cli.app import COMMANDS, GROUPS, load, make_app
from whistlestop.cli.commands import layout as layout_command
from whistlestop.engine import compiled
from whistlestop.layout import solver


def test_a_real_process_fails_without_a_traceback() -> None:
    result = run_process("boards", "show", "atlantis")
    assert result.returncode == 1
    assert "no such folder" in result.stderr
    assert "Traceback" not in result.stderr


def test_the_version() -> None:
    assert run("--version").output.startswith("whistlestop ")


def test_it_says_whether_the_engine_is_compiled() -> None:
    kind = "compiled" if compiled() else "interpreted"
    assert f"({kind} engine)" in run("--version").output


def loaded_by(code: str) -> set[str]:
    """The modules that a new Python process loads to run this code."""
    tell = f"import sys\n{code}\nprint(*sys.modules, file=sys.stderr)"
    command = [sys.executable, "-c", tell]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    return set(done.stderr.split())


def test_the_library_starts_without_the_packages_of_the_command_line() -> None:
    """`bench/startup.py` measures what that gains."""
    loaded = loaded_by("import whistlestop")
    assert "whistlestop.game.game" in loaded
    assert not loaded & {"asyncio", "multiprocessing", "numpy", "rich", "typer"}


def test_help_starts_without_the_packages_of_other_commands() -> None:
    loaded = loaded_by("import sys\nfrom whistlestop.cli.app import make_app\nmake_app('')")
    assert "typer" in loaded
    assert not [name for name in loaded if name.startswith("whistlestop.cli.commands")]
    assert not loaded & {"asyncio", "numpy", "rich.console", "whistlestop.bots"}


def test_help_lists_the_commands_as_they_describe_themselves() -> None:
    """Whether they are loaded or not."""
    listed, loaded = (CliRunner().invoke(make_app(name), ["--help"]).output for name in ("", None))
    assert listed == loaded
    assert all(f"  {name} " in listed for name in [*COMMANDS, *GROUPS])


@pytest.mark.parametrize("name", COMMANDS)
def test_the_description_of_a_command_is_its_docstring(name: str) -> None:
    assert inspect.getdoc(load(name)) == COMMANDS[name]


def test_an_unknown_command_is_refused() -> None:
    done = run_process("deal")
    assert done.returncode == 2
    assert "No such command 'deal'" in done.stderr


def test_the_layout_command_has_the_time_limit_of_the_library() -> None:
    assert layout_command.LAYOUT_TIMEOUT == solver.LAYOUT_TIMEOUT

"""The command as a process."""

from __future__ import annotations

from cli.driving import run, run_process


def test_a_real_process_fails_without_a_traceback() -> None:
    result = run_process("boards", "show", "atlantis")
    assert result.returncode == 1
    assert "no such folder" in result.stderr
    assert "Traceback" not in result.stderr


def test_the_version() -> None:
    assert run("--version").output.startswith("whistlestop ")

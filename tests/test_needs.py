"""What is missing on a machine is reported once, with its remedy."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

TESTS = Path(__file__).parent
HIDE = {
    "chromium": "os.environ['PATH'] = ''",
    "postgresql": "os.environ['PATH'] = ''; postgres_programs.DEBIAN_PROGRAMS = Path('nowhere')",
    "ray": "sys.modules['ray'] = None",
    "make .venv/.web": "pages.FOLDER = Path('nowhere')",
}
"""How to hide each of them."""
RUN = """
import os, sys, pytest
from pathlib import Path
from whistlestop.server.http import pages
from whistlestop.server.storage import postgres_programs
{}
sys.exit(pytest.main())
"""


def pytest_without(what: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    """A test run on a machine that lacks something."""
    quiet = ("-q", "-p", "no:cacheprovider", "-W", "ignore:Module already imported")
    return subprocess.run(
        [sys.executable, "-c", RUN.format(HIDE[what]), *quiet, *arguments],
        cwd=TESTS.parent,
        env={name: value for name, value in os.environ.items() if name != "PYTEST_ADDOPTS"},
        capture_output=True,
        text=True,
    )


@pytest.mark.parametrize(
    ("what", "file"),
    [
        ("postgresql", "server/storage/test_bus.py"),
        ("ray", "arena/test_ray_executor.py"),
        ("make .venv/.web", "web/test_packing.py"),
    ],
)
def test_a_missing_need_is_one_failure(what: str, file: str) -> None:
    """The failure names it, and the tests that need it do not fail as well."""
    # All tests, because those that are slow would also count as deselected.
    done = pytest_without(what, "-m", "slow or not slow", str(TESTS / file))
    assert done.returncode == 1, done.stderr
    [(failed, left_out)] = re.findall(r"(\d+) failed, (\d+) deselected in", done.stdout)
    assert int(failed) == 1
    assert int(left_out) > 1
    [line] = re.findall(r"^(?!FAILED).* need it: .*", done.stdout, re.M)
    assert what in line
    assert f"{left_out} tests need it" in line


def test_several_processes_also_report_it_once() -> None:
    """Tests that do not need it still run."""
    files = (TESTS / name for name in ("web/test_installing.py", "web/test_packing.py"))
    done = pytest_without("chromium", "-n", "2", *map(str, files))
    assert re.search(r"^1 failed, \d+ passed in", done.stdout, re.M), done.stdout
    assert "chromium" in done.stdout


def test_only_page_tests_need_a_browser() -> None:
    """Other tests also have a fixture with that name."""
    found = pytest_without("chromium", "--collect-only", str(TESTS / "server/http/test_routes.py"))
    assert "Chromium is missing" not in found.stdout
    assert "deselected" not in found.stdout

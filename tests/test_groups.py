"""Tests that share something costly run one after another in one process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

GROUPED = """
import os
from pathlib import Path

import pytest

pytestmark = pytest.mark.xdist_group("together")


@pytest.mark.parametrize("number", range(8))
def test_it(number):
    with Path(__file__).with_name("workers").open("a") as workers:
        workers.write(os.environ["PYTEST_XDIST_WORKER"] + "\\n")
"""


def test_a_group_stays_in_one_process(tmp_path: Path) -> None:
    """Some versions of pytest and pytest-xdist don't fit together: then groups are ignored."""
    (tmp_path / "test_grouped.py").write_text(GROUPED, encoding="utf-8")
    (tmp_path / "pytest.ini").write_text("[pytest]\n", encoding="utf-8")
    command = [sys.executable, "-m", "pytest", "-q", "-n", "2", "--dist", "loadgroup"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    workers = (tmp_path / "workers").read_text(encoding="utf-8").split()
    assert len(workers) == 8
    assert len(set(workers)) == 1

"""Reading stored layouts."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from shutil import copytree

import pytest

from whistlestop.boards import load
from whistlestop.layout import read_layout, write_layout

FIRST_READERS = """
import sys
from threading import Barrier, Thread
from whistlestop.boards import load
from whistlestop.layout import read_layout

sys.setswitchinterval(1e-6)
boards = [load("new-york") for _ in range(8)]
together = Barrier(len(boards))

def read(board):
    together.wait()
    assert read_layout(board) is not None

readers = [Thread(target=read, args=[board]) for board in boards]
for reader in readers:
    reader.start()
for reader in readers:
    reader.join()
"""


@pytest.mark.parametrize("_", range(10))
def test_the_first_readers_may_come_at_the_same_time(_: int) -> None:
    # As the first visitors of a server do. It once ended the process.
    done = subprocess.run([sys.executable, "-c", FIRST_READERS], capture_output=True, text=True)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_layout_of_another_format_is_not_read(tmp_path: Path) -> None:
    copytree(load("new-york").path or "", folder := tmp_path / "new-york")
    layout = read_layout(load(folder))
    assert layout is not None
    path = write_layout(layout, folder)
    assert read_layout(load(folder)) == layout
    document = json.loads(path.read_text())
    path.write_text(json.dumps({**document, "format": document["format"] + 1}))
    assert read_layout(load(folder)) is None

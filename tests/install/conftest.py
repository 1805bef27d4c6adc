"""What the tests of an installation share: built once, then installed in two ways."""

from __future__ import annotations

import os
import subprocess
from dataclasses import dataclass
from pathlib import Path

import pytest
from filelock import FileLock

from .environments import ROOT, Environment, with_wheel


@dataclass(frozen=True)
class Built:
    """What `make dist` makes."""

    sdist: Path
    wheel: Path


@pytest.fixture(scope="session")
def built(tmp_path_factory: pytest.TempPathFactory) -> Built:
    """The source distribution and the wheel of this checkout, the same for all test processes."""
    base = tmp_path_factory.getbasetemp()
    folder = (base.parent if "PYTEST_XDIST_WORKER" in os.environ else base) / "dist"
    with FileLock(f"{folder}.lock"):
        if not folder.exists():
            subprocess.run([ROOT / "scripts/dist.sh", folder], check=True)
    [sdist], [wheel] = folder.glob("*.tar.gz"), folder.glob("*.whl")
    return Built(sdist, wheel)


@pytest.fixture(scope="session")
def plain(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """What `pip install whistlestop` makes."""
    return with_wheel(tmp_path_factory.mktemp("plain"), built.wheel)


@pytest.fixture(scope="session")
def hosting(built: Built, tmp_path_factory: pytest.TempPathFactory) -> Environment:
    """What `pip install 'whistlestop[server]'` makes."""
    return with_wheel(tmp_path_factory.mktemp("hosting"), built.wheel, "server")

"""Fixtures for the tests of the server."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from server.postgres import Cluster, running_cluster
from server.running import Nursery
from whistlestop.server.bot_pool import pool


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """One PostgreSQL for all tests. Those that use it are in the xdist group `postgres`."""
    with running_cluster() as cluster:
        yield cluster


@pytest.fixture
def postgres_url(postgres: Cluster) -> str:
    """The address of an empty PostgreSQL database."""
    return postgres.new_database()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """The address of a SQLite file that does not exist yet."""
    return f"sqlite:///{tmp_path}/games.sqlite"


@pytest.fixture(
    params=["sqlite", pytest.param("postgres", marks=pytest.mark.xdist_group("postgres"))]
)
def url(request: pytest.FixtureRequest) -> str:
    """The address of an empty database, once for each kind."""
    found: str = request.getfixturevalue(f"{request.param}_url")
    return found


@pytest.fixture(scope="session", autouse=True)
def analyses_at_normal_priority() -> Iterator[None]:
    """Let analyses finish while other tests keep every core busy; the nursery's servers do too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pool, "IDLE_PRIORITY", 0)
        yield


@pytest.fixture(scope="session")
def nursery() -> Iterator[Nursery]:
    """Starts servers."""
    nursery = Nursery()
    yield nursery
    nursery.close()

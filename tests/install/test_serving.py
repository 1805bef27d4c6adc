"""A server from the wheel has the browser edition."""

from __future__ import annotations

import pytest

from .environments import Environment
from .serving import expect_pages

pytestmark = pytest.mark.xdist_group("install")


def test_a_server_from_the_wheel_has_the_pages(hosting: Environment) -> None:
    expect_pages(hosting)


def test_postgres_is_an_extra_of_its_own(hosting: Environment) -> None:
    done = hosting.run("whistlestop", "serve", "--database", "postgresql://nobody@127.0.0.1/games")
    assert done.returncode == 1
    [line] = done.stderr.splitlines()
    assert "pip install 'whistlestop[postgres]'" in line

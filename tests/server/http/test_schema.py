"""The HTTP API against its own description: schemathesis tries everything it allows, and more."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from server.playing import Client, Person
from server.running import Nursery, Server, running
from waiting import LONG_LIMIT

# In a separate process: it is slow to import, and its pytest tests would all have one name.
COMMAND = "from schemathesis.cli import schemathesis; schemathesis()"
OPTIONS = ("--seed", "1", "--generation-deterministic")
MORE_THAN_A_SCHEMA = """
[[operations]]
include-method = "POST"
checks.positive_data_acceptance.enabled = false
"""
"""Rules that a schema cannot express: a board must exist, a name must be visible."""

thoroughly = pytest.mark.parametrize("examples", ["8", pytest.param("60", marks=pytest.mark.slow)])
"""How many inputs to try for each operation."""


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(nursery, tmp_path_factory.mktemp("schema")) as server:
        yield server
        assert "Traceback" not in server.log_text()
        assert "[error" not in server.log_text()


def asked(server: Server, folder: Path, config: str, *options: str) -> str:
    """Run schemathesis and return its output, or fail if it found anything."""
    (folder / "schemathesis.toml").write_text(config, encoding="utf-8")
    command = [sys.executable, "-c", COMMAND, "--config-file", "schemathesis.toml", "--no-color"]
    command += ["run", f"{server.url}/api/openapi.json", *OPTIONS, *options]
    done = subprocess.run(command, capture_output=True, text=True, cwd=folder, timeout=LONG_LIMIT)
    assert done.returncode == 0, done.stdout[-6000:] + done.stderr[-2000:]
    return done.stdout


@thoroughly
def test_strangers_find_nothing_undocumented(server: Server, tmp_path: Path, examples: str) -> None:
    phases = ("--phases", "coverage,fuzzing", "--max-examples", examples)
    found = asked(server, tmp_path, MORE_THAN_A_SCHEMA, *phases)
    assert "Tested: 25" in found, "every operation"


@thoroughly
def test_players_find_nothing_undocumented(server: Server, tmp_path: Path, examples: str) -> None:
    person, game = asyncio.run(played(server))
    table = f'[parameters]\ntable = "{game}"\nboard = "europe"\n'
    config = f'headers = {{ Cookie = "{person.cookie}" }}\n{table}'
    config += "[checks]\nignored_auth.enabled = false\n" + MORE_THAN_A_SCHEMA
    # Most numbers are of no move in this game, and are tried without a move, too.
    trial = "/api/games/{table}/decisions/{number}/trial"
    config += f'[[operations]]\ninclude-path = "{trial}"\nparameters.number = 1\n'
    # After logging out we would be a stranger, an analysis takes long, and nobody guesses a code.
    others = ("--exclude-path-regex", "analysis|health|recognise", "--exclude-method", "DELETE")
    phases = ("--phases", "fuzzing", "--max-examples", examples)
    found = asked(server, tmp_path, config, *phases, *others)
    assert "404 Not Found" not in found, "the game is there"
    assert "returned only 401" not in found, "the person is known"


async def played(server: Server) -> tuple[Person, str]:
    """A person, and a game they have played to the end."""
    anna = await Person.meet(server.url, "Anna")
    created = await anna.create("new-york", "person", "easy", start=True)
    client = Client(anna, server.url, created["id"])
    await client.connect()
    await client.play_out(Random(3))
    await client.close()
    return anna, created["id"]


def described(server: Server) -> list[tuple[str, str, dict[str, Any]]]:
    """Method, path and answers of every documented operation."""
    paths = httpx.get(f"{server.url}/api/openapi.json").json()["paths"]
    return [
        (method, path, operation["responses"])
        for path, methods in paths.items()
        for method, operation in methods.items()
    ]


def test_every_failure_is_documented_with_code_and_reason(server: Server) -> None:
    found = {
        (method, path, status): answer["content"]["application/json"]["schema"]["$ref"]
        for method, path, answers in described(server)
        for status, answer in answers.items()
        if status >= "400" and path.startswith("/api/")
    }
    assert set(found.values()) == {"#/components/schemas/Failure"}
    assert ("post", "/api/tables", "429") in found


def test_every_route_that_changes_something_documents_the_foreign_page(server: Server) -> None:
    unsafe = [answers for method, _, answers in described(server) if method != "get"]
    assert len(unsafe) == 6
    assert all({"403", "503"} <= set(answers) for answers in unsafe)

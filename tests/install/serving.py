"""A server started from an installed Whistlestop."""

from __future__ import annotations

import re
import subprocess

import httpx

from ports import free_port
from waiting import LIMIT, wait_until

from .environments import Environment


def fetch_pages(place: Environment) -> dict[str, httpx.Response]:
    """Start the server, fetch its page, a script that it names and the boards, and stop it."""
    address = f"http://127.0.0.1:{free_port()}"
    command = [place.programs / "whistlestop", "serve", "--port", address.rpartition(":")[2]]
    work = place.folder / "empty"
    work.mkdir(exist_ok=True)
    log = place.folder / "server.log"
    with log.open("w") as output, httpx.Client(base_url=address, timeout=LIMIT) as client:
        server = subprocess.Popen(
            [*command, "--bot-workers", "1"],
            cwd=work,
            env=place.variables,
            stdout=output,
            stderr=subprocess.STDOUT,
        )
        try:
            wait_until(lambda: server.poll() is not None or is_ready(client))
            assert server.poll() is None, log.read_text()
            page = client.get("/")
            script = re.search(r'src="\.(/assets/[^"]+\.js)"', page.text)
            assert script, page.text
            paths = ["/", script[1], "/licences.txt", "/api/boards"]
            return {path: client.get(path) for path in paths}
        finally:
            server.terminate()
            server.wait(LIMIT)


def is_ready(client: httpx.Client) -> bool:
    """Whether the server answers."""
    try:
        return client.get("/health/ready").status_code == 200
    except httpx.TransportError:
        return False


def expect_pages(place: Environment) -> None:
    """Fail unless a server from this environment has the browser edition and its boards."""
    answers = fetch_pages(place)
    assert {path: answer.status_code for path, answer in answers.items()} == dict.fromkeys(
        answers, 200
    )
    assert "<title>Whistlestop</title>" in answers["/"].text
    assert "great-lakes" in answers["/api/boards"].text

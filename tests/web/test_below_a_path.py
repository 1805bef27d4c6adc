"""The page works below a path of its host, behind a real proxy."""

from __future__ import annotations

import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from playwright.sync_api import Page

from ports import free_port
from server.running import Nursery, running
from waiting import wait_until
from web.visiting import Visitor

PATH = "/trains"


@contextmanager
def proxy_to(target: int, strips: bool) -> Iterator[str]:
    """The public address of a server on this port."""
    port = free_port()
    program = str(Path(__file__).with_name("path_proxy.py"))
    command = [sys.executable, program, str(port), str(target), PATH, *["strip"] * strips]
    with subprocess.Popen(command) as process:
        try:
            wait_until(lambda: is_open(port))
            yield f"http://localhost:{port}{PATH}"
        finally:
            process.kill()


def is_open(port: int) -> bool:
    """Whether something listens on a port."""
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


@pytest.mark.parametrize("strips", [True, False], ids=["cut off by the proxy", "passed on"])
def test_a_game_below_a_path(
    nursery: Nursery, visitor: Visitor, page: Page, tmp_path: Path, strips: bool
) -> None:
    """Scripts, pictures, requests, cookies and sockets all stay below it."""
    target, asked = free_port(), list[str]()
    page.on("request", lambda request: asked.append(request.url))
    page.on("websocket", lambda opened: asked.append(opened.url.replace("ws", "http", 1)))
    with (
        proxy_to(target, strips) as url,
        running(nursery, tmp_path, port=target, public_url=url),
    ):
        if not strips:
            moved = httpx.get(url)
            assert (moved.status_code, moved.headers["location"]) == (308, f"{PATH}/")
        visitor.start(f"{url}/", "new-york")
        assert f"{url}/ws/table" in asked
        assert [a for a in asked if not a.startswith((f"{url}/", "data:"))] == []
        (cookie,) = page.context.cookies()
        assert cookie["path"] == PATH
        page.reload()
        page.locator("header.mine").wait_for()
        page.goto("about:blank")  # or it would complain when the server goes

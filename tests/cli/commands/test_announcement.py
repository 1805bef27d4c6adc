"""`whistlestop serve --open`: the address is printed once the server answers."""

from __future__ import annotations

import webbrowser
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from threading import Thread

import pytest

from whistlestop.cli.commands import announcement
from whistlestop.server.config.settings import Settings


class Ready(BaseHTTPRequestHandler):
    """Says yes to everything."""

    def do_GET(self) -> None:
        self.send_response(200)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        """Do nothing: the tests look at the output."""


@pytest.fixture
def settings() -> Iterator[Settings]:
    """The settings of a server that answers."""
    with HTTPServer(("127.0.0.1", 0), Ready) as server:
        Thread(target=server.serve_forever, daemon=True).start()
        yield Settings(port=server.server_port)
        server.shutdown()


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses opened in a browser."""
    addresses: list[str] = []

    def remember(address: str) -> bool:
        addresses.append(address)
        return True

    monkeypatch.setattr(webbrowser, "open", remember)
    return addresses


def test_the_address_is_opened_in_the_browser(settings: Settings, opened: list[str]) -> None:
    announcement.announce_when_ready(settings, open_browser=True).join(10)
    assert opened == [f"http://127.0.0.1:{settings.port}"]


def test_without_a_browser_the_address_is_printed(
    settings: Settings, opened: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    announcement.announce_when_ready(settings, open_browser=False).join(10)
    assert f"http://127.0.0.1:{settings.port} " in capsys.readouterr().out
    assert opened == []


def test_port_0_becomes_a_free_port() -> None:
    assert announcement.with_port(Settings(port=0)).port > 0


def test_a_given_port_is_kept() -> None:
    assert announcement.with_port(Settings(port=8123)).port == 8123


def test_a_server_listening_everywhere_is_reached_on_this_machine() -> None:
    assert announcement.address_of(Settings(host="0.0.0.0", port=80)) == "http://127.0.0.1:80"


def test_players_get_the_public_address() -> None:
    settings = Settings(public_url="https://trains.example")
    assert announcement.address_of(settings) == "https://trains.example"

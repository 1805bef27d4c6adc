"""Printing the server's address once it is up, and opening it in the browser."""

from __future__ import annotations

import socket
import time
import webbrowser
from http.client import HTTPConnection, HTTPException
from threading import Thread

import typer

from whistlestop.server.config.settings import Settings

READY_TIMEOUT = 60.0
EVERYWHERE = {"0.0.0.0": "127.0.0.1", "::": "::1"}
"""Addresses that a server can listen on but a client cannot connect to."""


def with_port(settings: Settings) -> Settings:
    """The settings, with a free port in place of port 0."""
    if settings.port:
        return settings
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    with socket.socket(family) as probe:
        probe.bind((settings.host, 0))
        return settings.model_copy(update={"port": probe.getsockname()[1]})


def announce_when_ready(settings: Settings, open_browser: bool) -> Thread:
    """Print the address as soon as the server answers, and open it if wanted."""
    thread = Thread(target=_announce, args=(settings, open_browser), daemon=True)
    thread.start()
    return thread


def address_of(settings: Settings) -> str:
    """The address to type into a browser."""
    if settings.public_url:
        return settings.public_url + "/" * bool(settings.public_path)
    host = _callable_host(settings)
    return f"http://{f'[{host}]' if ':' in host else host}:{settings.port}"


def _announce(settings: Settings, open_browser: bool) -> None:
    end = time.monotonic() + READY_TIMEOUT
    while not _is_ready(settings):
        if time.monotonic() > end:
            return  # the server's log says what went wrong
        time.sleep(0.1)
    address = address_of(settings)
    typer.echo(f"Whistlestop is at {address} (Ctrl+C stops it; your games are saved)")
    if open_browser and not webbrowser.open(address):
        typer.echo("Could not open a browser; please open the address yourself.")


def _is_ready(settings: Settings) -> bool:
    connection = HTTPConnection(_callable_host(settings), settings.port, timeout=5)
    try:
        connection.request("GET", "/health/ready")
        return connection.getresponse().status == 200
    except (OSError, HTTPException):
        return False
    finally:
        connection.close()


def _callable_host(settings: Settings) -> str:
    return EVERYWHERE.get(settings.host, settings.host)

"""What comes with every answer: headers, cookies, errors. And what never gets into a log."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.types import Receive, Scope, Send

from server.playing import Client, Person
from server.running import Nursery, Server, running
from whistlestop.server.access.request_filter import RequestFilter
from whistlestop.server.config.settings import Settings
from whistlestop.server.http.middleware import HEADERS, SecurityMiddleware


@pytest.fixture(scope="module")
def server(nursery: Nursery, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(nursery, tmp_path_factory.mktemp("headers"), log_level="debug") as server:
        yield server


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/api/me", 200),
        ("GET", "/health/live", 200),
        ("GET", "/metrics", 200),
        ("GET", "/api/openapi.json", 200),
        ("DELETE", "/api/me", 204),
        ("GET", "/nothing", 404),
        ("GET", "/api/games/none/record", 404),
        ("PUT", "/api/me", 405),
        ("POST", "/api/me", 422),
    ],
)
def test_every_answer_has_the_headers(server: Server, method: str, path: str, status: int) -> None:
    answer = httpx.request(method, server.url + path)
    assert answer.status_code == status
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS
    assert "server" not in answer.headers
    if path.startswith("/api/"):
        assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("method", "path", "status"),
    [
        ("GET", "/nothing", 404),
        ("GET", "/api/tables/" + "0" * 24, 404),
        ("GET", "/api/tables/%00", 404),
        ("GET", "/api/boards/mars", 404),
        ("DELETE", "/api/boards", 405),
        ("POST", "/api/me", 422),
        ("GET", "/api/games?before=yesterday", 422),
        ("GET", "/api/me/tables", 401),
    ],
)
def test_errors_have_a_code_and_a_reason(
    server: Server, method: str, path: str, status: int
) -> None:
    answer = httpx.request(method, server.url + path)
    assert answer.status_code == status
    assert set(answer.json()) == {"code", "reason"}
    assert all(answer.json().values())


def test_a_wrong_method_is_told_the_right_ones(server: Server) -> None:
    assert httpx.put(f"{server.url}/api/me").headers["allow"] == "DELETE, GET, POST"


def test_a_server_error_looks_like_the_others() -> None:
    async def broken(scope: Scope, receive: Receive, send: Send) -> None:
        raise KeyError("a secret of the server")

    async def main() -> httpx.Response:
        app = SecurityMiddleware(broken, RequestFilter(Settings()))
        async with httpx.AsyncClient(transport=httpx.ASGITransport(app)) as http:
            return await http.get("http://localhost/api/me")

    answer = asyncio.run(main())
    assert answer.status_code == 500
    assert answer.json() == {"code": "failed", "reason": "internal server error"}
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS


@pytest.mark.parametrize(("proto", "secure"), [("http", False), ("https", True)])
def test_cookies_are_secure_behind_a_proxy_with_tls(
    nursery: Nursery, tmp_path: Path, proto: str, secure: bool
) -> None:
    headers = {"X-Forwarded-Proto": proto, "X-Forwarded-For": "203.0.113.7"}
    with running(nursery, tmp_path, trusted_proxies="127.0.0.1") as server:
        answer = httpx.post(f"{server.url}/api/me", json={"name": "Anna"}, headers=headers)
    parts = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")}
    assert {"httponly", "samesite=lax", "path=/"} <= parts
    assert ("secure" in parts) == secure


def test_cookies_are_secure_if_the_public_address_is(
    nursery: Nursery, tmp_path_factory: pytest.TempPathFactory
) -> None:
    folder = tmp_path_factory.mktemp("secure")
    with running(nursery, folder, public_url="https://play.example") as server:
        answer = httpx.post(f"{server.url}/api/me", json={"name": "Anna"})
        assert "secure" in answer.headers["set-cookie"].lower()
        own = {"Origin": "https://play.example"}
        assert httpx.post(f"{server.url}/api/me", json={"name": "A"}, headers=own).is_success


@pytest.mark.parametrize("trusted", [None, "203.0.113.9"])
def test_a_proxy_that_is_not_trusted_is_not_believed(
    nursery: Nursery, tmp_path: Path, trusted: str | None
) -> None:
    """By default no proxy is trusted, not even on the same machine: it may forward raw TCP."""
    settings = {} if trusted is None else {"trusted_proxies": trusted}
    with running(nursery, tmp_path, **settings) as server:
        headers = {"X-Forwarded-Proto": "https"}
        answer = httpx.post(f"{server.url}/api/me", json={"name": "Anna"}, headers=headers)
        assert "secure" not in answer.headers["set-cookie"].lower()


def test_no_secret_is_logged(server: Server) -> None:
    async def main() -> list[str]:
        anna, bo = await Person.meet(server.url, "Anna"), await Person.meet(server.url, "Bo")
        code = (await anna.request("POST", "/api/me/code")).json()["code"]
        await bo.request("POST", "/api/me/recognise", json={"code": code})
        created = await anna.create("new-york", "person", "open")
        invite, table = created["invite"], created["id"]
        await bo.request("GET", f"/api/tables/{table}", headers={"X-Invite": invite})
        await bo.request("GET", f"/api/tables/{table}?invite={invite}")
        mine = Client(anna, server.url, table)
        yours = Client(bo, server.url, table, invite)
        await mine.connect()
        await yours.connect()
        await yours.do("sit", name="Bo")
        await mine.do("start")
        await yours.do("resign", seat=1)
        await mine.until(lambda: mine.over)
        seed = mine.info["seed"]
        await anna.request("GET", f"/api/games/{table}/record")
        await mine.close()
        await yours.close()
        tokens = [person.cookie.partition("=")[2] for person in (anna, bo)]
        return [*tokens, code, code.replace("-", ""), invite, table, seed]

    secrets = asyncio.run(main())
    log = server.log_text()
    assert "/api/games/{table}/record" in log, "requests are logged"
    assert [secret for secret in secrets if secret in log] == []

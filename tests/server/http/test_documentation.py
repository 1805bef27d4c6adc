"""The documentation at /docs, as the server sends it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Protocol

import httpx
import pytest
from fastapi import FastAPI

from whistlestop.server.access.request_filter import RequestFilter
from whistlestop.server.config.settings import Settings
from whistlestop.server.http import documentation
from whistlestop.server.http.middleware import HEADERS, SecurityMiddleware


class Get(Protocol):
    """Requests a path, perhaps with headers, from an application that only has these pages."""

    def __call__(self, path: str, **headers: str) -> httpx.Response: ...


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for a build."""
    monkeypatch.setattr(documentation, "FOLDER", tmp_path / "site")
    return tmp_path / "site"


@pytest.fixture
def built(folder: Path) -> Path:
    """A small build."""
    (folder / "bots").mkdir(parents=True)
    (folder / "assets").mkdir()
    (folder / "index.html").write_text("<title>trains</title>", "utf-8")
    (folder / "bots" / "index.html").write_text("<title>bots</title>", "utf-8")
    (folder / "assets" / "bundle.0123abcd.min.js").write_text("let train", "utf-8")
    (folder / "search.json").write_text("{}", "utf-8")
    (folder.parent / "secret.html").write_text("hidden", "utf-8")
    return folder


@pytest.fixture
def get() -> Get:
    app = FastAPI(docs_url=None)
    app.include_router(documentation.router)
    app.add_middleware(SecurityMiddleware, request_filter=RequestFilter(Settings()))

    async def ask(path: str, headers: dict[str, str]) -> httpx.Response:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get(path, headers=headers)

    return lambda path, **headers: asyncio.run(ask(path, headers))


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    ("path", "text", "kind", "caching"),
    [
        ("/docs/", "<title>trains</title>", "text/html", "no-cache"),
        ("/docs/bots/", "<title>bots</title>", "text/html", "no-cache"),
        ("/docs/search.json", "{}", "application/json", "no-cache"),
        ("/docs/assets/bundle.0123abcd.min.js", "let train", "text/javascript", "immutable"),
    ],
)
def test_pages_and_what_they_load(get: Get, path: str, text: str, kind: str, caching: str) -> None:
    answer = get(path)
    assert (answer.status_code, answer.text) == (200, text)
    assert answer.headers["content-type"].startswith(kind)
    assert caching in answer.headers["cache-control"]
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(("path", "place"), [("/docs", "docs/"), ("/docs/bots", "bots/")])
def test_addresses_end_with_a_slash_because_links_are_relative(
    get: Get, path: str, place: str
) -> None:
    answer = get(path)
    assert answer.status_code == 307
    assert answer.headers["location"] == place


def test_a_page_is_sent_again_only_if_it_has_changed(get: Get, built: Path) -> None:
    tag = get("/docs/").headers["etag"]
    again = get("/docs/", **{"If-None-Match": tag})
    assert (again.status_code, again.content) == (304, b"")
    assert again.headers["cache-control"] == "no-cache"
    (built / "index.html").write_text("<title>more trains</title>", "utf-8")
    assert get("/docs/", **{"If-None-Match": tag}).text == "<title>more trains</title>"


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize(
    "path",
    ["none/", "assets/", "..%2Fsecret.html", "%2e%2e/secret.html", "bots/..%2f", "a%00", "a" * 300],
)
def test_other_paths_are_not_found(get: Get, path: str) -> None:
    answer = get(f"/docs/{path}")
    assert (answer.status_code, answer.text) == (404, documentation.NO_PAGE)


@pytest.mark.usefixtures("folder")
def test_without_a_build_it_says_so(get: Get) -> None:
    answer = get("/docs/")
    assert (answer.status_code, answer.text) == (404, documentation.NOT_BUILT)

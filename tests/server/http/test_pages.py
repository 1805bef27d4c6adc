"""The files of the browser edition, as the server sends them."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Protocol

import httpx
import pytest
from fastapi import FastAPI

from whistlestop.server.access.request_filter import RequestFilter
from whistlestop.server.config.settings import Settings
from whistlestop.server.http import pages
from whistlestop.server.http.middleware import HEADERS, SecurityMiddleware

WEB = Path(__file__).parents[3] / "web"
LINKS = "".join(
    (WEB / name).read_text("utf-8") for name in ("index.html", "public/manifest.webmanifest")
)


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder for a build."""
    monkeypatch.setattr(pages, "FOLDER", tmp_path / "web")
    return tmp_path / "web"


@pytest.fixture
def built(folder: Path) -> Path:
    """A small build."""
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<title>trains</title>", "utf-8")
    (folder / "assets" / "index-a1b2.js").write_text("let train", "utf-8")
    (folder.parent / "secret.js").write_text("hidden", "utf-8")
    return folder


class Get(Protocol):
    """Requests a path, with the encodings that the client accepts."""

    def __call__(self, path: str, coding: str = "gzip") -> httpx.Response: ...


@pytest.fixture
def get() -> Get:
    """Requests a path from an application that only has these pages."""
    app = FastAPI()
    app.include_router(pages.router)
    app.add_middleware(SecurityMiddleware, request_filter=RequestFilter(Settings()))

    async def ask(path: str, coding: str) -> httpx.Response:
        transport = httpx.ASGITransport(app=app)
        async with httpx.AsyncClient(transport=transport, base_url="http://localhost") as client:
            return await client.get(path, headers={"Accept-Encoding": coding})

    def get(path: str, coding: str = "gzip") -> httpx.Response:
        return asyncio.run(ask(path, coding))

    return get


@pytest.mark.usefixtures("built")
def test_the_page_is_revalidated_every_time(get: Get) -> None:
    answer = get("/")
    assert answer.text == "<title>trains</title>"
    assert answer.headers["content-type"].startswith("text/html")
    assert answer.headers["cache-control"] == "no-cache"


@pytest.mark.usefixtures("built")
def test_hashed_files_are_cached_for_long(get: Get) -> None:
    answer = get("/assets/index-a1b2.js")
    assert answer.text == "let train"
    assert answer.headers["content-type"].startswith("text/javascript")
    assert "immutable" in answer.headers["cache-control"]


@pytest.mark.usefixtures("built")
def test_the_page_has_the_same_policy_as_every_answer(get: Get) -> None:
    policy = "Content-Security-Policy"
    assert get("/").headers[policy] == HEADERS[policy]


@pytest.mark.parametrize("coding", ["gzip, deflate, br", "identity"])
def test_scripts_are_compressed_for_browsers_that_accept_it(
    get: Get, built: Path, coding: str
) -> None:
    script = built / "assets" / "index-a1b2.js"
    script.write_text("let train = 1;" * 1000, "utf-8")
    answer = get("/assets/index-a1b2.js", coding)
    assert answer.text == script.read_text("utf-8")
    assert answer.headers["vary"] == "Accept-Encoding"
    assert answer.headers.get("content-encoding") == ("gzip" if "gzip" in coding else None)
    assert (int(answer.headers["content-length"]) < 200) == ("gzip" in coding)


def test_a_rebuilt_page_replaces_the_old_one(get: Get, built: Path) -> None:
    assert get("/").text == "<title>trains</title>"
    (built / "index.html").write_text("<title>more trains</title>", "utf-8")
    assert get("/").text == "<title>more trains</title>"


@pytest.mark.parametrize(
    ("name", "kind"),
    [
        ("manifest.webmanifest", "application/manifest+json"),
        ("icon.svg", "image/svg+xml"),
        ("icon-192.png", "image/png"),
        ("icon-512.png", "image/png"),
        ("icon-maskable-512.png", "image/png"),
        ("apple-touch-icon.png", "image/png"),
        ("licences.txt", "text/plain"),
    ],
)
def test_files_of_an_installed_app_are_revalidated_every_time(
    get: Get, built: Path, name: str, kind: str
) -> None:
    (built / name).write_bytes(b"a file")
    answer = get(f"/{name}")
    assert answer.content == b"a file"
    assert answer.headers["content-type"].partition(";")[0] == kind
    assert answer.headers["cache-control"] == "no-cache"


def test_other_files_at_the_root_are_not_served(get: Get, built: Path) -> None:
    (built / "notes.txt").write_text("not for browsers", "utf-8")
    assert get("/notes.txt").status_code == 404
    assert get("/icon-192.png").status_code == 404, "not in this build"


@pytest.mark.parametrize("link", re.findall(r'(?:href="/|"src": ")([^"]+)"', LINKS))
def test_everything_the_page_and_the_manifest_name_is_served(link: str) -> None:
    assert link in pages.AT_THE_ROOT
    assert (WEB / "public" / link).is_file()


@pytest.mark.usefixtures("built")
@pytest.mark.parametrize("name", ["none.js", "..%2F..%2Fsecret.js", "%2e%2e", "a" * 300, "a%00.js"])
def test_other_files_are_not_found(get: Get, name: str) -> None:
    assert get(f"/assets/{name}").status_code == 404


@pytest.mark.usefixtures("folder")
def test_without_a_build_the_page_says_so(get: Get) -> None:
    answer = get("/")
    assert answer.status_code == 503
    assert answer.text == pages.NOT_BUILT

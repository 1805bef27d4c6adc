"""The browser edition: the files that `npm run build` makes in the folder `web`."""

from __future__ import annotations

import gzip
import re
from functools import lru_cache
from pathlib import Path

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, PlainTextResponse, Response

FOLDER = Path(__file__).parents[1] / "web"
NOT_BUILT = (
    "The browser edition is not built here: `make play` builds it, "
    "or `npm install` and `npm run build` in the folder web.\n"
)
FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose names contain a hash of their content."""
ASK_AGAIN = "no-cache"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".js": "text/javascript",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".webmanifest": "application/manifest+json",
    ".woff2": "font/woff2",
}
"""Listed here, because systems disagree about media types."""
AT_THE_ROOT = (
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable-512.png",
    "apple-touch-icon.png",
    "manifest.webmanifest",
)
"""Files that browsers look for by name: app icons, and what it takes to install the app."""
WORDY = frozenset({".css", ".html", ".js", ".json", ".svg", ".webmanifest"})
"""File types that compress well."""
NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}")

router = APIRouter(include_in_schema=False)


@router.api_route("/", methods=["GET", "HEAD"])
async def index(request: Request) -> Response:
    """The page. All others are behind its #."""
    file = FOLDER / "index.html"
    if not file.is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return _sent(request, file, ASK_AGAIN)


def _at_the_root(name: str) -> None:
    @router.api_route(f"/{name}", methods=["GET", "HEAD"])
    async def file(request: Request) -> Response:
        return _sent(request, FOLDER / name, ASK_AGAIN)


for _name in AT_THE_ROOT:
    _at_the_root(_name)


@router.api_route("/assets/{name}", methods=["GET", "HEAD"])
async def asset(request: Request, name: str) -> Response:
    """A script or stylesheet of the page."""
    if not NAME.fullmatch(name):
        raise HTTPException(404)
    return _sent(request, FOLDER / "assets" / name, FOR_EVER)


def _sent(request: Request, file: Path, caching: str) -> Response:
    if not file.is_file():
        raise HTTPException(404)
    kind = TYPES.get(file.suffix, "application/octet-stream")
    headers = {"Cache-Control": caching}
    if file.suffix not in WORDY:
        return FileResponse(file, media_type=kind, headers=headers)
    headers["Vary"] = "Accept-Encoding"
    if "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(file, media_type=kind, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(_zipped(file, file.stat().st_mtime_ns), media_type=kind, headers=headers)


@lru_cache(maxsize=200)
def _zipped(file: Path, changed: int) -> bytes:
    """A file's content, compressed once for as long as it stays the same."""
    return gzip.compress(file.read_bytes(), 9)

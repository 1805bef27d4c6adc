"""The browser edition: the files that `npm run build` makes in the folder `web`."""

from __future__ import annotations

import re
from pathlib import Path

from fastapi import APIRouter
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response

from whistlestop.server.http.files import ASK_AGAIN, FOR_EVER, sent

FOLDER = Path(__file__).parents[1] / "web"
NOT_BUILT = (
    "The browser edition is not built here: `make play` builds it, "
    "or `npm install` and `npm run build` in the folder web.\n"
)
AT_THE_ROOT = (
    "icon.svg",
    "icon-192.png",
    "icon-512.png",
    "icon-maskable-512.png",
    "apple-touch-icon.png",
    "licences.txt",
    "manifest.webmanifest",
)
"""Files with fixed names: what browsers look for to install the app, and others' licences."""
NAME = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}")

router = APIRouter(include_in_schema=False)


@router.api_route("/", methods=["GET", "HEAD"])
async def index(request: Request) -> Response:
    """The page. All others are behind its #."""
    file = FOLDER / "index.html"
    if not file.is_file():
        return PlainTextResponse(NOT_BUILT, 503)
    return sent(request, file, ASK_AGAIN)


def _at_the_root(name: str) -> None:
    @router.api_route(f"/{name}", methods=["GET", "HEAD"])
    async def file(request: Request) -> Response:
        return sent(request, FOLDER / name, ASK_AGAIN)


for _name in AT_THE_ROOT:
    _at_the_root(_name)


@router.api_route("/assets/{name}", methods=["GET", "HEAD"])
async def asset(request: Request, name: str) -> Response:
    """A script or stylesheet of the page."""
    if not NAME.fullmatch(name):
        raise HTTPException(404)
    return sent(request, FOLDER / "assets" / name, FOR_EVER)

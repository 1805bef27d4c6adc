"""The documentation at /docs: the files that `make docs` makes in the folder `site`."""

from __future__ import annotations

import re
from pathlib import Path

from fastapi import APIRouter
from starlette.requests import Request
from starlette.responses import PlainTextResponse, RedirectResponse, Response

from whistlestop.server.http.files import ASK_AGAIN, FOR_EVER, sent

FOLDER = Path(__file__).parents[1] / "site"
NOT_BUILT = "The documentation is not built here: `make docs` builds it from the folder docs.\n"
NO_PAGE = "The documentation has no such page. It starts at /docs/\n"
PART = re.compile(r"[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}")
"""A folder or file in a path."""
HASHED = re.compile(r"\.[0-9a-f]{8}\.")
"""In the names of files that never change."""

router = APIRouter(include_in_schema=False)


def is_built() -> bool:
    """Whether there is a documentation to offer."""
    return (FOLDER / "index.html").is_file()


@router.api_route("/docs", methods=["GET", "HEAD"])
async def start() -> Response:
    """The links of the pages are relative, so the address has to end with a slash."""
    return RedirectResponse("docs/")


@router.api_route("/docs/{path:path}", methods=["GET", "HEAD"])
async def page(request: Request, path: str) -> Response:
    """A page, which is a folder with an index, or a file that a page loads."""
    if not is_built():
        return PlainTextResponse(NOT_BUILT, 404)
    parts = [part for part in path.split("/") if part]
    file = FOLDER.joinpath(*parts) if all(map(PART.fullmatch, parts)) else None
    if file is None or not file.exists():
        return PlainTextResponse(NO_PAGE, 404)
    if file.is_file():
        return sent(request, file, FOR_EVER if HASHED.search(file.name) else ASK_AGAIN)
    if not (file / "index.html").is_file():
        return PlainTextResponse(NO_PAGE, 404)
    if path and not path.endswith("/"):
        return RedirectResponse(f"{parts[-1]}/")
    return sent(request, file / "index.html", ASK_AGAIN)

"""Files that the server sends: typed, compressed, and sent again only if they have changed."""

from __future__ import annotations

import gzip
from functools import lru_cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response

FOR_EVER = "public, max-age=31536000, immutable"
"""For files whose names contain a hash of their content."""
ASK_AGAIN = "no-cache"
TYPES = {
    ".css": "text/css",
    ".html": "text/html",
    ".jpg": "image/jpeg",
    ".js": "text/javascript",
    ".json": "application/json",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain",
    ".webmanifest": "application/manifest+json",
    ".webp": "image/webp",
    ".woff2": "font/woff2",
}
"""Listed here, because systems disagree about media types."""
WORDY = frozenset({".css", ".html", ".js", ".json", ".svg", ".txt", ".webmanifest"})
"""File types that compress well."""


def sent(request: Request, file: Path, caching: str) -> Response:
    """The answer with a file, or without it if the client has this version already."""
    if not file.is_file():
        raise HTTPException(404)
    found = file.stat()
    # Weak, because the compressed file is the same one to a client.
    tag = f'W/"{found.st_mtime_ns:x}-{found.st_size:x}"'
    headers = {"Cache-Control": caching, "ETag": tag}
    if file.suffix in WORDY:
        headers["Vary"] = "Accept-Encoding"
    if tag in request.headers.get("if-none-match", ""):
        return Response(status_code=304, headers=headers)
    kind = TYPES.get(file.suffix, "application/octet-stream")
    if file.suffix not in WORDY or "gzip" not in request.headers.get("accept-encoding", ""):
        return FileResponse(file, media_type=kind, headers=headers)
    headers["Content-Encoding"] = "gzip"
    return Response(_zipped(file, found.st_mtime_ns), media_type=kind, headers=headers)


@lru_cache(maxsize=200)
def _zipped(file: Path, changed: int) -> bytes:
    """A file's content, compressed once for as long as it stays the same."""
    return gzip.compress(file.read_bytes(), 9)

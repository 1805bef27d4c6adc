"""Public responses that are made once and sent often, gzipped for clients that accept it.

Other responses are not compressed. Where secrets sit next to text that others chose, such as a
table's title, the compressed length would leak something about them.
"""

from __future__ import annotations

import gzip
import hashlib
import json
from dataclasses import dataclass
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

SMALL = 1000
"""Bytes below which compression is not worth it."""


@dataclass(frozen=True, slots=True)
class CachedJson:
    """A public JSON response that is made once and sent often."""

    plain: bytes
    packed: bytes
    tag: str

    @classmethod
    def of(cls, value: Any, name: str) -> CachedJson:
        """A response whose ETag begins with `name` and changes with the content."""
        plain = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
        tag = f'W/"{name}-{hashlib.sha256(plain).hexdigest()[:16]}"'
        return cls(plain, gzip.compress(plain, mtime=0), tag)

    def answer(self, request: Request) -> Response:
        """Respond to a client that may have a copy already, and may or may not accept gzip."""
        headers = {
            "ETag": self.tag,
            "Cache-Control": "public, max-age=60",
            "Vary": "Accept-Encoding",
        }
        if self.tag in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=headers)
        body = self.plain
        if "gzip" in request.headers.get("accept-encoding", "") and len(body) >= SMALL:
            body = self.packed
            headers["Content-Encoding"] = "gzip"
        return Response(body, media_type="application/json", headers=headers)

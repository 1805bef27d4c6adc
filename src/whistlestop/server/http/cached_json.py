"""Public answers that are made once and sent often, gzipped to whoever can unpack them.

Other answers stay as they are: those that hold secrets beside what others chose, a table's title
for example, would tell something of them by their length.
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
"""Bytes below which packing is not worth it."""


@dataclass(frozen=True, slots=True)
class CachedJson:
    """A public answer in JSON that is made once and sent often."""

    plain: bytes
    packed: bytes
    tag: str

    @classmethod
    def of(cls, value: Any, name: str) -> CachedJson:
        """An answer; its tag begins with a name and changes with the content."""
        plain = json.dumps(value, ensure_ascii=False, separators=(",", ":")).encode()
        tag = f'W/"{name}-{hashlib.sha256(plain).hexdigest()[:16]}"'
        return cls(plain, gzip.compress(plain, mtime=0), tag)

    def answer(self, request: Request) -> Response:
        """The answer to somebody who may have it already, and may or may not unpack."""
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

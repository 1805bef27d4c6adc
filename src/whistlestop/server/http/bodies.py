"""Request bodies and error responses, with the schemas that the documentation shows."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Mapping
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import Request
from msgspec import Meta, Struct
from starlette.responses import JSONResponse

from whistlestop.server.protocol.client_in import CommandId
from whistlestop.server.tables.options import Name, Options, SeatPlan, Word
from whistlestop.server.tables.refusal import Refused

T = TypeVar("T")
MAX_BYTES = 16_384
BODY_TIMEOUT = 20.0
"""Seconds in which a body must arrive."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to set up."""

    board: Word
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=2, max_length=5)]
    options: Options = Options()
    start: bool = False
    """Start at once. No seat may be open then."""
    key: CommandId | None = None
    """The same key gives the same table, so a request is safe to repeat."""


class Introduction(Struct, frozen=True, forbid_unknown_fields=True):
    """The name a person wants to use."""

    name: Name


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """A personal code."""

    code: Annotated[str, Meta(min_length=20, max_length=60)]


class Failure(Struct, frozen=True):
    """Why a request was not carried out."""

    code: str
    reason: str


BODIES = (NewTable, Introduction, Code, Failure)
STATUS = {
    "no-person": 401,
    "too-slow": 408,
    "not-invited": 403,
    "no-spectators": 403,
    "foreign": 403,
    "no-metrics": 403,
    "banned": 403,
    "no-table": 404,
    "no-code": 404,
    "no-step": 404,
    "stage": 409,
    "not-over": 409,
    "illegal": 409,
    "broken": 409,
    "other-board": 409,
    "too-many-tables": 409,
    "too-big": 413,
    "wrong-host": 421,
    "too-fast": 429,
    "storage": 503,
    "overloaded": 503,
    "no-analysis": 503,
}
"""HTTP statuses of refusals. Any other is 422: understood, but not possible."""


def body_of(kind: type[T]) -> Callable[[Request], Awaitable[T]]:
    """Reads a request's body. An invalid one is refused with what was expected."""
    decoder = msgspec.json.Decoder(kind)

    async def read(request: Request) -> T:
        body = b""
        try:
            async with asyncio.timeout(BODY_TIMEOUT):
                async for part in request.stream():
                    body += part
                    if len(body) > MAX_BYTES:
                        raise Refused("too-big", f"expected at most {MAX_BYTES} bytes")
        except TimeoutError:
            raise Refused(
                "too-slow", f"expected the body within {BODY_TIMEOUT:g} seconds"
            ) from None
        try:
            return decoder.decode(body)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("malformed", str(error)) from None

    return read


def documented(kind: type[Struct]) -> dict[str, Any]:
    """The schema of a body, for the documentation of a route."""
    reference = {"$ref": f"#/components/schemas/{kind.__name__}"}
    content = {"application/json": {"schema": reference}}
    return {"requestBody": {"required": True, "content": content}}


def failures(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The error responses of a route, for its documentation."""
    reference = {"$ref": "#/components/schemas/Failure"}
    content = {"application/json": {"schema": reference}}
    return {n: {"description": "Not done; the reason", "content": content} for n in statuses}


def failed(
    status: int, code: str, reason: str, headers: Mapping[str, str] | None = None
) -> JSONResponse:
    """An error response."""
    return JSONResponse({"code": code, "reason": reason}, status, headers)


def schemas() -> dict[str, Any]:
    """The schemas that routes refer to."""
    _, components = msgspec.json.schema_components(
        BODIES, ref_template="#/components/schemas/{name}"
    )
    return components

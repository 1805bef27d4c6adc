"""Bodies of requests and errors in answers, with the schema that the documentation shows."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from typing import Annotated, Any, TypeVar

import msgspec
from fastapi import Request
from msgspec import Meta, Struct

from whistlestop.server.tables.options import Name, Options, SeatPlan, Word
from whistlestop.server.tables.refusal import Refused
from whistlestop.server.wire.messages_in import CommandId

T = TypeVar("T")
MAX_BYTES = 16_384
BODY_TIMEOUT = 20.0
"""Seconds that a body may take to come."""


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """A table to be set up."""

    board: Word
    seats: Annotated[tuple[SeatPlan, ...], Meta(min_length=2, max_length=5)]
    options: Options = Options()
    start: bool = False
    """Begin at once; then no seat may be open."""
    key: CommandId | None = None
    """The same key gives the same table: safe to send again."""


class Introduction(Struct, frozen=True, forbid_unknown_fields=True):
    """How somebody wants to be called."""

    name: Name


class Code(Struct, frozen=True, forbid_unknown_fields=True):
    """A personal code."""

    code: Annotated[str, Meta(min_length=20, max_length=60)]


class Failure(Struct, frozen=True):
    """Why something was not done."""

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
    "no-table": 404,
    "no-code": 404,
    "no-step": 404,
    "stage": 409,
    "not-over": 409,
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
"""What a refusal is in HTTP; the others are 422: understood, and not possible."""


def body_of(kind: type[T]) -> Callable[[Request], Awaitable[T]]:
    """Reads a request's body; what does not fit is refused with what was expected."""
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
            raise Refused("too-slow", f"expected it within {BODY_TIMEOUT:g} seconds") from None
        try:
            return decoder.decode(body)
        except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
            raise Refused("malformed", str(error)) from None

    return read


def documented(kind: type[Struct]) -> dict[str, Any]:
    """The body's schema for the documentation of a route."""
    reference = {"$ref": f"#/components/schemas/{kind.__name__}"}
    content = {"application/json": {"schema": reference}}
    return {"requestBody": {"required": True, "content": content}}


def failures(*statuses: int) -> dict[int | str, dict[str, Any]]:
    """The answers that say why something was not done."""
    reference = {"$ref": "#/components/schemas/Failure"}
    content = {"application/json": {"schema": reference}}
    return {n: {"description": "Not done; the reason", "content": content} for n in statuses}


def schemas() -> dict[str, Any]:
    """The schemas that routes refer to."""
    _, components = msgspec.json.schema_components(
        BODIES, ref_template="#/components/schemas/{name}"
    )
    return components

"""Turns refusals and failures into responses."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from math import ceil

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from whistlestop.server.access.limits import TooFast
from whistlestop.server.bot_pool.errors import Overloaded, WorkerFailed
from whistlestop.server.http.bodies import STATUS, failed
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.tables.refusal import Refused

log = structlog.get_logger(__name__)

DELAY = 1.0
"""Seconds before a rate-limited client gets its answer, so that retrying at once gains nothing."""
MAX_DELAYED = 500
"""Maximum number of delayed answers. Beyond that they are sent at once."""
LATER = {"Retry-After": "10"}
"""Seconds after which to retry, when the workers' queues are full."""


def add_errors(app: FastAPI, methods_at: Callable[[str], list[str]]) -> None:
    """Answer errors with a code and a reason; `methods_at` lists the methods of a path."""
    delayed = 0

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        # Only a path gives 404. A board named in a body is a bad value.
        missing = error.code == "no-board" and "board" in request.path_params
        status = 404 if missing else STATUS.get(error.code, 422)
        return failed(status, error.code, error.reason)

    @app.exception_handler(TooFast)
    async def too_fast(request: Request, error: TooFast) -> JSONResponse:
        nonlocal delayed
        if delayed < MAX_DELAYED:
            delayed += 1
            try:
                await asyncio.sleep(DELAY)
            finally:
                delayed -= 1
        headers = {"Retry-After": str(ceil(error.wait))}
        return failed(STATUS[error.code], error.code, error.reason, headers)

    @app.exception_handler(WorkerFailed)
    async def not_thought(request: Request, error: WorkerFailed) -> JSONResponse:
        return failed(503, "no-analysis", str(error), LATER)

    @app.exception_handler(Overloaded)
    async def overloaded(request: Request, error: Overloaded) -> JSONResponse:
        return failed(503, "overloaded", str(error), LATER)

    @app.exception_handler(StorageError)
    async def not_stored(request: Request, error: StorageError) -> JSONResponse:
        log.error("database", reason=str(error))
        return failed(503, "storage", "the server cannot reach its database now: try again")

    @app.exception_handler(RequestValidationError)
    async def malformed(request: Request, error: RequestValidationError) -> JSONResponse:
        first = error.errors()[0]
        where = ".".join(str(part) for part in first["loc"])
        return failed(422, "malformed", f"{where}: {first['msg']}")

    @app.exception_handler(HTTPException)
    async def other(request: Request, error: HTTPException) -> JSONResponse:
        answer = failed(error.status_code, "http", str(error.detail))
        if error.status_code == 405:
            answer.headers["Allow"] = ", ".join(methods_at(request.scope["path"]))
        return answer

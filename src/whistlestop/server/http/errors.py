"""Refusals and failures as answers."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping
from math import ceil

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from whistlestop.server.access.limits import TooFast
from whistlestop.server.bot_pool.errors import Overloaded, WorkerFailed
from whistlestop.server.http.bodies import STATUS
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.tables.refusal import Refused

log = structlog.get_logger(__name__)

DELAY = 1.0
"""Seconds before somebody over a limit hears of it: asking again and again is no use then."""
MAX_DELAYED = 500
"""Answers held back at a time; beyond that they go out at once."""
LATER = {"Retry-After": "10"}
"""Seconds, when too much waits for workers."""


def add_errors(app: FastAPI, methods_at: Callable[[str], list[str]]) -> None:
    """Answer errors with a code and a reason; `methods_at` says what a path can do."""
    delayed = 0

    def failed(
        status: int, code: str, reason: str, headers: Mapping[str, str] | None = None
    ) -> JSONResponse:
        return JSONResponse({"code": code, "reason": reason}, status, headers)

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        # Only an address can be not found; a board that a body names is a bad value.
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
        return failed(503, "storage", "the server cannot reach its games now: try again")

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

"""The application: routes, sockets, errors."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

import structlog
from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.routing import APIRoute
from starlette.exceptions import HTTPException
from starlette.responses import JSONResponse

from whistlestop.server import pages
from whistlestop.server.front import Front
from whistlestop.server.rest import boards, games, health, me, tables
from whistlestop.server.rest.bodies import STATUS, schemas
from whistlestop.server.security import Guarded, Origins
from whistlestop.server.services import running
from whistlestop.server.settings import Settings
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.tables.refusal import Refused

log = structlog.get_logger(__name__)

PARTS = (me, boards, tables, games, health, pages)


class Application(FastAPI):
    """With the schemas of the bodies, which FastAPI does not know."""

    def openapi(self) -> dict[str, Any]:
        """The description of the HTTP part."""
        if self.openapi_schema is None:
            described = super().openapi()
            described.setdefault("components", {}).setdefault("schemas", {}).update(schemas())
        assert self.openapi_schema is not None
        return self.openapi_schema


def create_app(settings: Settings) -> Front:
    """A server with these settings; it starts when it is run."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(settings) as services:
            app.state.services = services
            log.info("ready", database=settings.database, boards=list(services.shelf.boards))
            yield

    app = Application(
        title="Whistlestop",
        version=version("whistlestop"),
        lifespan=lifespan,
        docs_url=None,  # its pages would load scripts from elsewhere
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    for part in PARTS:
        app.include_router(part.router)
    origins = Origins(settings)
    app.add_middleware(Guarded, origins=origins)
    _add_errors(app)
    return Front(app, origins)


def _methods_at(path: str) -> list[str]:
    """What may be asked of an address; each route knows only its own method."""
    routes = [r for part in PARTS for r in part.router.routes if isinstance(r, APIRoute)]
    matching = (route for route in routes if route.path_regex.match(path))
    return sorted({method for route in matching for method in route.methods or ()})


def _add_errors(app: FastAPI) -> None:
    def failed(status: int, code: str, reason: str) -> JSONResponse:
        return JSONResponse({"code": code, "reason": reason}, status)

    @app.exception_handler(Refused)
    async def refused(request: Request, error: Refused) -> JSONResponse:
        return failed(STATUS.get(error.code, 422), error.code, error.reason)

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
            answer.headers["Allow"] = ", ".join(_methods_at(request.scope["path"]))
        return answer

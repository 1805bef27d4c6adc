"""The application: routes, sockets, errors."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from importlib.metadata import version
from typing import Any

import structlog
from fastapi import FastAPI
from fastapi.routing import APIRoute

from whistlestop.server.access.request_filter import RequestFilter
from whistlestop.server.asgi import AsgiApp
from whistlestop.server.config.settings import Settings
from whistlestop.server.http import boards, documentation, games, health, me, pages, tables
from whistlestop.server.http.board_documents import BoardDocuments
from whistlestop.server.http.bodies import schemas
from whistlestop.server.http.errors import add_errors
from whistlestop.server.http.middleware import SecurityMiddleware
from whistlestop.server.rooms.boards import BoardLibrary
from whistlestop.server.services import running
from whistlestop.server.storage.errors import StorageError

log = structlog.get_logger(__name__)

PARTS = (me, boards, tables, games, health, pages, documentation)


class Application(FastAPI):
    """Adds the schemas of request bodies, which FastAPI does not know about."""

    def openapi(self) -> dict[str, Any]:
        """The OpenAPI description of the HTTP API."""
        if self.openapi_schema is None:
            described = super().openapi()
            described.setdefault("components", {}).setdefault("schemas", {}).update(schemas())
        assert self.openapi_schema is not None
        return self.openapi_schema


def create_app(settings: Settings, boards: BoardLibrary) -> AsgiApp:
    """Create a server with these settings. It starts when uvicorn runs it."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with AsyncExitStack() as stack:
            try:
                services = await stack.enter_async_context(running(settings, boards))
            except StorageError as error:
                outermost.failure = error
                raise
            app.state.services = services
            log.info("ready", database=settings.database, boards=list(boards.boards))
            yield

    app = Application(
        title="Whistlestop",
        version=version("whistlestop"),
        lifespan=lifespan,
        docs_url=None,  # FastAPI's pages would load scripts from other sites; /docs is ours
        redoc_url=None,
        openapi_url="/api/openapi.json",
    )
    app.state.board_documents = BoardDocuments()
    for part in PARTS:
        app.include_router(part.router)
    request_filter = RequestFilter(settings)
    app.add_middleware(SecurityMiddleware, request_filter=request_filter)
    add_errors(app, _methods_at)
    outermost = AsgiApp(app, request_filter, settings.public_path)
    return outermost


def _methods_at(path: str) -> list[str]:
    """The methods that a path allows. Each route only knows its own."""
    routes = [r for part in PARTS for r in part.router.routes if isinstance(r, APIRoute)]
    matching = (route for route in routes if route.path_regex.match(path))
    return sorted({method for route in matching for method in route.methods or ()})

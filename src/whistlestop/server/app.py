"""The application: routes, sockets, errors."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from importlib.metadata import version
from typing import Any

import structlog
from fastapi import FastAPI
from fastapi.routing import APIRoute

from whistlestop.server import pages
from whistlestop.server.door import Door
from whistlestop.server.front import Front
from whistlestop.server.rest import boards, games, health, me, tables
from whistlestop.server.rest.bodies import schemas
from whistlestop.server.rest.errors import add_errors
from whistlestop.server.rooms.boards import BoardLibrary
from whistlestop.server.security import Guarded
from whistlestop.server.services import running
from whistlestop.server.settings import Settings

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


def create_app(settings: Settings, boards: BoardLibrary) -> Front:
    """A server with these settings; it starts when it is run."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        async with running(settings, boards) as services:
            app.state.services = services
            log.info("ready", database=settings.database, boards=list(boards.boards))
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
    door = Door(settings)
    app.add_middleware(Guarded, door=door)
    add_errors(app, _methods_at)
    return Front(app, door)


def _methods_at(path: str) -> list[str]:
    """What may be asked of an address; each route knows only its own method."""
    routes = [r for part in PARTS for r in part.router.routes if isinstance(r, APIRoute)]
    matching = (route for route in routes if route.path_regex.match(path))
    return sorted({method for route in matching for method in route.methods or ()})

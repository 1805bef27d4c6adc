"""Health, readiness and metrics."""

from __future__ import annotations

from time import time

from fastapi import APIRouter
from prometheus_client import CONTENT_TYPE_LATEST, generate_latest
from starlette.responses import JSONResponse, Response

from whistlestop.server.http.dependencies import CurrentServices
from whistlestop.server.ops import metrics
from whistlestop.server.storage.errors import StorageError

router = APIRouter(tags=["operation"])


@router.get("/health/live")
async def live() -> dict[str, str]:
    """The process is running."""
    return {"status": "alive"}


@router.get("/health/ready", responses={503: {"description": "Not ready"}})
async def ready(services: CurrentServices) -> JSONResponse:
    """Games can be played: the database accepts writes, and the server is not shutting down."""
    if services.stopping:
        return JSONResponse({"status": "stopping"}, 503)
    try:
        await services.probe.check()
    except StorageError:
        return JSONResponse({"status": "no database"}, 503)
    return JSONResponse({"status": "ready", "now": time()})


@router.get("/metrics", include_in_schema=False)
async def figures() -> Response:
    """Metrics for Prometheus."""
    return Response(generate_latest(metrics.of_all_workers()), media_type=CONTENT_TYPE_LATEST)

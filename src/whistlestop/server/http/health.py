"""Health, readiness and metrics."""

from __future__ import annotations

import os
from time import time

from fastapi import APIRouter
from prometheus_client import CONTENT_TYPE_LATEST, REGISTRY, CollectorRegistry, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector
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
async def figures(services: CurrentServices) -> Response:
    """Metrics for Prometheus."""
    metrics.TABLES.set(len(services.registry.rooms))
    registry = REGISTRY
    if "PROMETHEUS_MULTIPROC_DIR" in os.environ:
        registry = CollectorRegistry()
        MultiProcessCollector(registry)  # type: ignore[no-untyped-call]
    return Response(generate_latest(registry), media_type=CONTENT_TYPE_LATEST)

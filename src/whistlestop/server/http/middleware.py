"""Wraps every response: the request filter, security headers, a line in the log."""

from __future__ import annotations

import time

import structlog
from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from whistlestop.server.access.request_filter import RequestFilter
from whistlestop.server.http.bodies import STATUS, failed

log = structlog.get_logger("whistlestop.access")

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
        "font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; "
        "worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}
HUNG_UP = 499
"""The status logged for a client that did not wait for its answer."""


class SecurityMiddleware:
    """Refuses unwanted requests, adds the headers, and logs requests without their secrets."""

    def __init__(self, app: ASGIApp, request_filter: RequestFilter) -> None:
        self.app = app
        self.request_filter = request_filter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Handle one request."""
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        started = time.perf_counter()
        status, answered = 500, False

        async def send_guarded(message: Message) -> None:
            nonlocal status, answered
            if message["type"] == "http.response.start":
                status, answered = message["status"], True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith("/api/"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        try:
            if problem := self.request_filter.problem(HTTPConnection(scope)):
                refusal = failed(STATUS[problem.code], problem.code, problem.reason)
                await refusal(scope, receive, send_guarded)
            else:
                await self.app(scope, receive, send_guarded)
        except ClientDisconnect:
            status = HUNG_UP
        except Exception:
            if answered:
                raise
            log.exception("request failed")
            failure = failed(500, "failed", "internal server error")
            await failure(scope, receive, send_guarded)
        finally:
            self._log(scope, status, started)

    def _log(self, scope: Scope, status: int, started: float) -> None:
        # The path may hold the id of a private table, so log its pattern instead.
        route = scope.get("route")
        log.info(
            "request",
            method=scope["method"],
            route=getattr(route, "path", "-"),
            status=status,
            ms=round((time.perf_counter() - started) * 1000, 1),
            agent=Headers(scope=scope).get("user-agent", "")[:80],
        )

"""Which requests get through: for which host, from which pages, and who may read the metrics."""

from __future__ import annotations

import socket
from hmac import compare_digest
from ipaddress import ip_address
from urllib.parse import urlsplit

import structlog
from starlette.requests import HTTPConnection

from whistlestop.server.config.settings import Settings
from whistlestop.server.tables.refusal import Refused

log = structlog.get_logger(__name__)

SAFE = frozenset({"GET", "HEAD", "OPTIONS"})
METRICS = "/metrics"
HEALTH = "/health/"
FORWARDED = ("forwarded", "via", "x-forwarded-for", "x-real-ip")
"""Headers added by proxies."""
MAX_REPORTED = 100
"""Maximum number of host names and origins to log, once each."""


class RequestFilter:
    """Refuses requests by Host and Origin, and keeps strangers away from the metrics."""

    def __init__(self, settings: Settings) -> None:
        self._origins = set(settings.allowed_origins)
        self._names = _own_names(settings)
        self._token = settings.metrics_token
        self._no_proxies = not settings.trusted_proxies
        self._reported: set[str] = set()

    def problem(self, connection: HTTPConnection) -> Refused | None:
        """The reason to refuse a request, or None to let it pass."""
        path: str = connection.scope["path"]
        self._notice_proxy(connection)
        if not self._knows(connection.headers.get("host", "")) and not path.startswith(HEALTH):
            reason = "unknown host name: expected one listed in the setting 'hosts'"
            return Refused("wrong-host", reason)
        safe = connection.scope["type"] == "http" and connection.scope["method"] in SAFE
        if not safe and not self._allows_origin(connection):
            reason = "expected a request from one of this server's own pages, at its 'public_url'"
            return Refused("foreign", reason)
        if path == METRICS and not self._may_see_figures(connection):
            reason = "expected a request from this machine, or the metrics_token"
            return Refused("no-metrics", reason)
        return None

    def _notice_proxy(self, connection: HTTPConnection) -> None:
        """Warn once that a proxy is not trusted: everyone behind it counts as one address."""
        if self._no_proxies and "x-forwarded-for" in connection.headers:
            self._no_proxies = False
            log.warning(
                "a proxy is not trusted", header="X-Forwarded-For", setting="trusted_proxies"
            )

    def _knows(self, host: str) -> bool:
        """Whether this host name is ours. In DNS rebinding, a foreign page points its own name at
        us, but the browser still sends that name. An IP address or a missing name cannot come from
        such a page."""
        name = _name(host)
        if not name or name in self._names or "*" in self._names or _is_address(name):
            return True
        if name.endswith(".localhost"):
            return True
        if self._is_news(name):
            log.warning("unknown host refused", host=name[:100], setting="hosts or public_url")
        return False

    def _allows_origin(self, connection: HTTPConnection) -> bool:
        """Whether a request comes from one of our pages, or from no page at all."""
        origin = connection.headers.get("origin")
        if origin is None:
            return True  # browsers always send it where it matters; programs need not
        try:
            parts = urlsplit(origin.lower())
        except ValueError:  # an unclosed bracket in the address
            return False
        host = connection.headers.get("host", "").lower()
        if f"{parts.scheme}://{parts.netloc}" in self._origins or parts.netloc == host != "":
            return True
        # A proxy that changes the Host, or leaves out its port, makes our own pages look foreign.
        if self._is_news(origin):
            log.warning(
                "a page of another origin refused",
                origin=origin[:100],
                host=host[:100],
                setting="public_url or origins",
            )
        return False

    def _is_news(self, what: str) -> bool:
        """Whether to log a name: once, and not too many, since strangers choose them."""
        if len(self._reported) >= MAX_REPORTED or what in self._reported:
            return False
        self._reported.add(what)
        return True

    def _may_see_figures(self, connection: HTTPConnection) -> bool:
        if self._token is not None:
            given = connection.headers.get("authorization", "")
            return compare_digest(given.encode(), f"Bearer {self._token}".encode())
        host = connection.client.host if connection.client else ""
        proxied = any(name in connection.headers for name in FORWARDED)
        return _is_address(host) and ip_address(host).is_loopback and not proxied


def _own_names(settings: Settings) -> set[str]:
    machine = socket.gethostname().lower()
    names = {"localhost", machine, f"{machine.partition('.')[0]}.local", _name(settings.host)}
    if settings.public_url is not None:
        names.add(_name(urlsplit(settings.public_url).netloc))
    return names | set(settings.hosts)


def _name(host: str) -> str:
    """The name in `name:port` or `[::1]:port`."""
    host = host.strip().lower()
    name = host[1:].partition("]")[0] if host.startswith("[") else host.partition(":")[0]
    return name.rstrip(".")


def _is_address(name: str) -> bool:
    try:
        ip_address(name.partition("%")[0])
    except ValueError:
        return False
    return True

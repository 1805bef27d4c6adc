"""Running the server: one process, or several on PostgreSQL."""

from __future__ import annotations

import gc
import os
import sys
import tempfile
from contextlib import suppress
from pathlib import Path

import uvicorn

from whistlestop.boards import BoardError
from whistlestop.server.app import create_app
from whistlestop.server.asgi import AsgiApp
from whistlestop.server.config.loading import SettingsError
from whistlestop.server.config.settings import Settings
from whistlestop.server.ops.logs import set_up_logs
from whistlestop.server.rooms.boards import BoardLibrary
from whistlestop.server.transport.protocols import LeanWebSocketProtocol, TimedHttpProtocol
from whistlestop.server.transport.slots import ConnectionSlots

PASSED_ON = "WHISTLESTOP_SETTINGS"
"""Passes the settings to the processes that uvicorn starts."""
NEVER = 1_000_000
MAX_FILES = 65_536
"""The open-file limit to ask for."""
SPARE_FILES = 100
"""Open files for the database, the logs and the pipes to workers."""
STOP_TIMEOUT = 5
"""Seconds for open requests to finish when the server stops."""


def serve(settings: Settings) -> None:
    """Run the server until it is told to stop. SettingsError if a board cannot be used."""
    try:
        boards = BoardLibrary(settings.boards)
    except BoardError as error:
        raise SettingsError([f"boards: {defect}" for defect in error.defects]) from None
    set_up_logs(settings.log_format, settings.log_level)
    several = settings.workers > 1
    options = {
        "host": settings.host,
        "port": settings.port,
        "http": TimedHttpProtocol,
        "ws": LeanWebSocketProtocol,
        "ws_max_size": settings.limits.message_bytes,
        "ws_ping_interval": 20,
        "ws_ping_timeout": 20,
        # Compression would take several hundred kilobytes of memory per socket.
        "ws_per_message_deflate": False,
        "access_log": False,  # our own access log leaves ids out
        "log_config": None,
        "server_header": False,
        "proxy_headers": bool(settings.trusted_proxies),
        "forwarded_allow_ips": settings.trusted_proxies,
        "timeout_graceful_shutdown": STOP_TIMEOUT,
    }
    _prepare(settings)
    if not several:
        uvicorn.run(create_app(settings, boards), **options)  # type: ignore[arg-type]
        return
    with tempfile.TemporaryDirectory(prefix="whistlestop-") as folder:
        os.environ["PROMETHEUS_MULTIPROC_DIR"] = folder
        passed = Path(folder) / "settings.json"
        passed.write_text(settings.model_dump_json(), encoding="utf-8")
        passed.chmod(0o600)  # the database's address may hold a password
        os.environ[PASSED_ON] = str(passed)
        uvicorn.run(
            f"{__name__}:worker_app",
            factory=True,
            workers=settings.workers,
            **options,  # type: ignore[arg-type]
        )


def _prepare(settings: Settings) -> None:
    """Set up a process before it accepts connections."""
    files = raise_file_limit()
    limits = settings.limits
    if limits.enabled:
        most = limits.connections if files is None else min(limits.connections, files - SPARE_FILES)
        slots = ConnectionSlots(max(1, most), limits.connections_per_address, settings.trusts)
        TimedHttpProtocol.slots = LeanWebSocketProtocol.slots = slots
    tune_garbage_collector()


def raise_file_limit() -> int | None:
    """Raise the limit on open files as far as the system allows; None if there is no limit."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MAX_FILES if hard == resource.RLIM_INFINITY else min(hard, MAX_FILES)
    if soft == resource.RLIM_INFINITY or soft >= wanted:
        return None if soft == resource.RLIM_INFINITY else soft
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    except (OSError, ValueError):
        return soft
    return wanted


def tune_garbage_collector() -> None:
    """Avoid long pauses: a full collection scans thousands of long-lived sockets.

    Housekeeping collects the old generation once in a while.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, NEVER)


def worker_app() -> AsgiApp:
    """The application in one of several processes."""
    _stop_inheriting_files()
    text = Path(os.environ[PASSED_ON]).read_text(encoding="utf-8")
    settings = Settings.model_validate_json(text)
    set_up_logs(settings.log_format, settings.log_level)
    _prepare(settings)
    return create_app(settings, BoardLibrary(settings.boards))


def _stop_inheriting_files() -> None:
    """Keep file descriptors inherited from uvicorn, the port above all, away from bot processes."""
    folder = Path("/dev/fd")
    for name in os.listdir(folder) if folder.is_dir() else []:
        if int(name) > 2:
            with suppress(OSError):  # the descriptor the list itself was read from
                os.set_inheritable(int(name), False)

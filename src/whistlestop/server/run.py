"""Running the server: one process, or several on PostgreSQL."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import socket
import sys
import tempfile
from contextlib import ExitStack, suppress
from pathlib import Path
from typing import Any

import structlog
import uvicorn
from uvicorn.config import STARTUP_FAILURE
from uvicorn.supervisors import Multiprocess

from whistlestop.boards import BoardError
from whistlestop.server.app import create_app
from whistlestop.server.asgi import AsgiApp
from whistlestop.server.bot_pool.bots import plug_in_bots
from whistlestop.server.config.loading import SettingsError
from whistlestop.server.config.problems import unknown_variables
from whistlestop.server.config.settings import Settings
from whistlestop.server.ops import metrics
from whistlestop.server.ops.logs import set_up_logs
from whistlestop.server.ops.worker_numbers import take_number
from whistlestop.server.rooms.boards import BoardLibrary
from whistlestop.server.storage.database import open_database
from whistlestop.server.storage.errors import StorageError
from whistlestop.server.storage.migrate import prepare
from whistlestop.server.transport.listening import listen
from whistlestop.server.transport.protocols import LeanWebSocketProtocol, TimedHttpProtocol
from whistlestop.server.transport.slots import ConnectionSlots

log = structlog.get_logger(__name__)

PASSED_ON = "WHISTLESTOP_SETTINGS"
"""Passes the settings to the processes that uvicorn starts."""
NEVER = 1_000_000
MAX_FILES = 65_536
"""The open-file limit to ask for."""
SPARE_FILES = 100
"""Open files for the database, the logs and the pipes to workers."""
STOP_TIMEOUT = 5
"""Seconds for open requests to finish when the server stops."""
START_TIMEOUT = 60
"""Seconds for a new process to start: in a rolling restart the old one goes only after that. A
process that has not answered for as long is replaced."""


def serve(settings: Settings) -> None:
    """Run the server until it is told to stop.

    SettingsError if a board, a bot or the port cannot be used, StorageError if the database cannot.
    """
    try:
        boards = BoardLibrary(settings.boards)
    except BoardError as error:
        raise SettingsError([f"boards: {defect}" for defect in error.defects]) from None
    _expect_bots(settings)
    set_up_logs(settings.log_format, settings.log_level)
    for variable in unknown_variables():
        log.warning("a variable is not a setting", variable=variable)
    with ExitStack() as stack:
        # The port comes before the database, which a server that cannot start must not upgrade.
        sockets = listen(settings.host, settings.port)
        for made in sockets:
            stack.enter_context(made)
        log.info("starting", host=settings.host, port=sockets[0].getsockname()[1])
        _prepare(settings)
        if settings.workers == 1:
            _serve_alone(settings, boards, sockets)
        else:
            _serve_together(settings, sockets)


def _options(settings: Settings) -> dict[str, Any]:
    return {
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
        "timeout_worker_healthcheck": START_TIMEOUT,
    }


def _serve_alone(settings: Settings, boards: BoardLibrary, sockets: list[socket.socket]) -> None:
    """Serve with this process."""
    app = create_app(settings, boards)
    if hasattr(signal, "SIGHUP"):  # a closed terminal, or a reload: stop as cleanly as for SIGTERM
        signal.signal(signal.SIGHUP, lambda *_: signal.raise_signal(signal.SIGTERM))
    try:
        uvicorn.Server(uvicorn.Config(app, **_options(settings))).run(sockets)
    except KeyboardInterrupt:
        pass
    except SystemExit:
        if app.failure is not None:
            raise app.failure from None
        raise


def _serve_together(settings: Settings, sockets: list[socket.socket]) -> None:
    """Serve with several processes. SIGHUP replaces them one after the other."""
    asyncio.run(_prepare_database(settings))
    with tempfile.TemporaryDirectory(prefix="whistlestop-") as folder:
        os.environ[metrics.FOLDER] = folder
        passed = Path(folder) / "settings.json"
        passed.write_text(settings.model_dump_json(), encoding="utf-8")
        passed.chmod(0o600)  # the database's address may hold a password
        os.environ[PASSED_ON] = str(passed)
        app = f"{__name__}:worker_app"
        options = _options(settings) | {"factory": True, "workers": settings.workers}
        workers = Multiprocess(uvicorn.Config(app, **options), sockets)
        workers.run()
    if any(worker.exitcode == STARTUP_FAILURE for worker in workers.processes):
        raise StorageError("a server process could not start: the log says why")


def _expect_bots(settings: Settings) -> None:
    """Refuse bots that no installed package has."""
    there = plug_in_bots()
    missing = [name for name in settings.bots or () if name not in there]
    if missing:
        known = ", ".join(there) or "none is installed"
        raise SettingsError(
            [f"bots: expected bots of installed packages ({known}), not '{n}'" for n in missing]
        )


async def _prepare_database(settings: Settings) -> None:
    """Upgrade the database before there are workers, of which each would report the problem."""
    database = open_database(settings.database, settings.database_timeout)
    try:
        await prepare(database)
    finally:
        await database.close()


def _prepare(settings: Settings, worker: str = "1") -> None:
    """Set up a process before it accepts connections."""
    metrics.start(worker)
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
    passed = Path(os.environ[PASSED_ON])
    settings = Settings.model_validate_json(passed.read_text(encoding="utf-8"))
    set_up_logs(settings.log_format, settings.log_level)
    _prepare(settings, take_number(passed.parent))
    try:
        app = create_app(settings, BoardLibrary(settings.boards))
    except BoardError as error:  # it may have changed since the server started
        log.error("a board cannot be used", reason=str(error))
        sys.exit(STARTUP_FAILURE)
    app.logs_failure = True
    return app


def _stop_inheriting_files() -> None:
    """Keep file descriptors inherited from uvicorn, the port above all, away from bot processes."""
    folder = Path("/dev/fd")
    for name in os.listdir(folder) if folder.is_dir() else []:
        if int(name) > 2:
            with suppress(OSError):  # the descriptor the list itself was read from
                os.set_inheritable(int(name), False)

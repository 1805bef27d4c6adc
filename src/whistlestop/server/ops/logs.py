"""Logging to stderr, for people or for machines, without secrets."""

from __future__ import annotations

import logging
import re
import sys
from collections.abc import Mapping
from typing import Any, Literal

import structlog
from structlog.typing import EventDict, Processor, WrappedLogger

HIDDEN = "***"
SECRETS = frozenset({"token", "code", "cookie", "seed", "invite", "password", "authorization"})
ENDINGS = ("_token", "_cookie", "-cookie", "_seed", "_password")
"""Endings of other names that hold secrets. `_code` is not one: a status code is no secret."""

TRACES = frozenset({"exception", "stack"})
"""Fields that may span several lines."""

_IN_ADDRESS = re.compile(r"(\b[a-z][a-z0-9+.-]*://[^:/@\s]*):\S*@", re.IGNORECASE)
_IN_TEXT = re.compile(
    rf"\b({'|'.join(sorted(SECRETS))})(=|: ?)(?:(?:bearer|basic) )?[^\s&;,'\"]+", re.IGNORECASE
)
_BEARER = re.compile(r"\b(bearer) [^\s,;'\"]+", re.IGNORECASE)
_FOREIGN_FAULT = "Invalid UTF-8 sequence received from client."
_OURS = ("uvicorn", "uvicorn.error", "uvicorn.access", "asyncio", "sqlalchemy", "alembic")


def without_password(text: str) -> str:
    """The text with the passwords in its addresses hidden."""
    return _IN_ADDRESS.sub(rf"\1:{HIDDEN}@", text)


def without_secrets(text: str) -> str:
    """The text without passwords or anything that follows `token=` and the like."""
    text = _IN_TEXT.sub(rf"\1\2{HIDDEN}", without_password(text))
    return _BEARER.sub(rf"\1 {HIDDEN}", text)


def hide_secrets(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Log processor that hides secrets and control characters, however deeply nested."""
    own = ("_record", "_from_structlog")  # structlog's own bookkeeping, never written
    return {key: value if key in own else _hidden(key, value) for key, value in event.items()}


def printable(text: str) -> str:
    """The text without anything that could control a terminal or fake a new line."""
    if text.isprintable():
        return text
    return "".join(c if c.isprintable() else ascii(c)[1:-1] for c in text)


def _hidden(key: object, value: Any) -> Any:
    name = str(key).lower()
    if (name in SECRETS or name.endswith(ENDINGS)) and value is not None:
        return HIDDEN
    if isinstance(value, Mapping):
        return {inner: _hidden(inner, item) for inner, item in value.items()}
    if isinstance(value, list | tuple | set | frozenset):
        return [_hidden("", item) for item in value]
    if isinstance(value, str):
        return _printed(name, value)
    if value is None or isinstance(value, bool | int | float):
        return value
    # Anything else would be turned into text later, when the line is written.
    return _printed(name, str(value))


def _printed(name: str, text: str) -> str:
    lines = text.strip().split("\n") if name in TRACES else [text.strip()]
    return "\n".join(printable(without_secrets(line)) for line in lines)


def set_up_logs(style: Literal["console", "json"] = "console", level: str = "info") -> None:
    """Send all logs, ours and those of libraries, to stderr in one style.

    Uvicorn must be started with `log_config=None`, or it sets up its own.
    """
    number = logging.getLevelNamesMapping()[level.upper()]
    # Tracebacks become text before secrets are hidden, and never show local variables.
    shared: list[Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper("iso", utc=True),
        structlog.processors.StackInfoRenderer(),
        structlog.processors.format_exc_info,
        hide_secrets,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        wrapper_class=structlog.make_filtering_bound_logger(number),
        logger_factory=structlog.stdlib.LoggerFactory(),
        cache_logger_on_first_use=False,
    )
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(_formatter(style, shared))
    root = logging.getLogger()
    root.handlers[:] = [handler]
    # The debug logs of libraries contain whole frames and rows, secrets included.
    root.setLevel(max(number, logging.INFO))
    logging.getLogger("whistlestop").setLevel(number)
    for name in _OURS:
        logger = logging.getLogger(name)
        logger.handlers.clear()
        logger.propagate = True
    logging.getLogger("uvicorn.error").addFilter(_demote_client_errors)
    logging.getLogger("uvicorn.error").addFilter(_drop_addresses)
    logging.getLogger("uvicorn.error").addFilter(_drop_echoes)
    logging.captureWarnings(True)


def _formatter(
    style: Literal["console", "json"], shared: list[Processor]
) -> structlog.stdlib.ProcessorFormatter:
    renderer: Processor = structlog.processors.JSONRenderer(ensure_ascii=False)
    if style == "console":
        renderer = structlog.dev.ConsoleRenderer(
            colors=sys.stderr.isatty(), exception_formatter=structlog.dev.plain_traceback
        )
    return structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=[structlog.stdlib.ExtraAdder(), _drop_colours, *shared],
        processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, renderer],
    )


def _demote_client_errors(record: logging.LogRecord) -> bool:
    """Uvicorn logs invalid UTF-8 from a client as our error, with a traceback."""
    if record.msg == _FOREIGN_FAULT:
        record.levelno, record.levelname, record.exc_info = logging.INFO, "INFO", None
        return logging.getLogger().isEnabledFor(logging.INFO)
    return True


def _drop_addresses(record: logging.LogRecord) -> bool:
    """Uvicorn logs each socket with the player's address. `asgi.py` logs it without."""
    return not (isinstance(record.msg, str) and record.msg.startswith('%s - "WebSocket'))


def _drop_echoes(record: logging.LogRecord) -> bool:
    """After a failed start uvicorn repeats that it failed, when the reason has just been given."""
    return record.msg != "Application startup failed. Exiting."


def _drop_colours(logger: WrappedLogger, method: str, event: EventDict) -> EventDict:
    """Uvicorn repeats some messages in colour."""
    event.pop("color_message", None)
    return event

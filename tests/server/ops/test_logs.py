"""Logs: one style for everything, and no secrets."""

from __future__ import annotations

import io
import json
import logging
import sys
import warnings
from collections.abc import Callable, Iterator
from typing import Any

import pytest
import structlog

from whistlestop.server.ops.logs import (
    SECRETS,
    hide_secrets,
    set_up_logs,
    without_password,
    without_secrets,
)

Lines = Callable[[], list[dict[str, Any]]]


@pytest.fixture(autouse=True)
def _as_before() -> Iterator[None]:
    """Logging is global to the process, so restore it."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    logging.captureWarnings(False)
    root.handlers[:], root.level = handlers, level
    structlog.reset_defaults()


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Lines:
    """Logs as JSON, read back."""
    stderr = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stderr)
    set_up_logs("json")
    return lambda: [json.loads(line) for line in stderr.getvalue().splitlines()]


def test_our_logs_are_json_lines(lines: Lines) -> None:
    structlog.get_logger("whistlestop.test").info("a table opens", table="t1", players=3)
    (line,) = lines()
    assert line.pop("timestamp").endswith("Z")
    assert line == {
        "event": "a table opens",
        "table": "t1",
        "players": 3,
        "level": "info",
        "logger": "whistlestop.test",
    }


@pytest.mark.parametrize("name", ["uvicorn.error", "uvicorn.access", "somebody.else"])
def test_the_logs_of_libraries_look_the_same(lines: Lines, name: str) -> None:
    logging.getLogger(name).info("%s came", "somebody", extra={"color_message": "\x1b[1m"})
    (line,) = lines()
    assert (line["event"], line["logger"], line["level"]) == ("somebody came", name, "info")
    assert "color_message" not in line


def test_handlers_set_up_by_a_library_do_not_duplicate_lines(
    capsys: pytest.CaptureFixture[str],
) -> None:
    logger = logging.getLogger("uvicorn.access")
    logger.addHandler(logging.StreamHandler())
    logger.propagate = False
    set_up_logs("json")
    logger.info("once")
    assert capsys.readouterr().err.count("once") == 1


def test_warnings_are_logged(lines: Lines) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("always")
        logging.captureWarnings(True)
        warnings.warn("old age", stacklevel=1)
    (line,) = lines()
    assert "old age" in line["event"]


def test_anything_below_the_level_is_left_out(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("json", "warning")
    structlog.get_logger("ours").info("small talk")
    logging.getLogger("theirs").info("small talk")
    structlog.get_logger("ours").warning("fire")
    said = capsys.readouterr().err
    assert "fire" in said
    assert "small talk" not in said


def test_the_console_is_for_people(capsys: pytest.CaptureFixture[str]) -> None:
    set_up_logs("console")
    structlog.get_logger("ours").info("a table opens", table="t1", token="abc")
    line = capsys.readouterr().err
    assert "a table opens" in line
    assert "table=t1" in line
    assert "token=***" in line
    assert "\x1b" not in line, "no colours where there is no terminal"


@pytest.mark.parametrize(
    "key",
    [*sorted(SECRETS), "Cookie", "seat_token", "set-cookie"],
)
def test_secrets_are_replaced_by_their_names(lines: Lines, key: str) -> None:
    structlog.get_logger("ours").info("hello", **{key: "s3cret"})
    logging.getLogger("theirs").info("hello", extra={key: "s3cret"})
    for line in lines():
        assert line[key] == "***"


def test_the_names_of_secrets() -> None:
    names = {"token", "code", "cookie", "seed", "invite", "password", "authorization"}
    assert names <= SECRETS


def test_nested_secrets_are_found() -> None:
    event = {"people": [{"name": "Anna", "token": "s3cret"}], "headers": {"Cookie": b"s3cret"}}
    assert hide_secrets(None, "info", event) == {
        "people": [{"name": "Anna", "token": "***"}],
        "headers": {"Cookie": "***"},
    }


def test_harmless_values_stay() -> None:
    event = {"table": "t1", "status_code": 200, "seconds": 0.5, "seed": None, "over": False}
    assert hide_secrets(None, "info", dict(event)) == event


def test_objects_are_turned_into_text_before_the_search() -> None:
    class Connection:
        def __str__(self) -> str:
            return "postgresql://me:s3cret@host/db"

    hidden = hide_secrets(None, "info", {"connection": Connection()})
    assert hidden == {"connection": "postgresql://me:***@host/db"}


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("postgresql://me:s3cret@host:5432/db", "postgresql://me:***@host:5432/db"),
        ("postgresql+psycopg://me:p@ss/w0rd@host/db", "postgresql+psycopg://me:***@host/db"),
        ("(postgresql://:s3cret@host)", "(postgresql://:***@host)"),
        ("sqlite:////home/me/games.sqlite", "sqlite:////home/me/games.sqlite"),
        ("http://127.0.0.1:8000/tables", "http://127.0.0.1:8000/tables"),
    ],
)
def test_addresses_lose_their_passwords(text: str, shown: str) -> None:
    assert without_password(text) == shown


@pytest.mark.parametrize(
    ("text", "shown"),
    [
        ("GET /ws?token=abc&table=t1", "GET /ws?token=***&table=t1"),
        ("host=h password=abc dbname=d", "host=h password=*** dbname=d"),
        ("Authorization: Bearer abc.def", "Authorization: ***"),
        ("sent bearer abc.def, twice", "sent bearer ***, twice"),
        ("the code of conduct", "the code of conduct"),
    ],
)
def test_secrets_in_texts_are_hidden(text: str, shown: str) -> None:
    assert without_secrets(text) == shown


@pytest.mark.parametrize("style", ["console", "json"])
def test_tracebacks_show_no_secrets(capsys: pytest.CaptureFixture[str], style: Any) -> None:
    set_up_logs(style)
    address = "postgresql://me:s3cret@host/db"
    try:
        raise OSError(f"no connection to {address}")
    except OSError:
        structlog.get_logger("ours").exception("failed")
        logging.getLogger("theirs").exception("failed")
    shown = capsys.readouterr().err
    assert shown.count("OSError: no connection to postgresql://me:***@host/db") == 2
    assert "s3cret" not in shown


def test_debugging_shows_our_details_but_not_those_of_libraries(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """Libraries log whole statements and messages, with the secrets of games and people."""
    set_up_logs("json", "debug")
    for name in ("aiosqlite", "uvicorn.error", "websockets.server", "asyncio"):
        logging.getLogger(name).debug("everything")
    structlog.get_logger("whistlestop.server.rooms").debug("a detail")
    said = capsys.readouterr().err
    assert "a detail" in said
    assert "everything" not in said


HOSTILE = "Mozilla\x9b31mred\x1b[2J\nforged line\u2028\u202etxt\x7f"


@pytest.mark.parametrize("style", ["console", "json"])
def test_nothing_in_a_log_can_control_a_terminal(
    monkeypatch: pytest.MonkeyPatch, style: Any
) -> None:
    stderr = io.StringIO()
    monkeypatch.setattr(sys, "stderr", stderr)
    set_up_logs(style)
    structlog.get_logger("whistlestop.test").info("request", agent=HOSTILE, parts=[HOSTILE])
    logging.getLogger("uvicorn.error").warning("odd %s", HOSTILE)
    written = stderr.getvalue()
    assert all(c.isprintable() or c == "\n" for c in written)
    assert written.count("\n") == 2, "and no line is forged"
    assert "forged line" in written


def test_a_traceback_keeps_its_lines(lines: Lines) -> None:
    try:
        raise ValueError(HOSTILE)
    except ValueError:
        structlog.get_logger("whistlestop.test").exception("it failed")
    (line,) = lines()
    assert len(line["exception"].splitlines()) > 3
    assert all(c.isprintable() or c == "\n" for c in line["exception"])


def test_uvicorn_does_not_log_addresses(lines: Lines) -> None:
    logger = logging.getLogger("uvicorn.error")
    logger.info('%s - "WebSocket %s" [accepted]', "192.0.2.7:4711", "/ws/table?token=x")
    logger.info('%s - "WebSocket %s" 403', "192.0.2.7:4711", "/ws/table")
    logger.info("Application startup complete.")
    assert [line["event"] for line in lines()] == ["Application startup complete."]

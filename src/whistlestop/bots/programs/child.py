"""A program that runs beside us: written to, read from with a limit of time, and always ended.

All that may block is done by threads of its own, so that whatever the program does - not read,
not answer, write without end - we wait no longer than we want to.
"""

from __future__ import annotations

import os
import signal
import subprocess
import weakref
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, SimpleQueue
from threading import Thread
from typing import IO

from whistlestop.game import GameError

MAX_LINE_BYTES = 1 << 16
MAX_UNREAD = 100
"""Lines that nobody asked for, before reading stops."""
LAST_LINES = 8
"""Of what it wrote on stderr: shown when it fails."""
LAST_BYTES = 2000
EXIT_TIMEOUT = 1.0
"""What it has for ending by itself when the game is over."""


class ProgramError(GameError):
    """A program that does not do what a bot must do."""


class Child:
    """A running program and the three pipes to it."""

    def __init__(self, words: Sequence[str]) -> None:
        """Start it."""
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # A process group of its own: what the program starts itself is ended with it, and
                # Ctrl-C in the terminal is for us alone.
                start_new_session=True,
            )
        except OSError as error:
            raise ProgramError(f"it cannot be started: {error.strerror or error}") from None
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._unsent: SimpleQueue[bytes | None] = SimpleQueue()
        self._unread: SimpleQueue[bytes] = SimpleQueue()
        self._complaints: deque[bytes] = deque()
        # The threads do not know this object, so that it can be forgotten while they run.
        self._threads = [
            Thread(target=_write, args=(process.stdin, self._unsent), daemon=True),
            Thread(target=_read, args=(process.stdout, self._unread), daemon=True),
            Thread(target=_drain, args=(process.stderr, self._complaints), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        # Should nobody call end(), it is ended when this object goes, or Python does.
        self._kill = weakref.finalize(self, _kill, process, self._unsent, self._threads)

    @property
    def speaks_unasked(self) -> bool:
        """Whether there are lines that nobody has read."""
        return not self._unread.empty()

    def send(self, line: str) -> None:
        """Write a line; whether the program reads it will show."""
        self._unsent.put(line.encode())

    def receive(self, seconds: float) -> str:
        """The next line of the program."""
        try:
            line = self._unread.get(timeout=seconds)
        except Empty:
            raise ProgramError(f"it did not answer within {seconds:g} seconds") from None
        if not line:
            raise ProgramError(self._end_of_output())
        if not line.endswith(b"\n"):
            raise ProgramError(
                f"it wrote a line of more than {MAX_LINE_BYTES} bytes"
                if len(line) > MAX_LINE_BYTES
                else f"it ended within a line: {line[:60]!r}"
            )
        try:
            return line.decode("utf-8")
        except UnicodeDecodeError:
            raise ProgramError(f"it wrote no text in UTF-8: {line[:60]!r}") from None

    def last_words(self) -> str:
        """The end of what it wrote on stderr; all of that is known once it was ended."""
        text = b"".join(self._complaints)[-LAST_BYTES:].decode("utf-8", "replace")
        return "\n".join(text.strip().splitlines()[-LAST_LINES:])

    def end(self) -> None:
        """No more lines: it may end by itself now, and else is ended."""
        self._unsent.put(None)
        self._threads[1].join(EXIT_TIMEOUT)
        self._kill()

    def _end_of_output(self) -> str:
        try:
            code = self._process.wait(EXIT_TIMEOUT)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        if code < 0:
            with suppress(ValueError):
                return f"it was ended by the signal {signal.Signals(-code).name}"
        return f"it ended, with exit code {code}"


def _write(pipe: IO[bytes], unsent: SimpleQueue[bytes | None]) -> None:
    with suppress(OSError):  # it has ended or closed its input: the lack of an answer tells
        while (line := unsent.get()) is not None:
            pipe.write(line)
            pipe.flush()
    with suppress(OSError):
        pipe.close()


def _read(pipe: IO[bytes], unread: SimpleQueue[bytes]) -> None:
    with pipe:
        while unread.qsize() < MAX_UNREAD:
            line = pipe.readline(MAX_LINE_BYTES + 1)
            unread.put(line)  # nothing at all, or no end of a line: the last one
            if not line.endswith(b"\n"):
                return


def _drain(pipe: IO[bytes], complaints: deque[bytes]) -> None:
    """Read all the time, so that the program never waits for us, and keep the end of it."""
    with pipe:
        size = 0
        while chunk := os.read(pipe.fileno(), 1 << 16):
            complaints.append(chunk)
            size += len(chunk)
            while size - len(complaints[0]) >= LAST_BYTES:
                size -= len(complaints.popleft())


def _kill(
    process: subprocess.Popen[bytes], unsent: SimpleQueue[bytes | None], threads: list[Thread]
) -> None:
    """End the program and all that it has started, and leave nothing of it behind."""
    if os.name == "posix":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()
    unsent.put(None)
    for thread in threads:
        thread.join(EXIT_TIMEOUT)

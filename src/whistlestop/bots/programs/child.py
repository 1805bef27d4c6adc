"""A child process: written to, read from with a timeout, and always stopped in the end.

Everything that may block runs in its own thread, so whatever the program does - not read, not
answer, write forever - we never wait longer than we want to.
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
"""How many unsolicited lines to buffer before reading stops."""
LAST_LINES = 30
"""How many lines of its stderr to show when it fails."""
LAST_BYTES = 6000
EXIT_TIMEOUT = 1.0
"""How long it has to exit on its own when the game is over."""


class ProgramError(GameError):
    """A program that does not do what a bot must do."""


class Child:
    """A running program and its three pipes."""

    def __init__(self, words: Sequence[str]) -> None:
        """Start the program."""
        try:
            self._process = subprocess.Popen(
                words,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                # Its own process group: whatever the program starts is stopped along with it, and
                # Ctrl-C in the terminal reaches only us.
                start_new_session=True,
            )
        except OSError as error:
            raise ProgramError(f"it could not be started: {error.strerror or error}") from None
        process = self._process
        assert process.stdin is not None
        assert process.stdout is not None
        assert process.stderr is not None
        self._unsent: SimpleQueue[bytes | None] = SimpleQueue()
        self._unread: SimpleQueue[bytes] = SimpleQueue()
        self._stderr: deque[bytes] = deque()
        # The threads hold no reference to this object, so it can be collected while they run.
        self._threads = [
            Thread(target=_write, args=(process.stdin, self._unsent), daemon=True),
            Thread(target=_read, args=(process.stdout, self._unread), daemon=True),
            Thread(target=_drain, args=(process.stderr, self._stderr), daemon=True),
        ]
        for thread in self._threads:
            thread.start()
        # If nobody calls end(), stop it when this object is collected or Python exits.
        self._kill = weakref.finalize(self, _kill, process, self._unsent, self._threads)

    @property
    def has_unread_lines(self) -> bool:
        """Whether there are unread lines."""
        return not self._unread.empty()

    def send(self, line: str) -> None:
        """Write a line, without waiting for the program to read it."""
        self._unsent.put(line.encode())

    def receive(self, seconds: float) -> str:
        """The next line from the program."""
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
                else f"it ended in the middle of a line: {line[:60]!r}"
            )
        try:
            return line.decode("utf-8")
        except UnicodeDecodeError:
            raise ProgramError(f"it wrote something that is not UTF-8: {line[:60]!r}") from None

    def stderr_tail(self) -> str:
        """The end of its stderr; complete once the program has stopped."""
        text = b"".join(self._stderr)[-LAST_BYTES:].decode("utf-8", "replace")
        return "\n".join(text.strip().splitlines()[-LAST_LINES:])

    def end(self) -> None:
        """Close its input and give it a moment to exit on its own; then stop it."""
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
                return f"it was killed by {signal.Signals(-code).name}"
        return f"it exited with code {code}"


def _write(pipe: IO[bytes], unsent: SimpleQueue[bytes | None]) -> None:
    with suppress(OSError):  # it ended or closed its input: no answer will come
        while (line := unsent.get()) is not None:
            pipe.write(line)
            pipe.flush()
    with suppress(OSError):
        pipe.close()


def _read(pipe: IO[bytes], unread: SimpleQueue[bytes]) -> None:
    with pipe:
        while unread.qsize() < MAX_UNREAD:
            line = pipe.readline(MAX_LINE_BYTES + 1)
            unread.put(line)  # empty, or without a newline: the last one
            if not line.endswith(b"\n"):
                return


def _drain(pipe: IO[bytes], chunks: deque[bytes]) -> None:
    """Keep reading, so that the program never blocks on us, and keep the end of what it wrote."""
    with pipe:
        size = 0
        while chunk := os.read(pipe.fileno(), 1 << 16):
            chunks.append(chunk)
            size += len(chunk)
            while size - len(chunks[0]) >= LAST_BYTES:
                size -= len(chunks.popleft())


def _kill(
    process: subprocess.Popen[bytes], unsent: SimpleQueue[bytes | None], threads: list[Thread]
) -> None:
    """Stop the program and everything it started, and clean up."""
    if os.name == "posix":
        with suppress(ProcessLookupError, PermissionError):
            os.killpg(process.pid, signal.SIGKILL)
    else:
        process.kill()
    process.wait()
    unsent.put(None)
    for thread in threads:
        thread.join(EXIT_TIMEOUT)

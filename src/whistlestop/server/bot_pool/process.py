"""A worker process, seen from the server."""

from __future__ import annotations

import asyncio
import os
import sys
from asyncio import StreamReader, StreamWriter
from asyncio.subprocess import PIPE, Process
from collections.abc import Mapping, Sequence
from contextlib import suppress

from whistlestop.server.bot_pool.errors import WorkerFailed
from whistlestop.server.bot_pool.messages import (
    HEAD,
    Failed,
    Question,
    Reply,
    Setup,
    frame,
    length,
    read_reply,
)
from whistlestop.server.bot_pool.worker import COMMAND

START_TIMEOUT = 60.0
"""A new process has to load its modules, which takes a while on a busy machine."""
STOP_TIMEOUT = 0.5
"""More than enough time to exit. After that it is killed."""
NEEDED = ("WHISTLESTOP_INTERPRETED",)


class WorkerProcess:
    """One process, asked one batch at a time and replaced when anything goes wrong."""

    def __init__(self, process: Process, questions: StreamWriter, replies: StreamReader) -> None:
        """Use `WorkerProcess.start`."""
        self.process = process
        self._questions = questions
        self._replies = replies

    @classmethod
    async def start(cls, boards: Mapping[str, str], nice: int) -> WorkerProcess:
        """Start a worker and wait until it is ready."""
        # Not multiprocessing: a spawned process would import the server's main module again, with
        # everything it needs, and waiting for it takes a thread.
        process = await asyncio.create_subprocess_exec(
            sys.executable, "-P", "-c", COMMAND, stdin=PIPE, stdout=PIPE, env=_environment()
        )
        assert process.stdin is not None
        assert process.stdout is not None
        child = cls(process, process.stdin, process.stdout)
        try:
            child._questions.write(frame(Setup(dict(boards), nice)))
            if isinstance(reply := await child.reply(START_TIMEOUT), Failed):
                raise WorkerFailed(f"a worker failed to start: {reply.reason}")
        except BaseException:
            await child.end()
            raise
        return child

    @property
    def alive(self) -> bool:
        """Whether it can take questions. One that was killed while idle cannot."""
        return self.process.returncode is None and not self._replies.at_eof()

    def ask(self, questions: Sequence[Question]) -> None:
        """Send questions. Replies come in the same order."""
        self._questions.write(frame(list(questions)))

    async def reply(self, seconds: float) -> Reply:
        """The next reply. If the worker is dead or slow, the reply says so."""
        try:
            async with asyncio.timeout(seconds):
                head = await self._replies.readexactly(HEAD)
                return read_reply(await self._replies.readexactly(length(head)))
        except TimeoutError:
            return Failed(f"no answer within {seconds:.1f} seconds")
        except (asyncio.IncompleteReadError, OSError):
            return Failed("the worker died")
        except ValueError as error:
            return Failed(f"the answer cannot be read: {error}")

    async def end(self) -> None:
        """Stop the process, whatever it is doing, even if the caller is cancelled."""
        self._questions.close()  # a healthy worker exits when its pipe closes, even in mid-thought
        try:
            with suppress(TimeoutError):
                async with asyncio.timeout(STOP_TIMEOUT):
                    await self.process.wait()
        finally:
            if self.process.returncode is None:
                with suppress(ProcessLookupError):  # it had already exited
                    self.process.kill()
                await self.process.wait()


def _environment() -> dict[str, str]:
    """The server's environment without its settings: bots must not see the database password."""
    return {
        name: value
        for name, value in os.environ.items()
        if not name.startswith("WHISTLESTOP_") or name in NEEDED
    }

"""The worker process: reads questions, thinks, and answers them one by one.

It imports as little as possible, because many copies may be running.
"""

from __future__ import annotations

import os
import signal
import sys
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from whistlestop.server.bot_pool.answers import Answerer
from whistlestop.server.bot_pool.messages import (
    HEAD,
    IDLE_PRIORITY,
    Answer,
    Failed,
    Message,
    Question,
    Setup,
    frame,
    length,
    read_message,
)

COMMAND = "from whistlestop.server.bot_pool.worker import main; main()"


def main() -> None:
    """Answer questions until the server closes the pipe or exits."""
    # Ctrl-C in a terminal reaches all its processes. The server decides when workers stop.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    questions, answers = _own_pipes()
    inbox: SimpleQueue[Message] = SimpleQueue()
    Thread(target=_listen, args=(questions, inbox), daemon=True).start()
    setup = inbox.get()
    assert isinstance(setup, Setup), "expected the setup with the boards as the first message"
    _set_niceness(setup.nice)
    answerer = Answerer(setup.boards)
    _send(answers, frame(Answer("ready")))
    while True:
        batch = inbox.get()
        assert isinstance(batch, list), "expected a question, got a second setup"
        for question in batch:
            _send(answers, _reply(answerer, question))


def _set_niceness(nice: int) -> None:
    """Let other processes have the cores first."""
    if nice == IDLE_PRIORITY and hasattr(os, "SCHED_IDLE"):
        # With nice alone, a busy worker could still keep others off a core for milliseconds.
        os.sched_setscheduler(0, os.SCHED_IDLE, os.sched_param(0))
    elif hasattr(os, "nice"):
        os.nice(nice)


def _reply(answerer: Answerer, question: Question) -> bytes:
    try:
        return frame(Answer(answerer.answer(question)))
    except Exception as error:  # third-party bots may raise anything
        return frame(Failed(f"{type(error).__name__}: {error}"))


def _own_pipes() -> tuple[BinaryIO, BinaryIO]:
    """The pipes to the server, out of reach of bots that print or read."""
    questions, answers = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    nothing = os.open(os.devnull, os.O_RDONLY)
    os.dup2(nothing, 0)
    os.close(nothing)
    os.dup2(2, 1)
    return questions, answers


def _listen(pipe: BinaryIO, inbox: SimpleQueue[Message]) -> None:
    """Read messages. When the server is gone, exit at once, even in mid-thought."""
    while len(head := pipe.read(HEAD)) == HEAD:
        inbox.put(read_message(pipe.read(length(head))))
    sys.stderr.flush()
    os._exit(0)


def _send(pipe: BinaryIO, reply: bytes) -> None:
    try:
        pipe.write(reply)
        pipe.flush()
    except BrokenPipeError:
        os._exit(0)

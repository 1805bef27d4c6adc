"""A proxy to PostgreSQL that can be cut right after a COMMIT goes through."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress

from sqlalchemy.engine import make_url


class Way:
    """Forwards bytes in both directions. Once armed, the next COMMIT gets no answer."""

    def __init__(self, url: str) -> None:
        self._target = make_url(url)
        self._port = 0
        self._open = True
        self.armed = False
        self.tasks: set[asyncio.Task[None]] = set()

    @property
    def url(self) -> str:
        """The address of the database through this proxy."""
        return self._target.set(port=self._port).render_as_string(hide_password=False)

    async def listen(self) -> asyncio.Server:
        """Wait for connections."""
        server = await asyncio.start_server(self._serve, "127.0.0.1")
        self._port = server.sockets[0].getsockname()[1]
        return server

    def open(self) -> None:
        """Let connections through again."""
        self._open = True

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self.tasks.add(task)
        if not self._open:
            writer.transport.abort()
            return
        answers, questions = await asyncio.open_connection("127.0.0.1", self._target.port)
        back = asyncio.create_task(self._pass(answers, writer, None))
        try:
            with suppress(OSError):
                await self._pass(reader, questions, writer)
        finally:
            back.cancel()
            for way in (questions, writer):
                way.close()
            with suppress(OSError):
                await questions.wait_closed()

    async def _pass(
        self,
        source: asyncio.StreamReader,
        target: asyncio.StreamWriter,
        client: asyncio.StreamWriter | None,
    ) -> None:
        while data := await source.read(65536):
            if client is not None and self.armed and b"COMMIT" in data:
                self.armed = self._open = False
                client.transport.abort()
                target.write(data)
                await target.drain()
                return
            target.write(data)
            await target.drain()


@asynccontextmanager
async def way_to(url: str) -> AsyncIterator[Way]:
    """A proxy to a database, for as long as it is needed."""
    way = Way(url)
    server = await way.listen()
    try:
        yield way
    finally:
        server.close()
        for task in way.tasks:
            task.cancel()
        await asyncio.gather(*way.tasks, return_exceptions=True)

"""A proxy with a server below a path of its host: `path_proxy.py PORT TARGET PATH [strip]`.

It runs in its own process, like nginx or Caddy, and like them it cuts the path off if told so.
"""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress

HEAD_END = b"\r\n\r\n"
NOT_FOUND = b"HTTP/1.1 404 Not Found\r\nConnection: close\r\nContent-Length: 0\r\n\r\n"


async def main(port: str, target: str, path: str, strip: str = "") -> None:
    """Proxy until killed."""

    async def connected(near: asyncio.StreamReader, back: asyncio.StreamWriter) -> None:
        with suppress(OSError, asyncio.IncompleteReadError):
            head = await near.readuntil(HEAD_END)
            method, asked, rest = head.split(b" ", 2)
            if (asked + b"/").startswith(path.encode() + b"/"):
                if strip:
                    asked = asked.removeprefix(path.encode())
                await pass_on(int(target), b" ".join((method, asked, once(rest))), near, back)
            else:
                back.write(NOT_FOUND)
        back.close()

    server = await asyncio.start_server(connected, "127.0.0.1", int(port))
    await server.serve_forever()


async def pass_on(
    target: int, head: bytes, near: asyncio.StreamReader, back: asyncio.StreamWriter
) -> None:
    """Send a request to the server, then copy both ways until the server hangs up."""
    far, forth = await asyncio.open_connection("127.0.0.1", target)
    forth.write(head)
    up = asyncio.create_task(copy(near, forth))
    await copy(far, back)
    up.cancel()
    forth.close()


def once(rest: bytes) -> bytes:
    """The end of a request that is the only one on its connection, unless it is for a socket."""
    if b"\r\nupgrade:" in rest.lower():
        return rest
    lines = [line for line in rest.split(b"\r\n") if not line.lower().startswith(b"connection:")]
    return b"\r\n".join([lines[0], b"Connection: close", *lines[1:]])


async def copy(source: asyncio.StreamReader, target: asyncio.StreamWriter) -> None:
    """Copy until the source ends."""
    with suppress(OSError):
        while data := await source.read(65_536):
            target.write(data)
            await target.drain()


if __name__ == "__main__":
    asyncio.run(main(*sys.argv[1:]))

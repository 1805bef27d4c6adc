"""Sending at once where nobody has to be waited for, and waiting where somebody must be."""

from __future__ import annotations

import asyncio

import pytest

from whistlestop.server.ws.eager import run_now


def test_what_does_not_wait_is_done_at_once() -> None:
    done = []

    async def work() -> None:
        done.append(1)

    assert run_now(work()) is None
    assert done == [1]


def test_what_waits_goes_on_when_it_is_awaited() -> None:
    done = []

    async def work(gate: asyncio.Event) -> None:
        done.append("before")
        await gate.wait()
        await asyncio.sleep(0)
        done.append("after")

    async def main() -> None:
        gate = asyncio.Event()
        rest = run_now(work(gate))
        assert rest is not None
        assert done == ["before"]
        asyncio.get_running_loop().call_later(0.01, gate.set)
        await rest

    asyncio.run(main())
    assert done == ["before", "after"]


def test_errors_come_out_where_they_happen() -> None:
    async def work(gate: asyncio.Event | None) -> None:
        if gate is not None:
            await gate.wait()
        raise OSError("gone")

    async def main() -> None:
        with pytest.raises(OSError, match="gone"):
            run_now(work(None))
        gate = asyncio.Event()
        rest = run_now(work(gate))
        gate.set()
        assert rest is not None
        with pytest.raises(OSError, match="gone"):
            await rest

    asyncio.run(main())


def test_a_cancellation_reaches_what_waits() -> None:
    told = []

    async def work(gate: asyncio.Event) -> None:
        try:
            await gate.wait()
        except asyncio.CancelledError:
            told.append("cancelled")
            raise

    async def main() -> None:
        rest = run_now(work(asyncio.Event()))
        assert rest is not None

        async def waiting() -> None:
            await rest

        task = asyncio.create_task(waiting())
        await asyncio.sleep(0)
        task.cancel()
        with pytest.raises(asyncio.CancelledError):
            await task

    asyncio.run(main())
    assert told == ["cancelled"]

"""Lanes do work in another thread, and end with their owner."""

from __future__ import annotations

import threading

import pytest

from waiting import wait_until
from whistlestop.envs.lanes import Lane
from whistlestop.game import GameError


def test_work_is_done_in_another_thread() -> None:
    lane = Lane()
    threads: list[int] = []
    for _ in range(3):
        lane.start(lambda: threads.append(threading.get_ident()))
        lane.wait()
    lane.close()
    assert len(threads) == 3
    assert len(set(threads)) == 1
    assert threading.get_ident() not in threads


def test_what_it_raises_is_raised_and_the_lane_goes_on() -> None:
    def fail() -> None:
        raise GameError("no such thing")

    lane = Lane()
    lane.start(fail)
    with pytest.raises(GameError, match="no such thing"):
        lane.wait()
    done: list[int] = []
    lane.start(lambda: done.append(1))
    lane.wait()
    assert done == [1]
    lane.close()
    lane.close()


def test_work_that_nobody_waited_for_is_waited_for_before_the_next() -> None:
    lane = Lane()
    go, done = threading.Event(), list[int]()

    def first() -> None:
        go.wait()
        done.append(1)

    lane.start(first)
    threading.Timer(0.01, go.set).start()
    lane.start(lambda: done.append(2))
    lane.wait()
    assert done == [1, 2]
    lane.close()


def test_a_closed_lane_takes_no_work() -> None:
    lane = Lane()
    lane.close()
    with pytest.raises(GameError, match="this environment is closed"):
        lane.start(print)


def test_its_thread_ends_when_nobody_holds_it() -> None:
    lane = Lane()
    thread = lane._thread
    assert thread.is_alive()
    del lane
    wait_until(lambda: not thread.is_alive())

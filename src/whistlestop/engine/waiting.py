"""What the game is waiting for, and from whom."""

from __future__ import annotations

import cython

from whistlestop.engine.state import State


def wait_for(s: State, phase: cython.int, player: cython.int) -> None:
    s.f.phase = phase
    s.f.waiting = 1 << player


def wait_for_all(s: State, phase: cython.int) -> None:
    """Let everyone choose at once (C17)."""
    s.f.phase = phase
    s.f.waiting = (1 << s.f.players) - 1

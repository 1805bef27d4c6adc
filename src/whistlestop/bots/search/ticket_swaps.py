"""Swaps two tickets in a state, so that each takes the place of the other."""

from __future__ import annotations

import cython

from whistlestop.engine.drafts import draft_steps
from whistlestop.engine.state import State
from whistlestop.engine.tables import Tables


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def swap_bits(words: cython.p_ulonglong, x: cython.int, y: cython.int) -> cython.void:
    one: cython.ulonglong = 1
    if ((words[x // 64] >> (x % 64)) ^ (words[y // 64] >> (y % 64))) & 1:
        words[x // 64] ^= one << (x % 64)
        words[y // 64] ^= one << (y % 64)


@cython.cfunc
@cython.nogil
@cython.exceptval(check=False)
def swap_bytes(places: cython.p_uchar, n: cython.int, x: cython.int, y: cython.int) -> cython.void:
    i: cython.int
    for i in range(n):
        if places[i] == x:
            places[i] = y
        elif places[i] == y:
            places[i] = x


def swap_places(s: State, x: cython.int, y: cython.int) -> None:
    """Swap two tickets wherever they are now; who picked them in a draft stays the same."""
    p: cython.int
    swap_bits(s.f.undealt, x, y)
    swap_bytes(s.f.ticket_deck, s.f.ticket_deck_size, x, y)
    for p in range(s.f.players):
        swap_bits(s.f.tickets[p], x, y)
        swap_bits(s.f.boxed[p], x, y)
        swap_bytes(s.f.offer[p], s.f.offer_size[p], x, y)


def swap_tickets(s: State, t: Tables, x: cython.int, y: cython.int) -> None:
    """Swap two tickets wherever they are and were."""
    p: cython.int
    swap_places(s, x, y)
    for p in range(s.f.players):
        swap_bytes(s.f.picks[0][p], draft_steps(s, t, 1), x, y)
        swap_bytes(s.f.picks[1][p], draft_steps(s, t, 2), x, y)

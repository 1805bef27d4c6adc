"""Whose turn it is, what the game is waiting for, and how it ends (C1, C13, C14, C17)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.engine import layout as L

from .offsets import AT
from .sheet import Sheet, short

TOGETHER = (L.OPENING, L.PIECES, L.DRAFTING, L.DRAFT_KEEP)


def turn_violations(sheet: Sheet, data: bytes) -> Iterator[str]:
    """What is wrong with phase, turn, waiting players and counters."""
    phase = data[AT.phase]
    yield from _waiting(data)
    yield from _choices(sheet, data)
    yield from _counters(sheet, data)
    if data[AT.drawn] != {L.SECOND: 1}.get(phase, 0) and phase not in (L.REFILL, *TOGETHER):
        yield f"{data[AT.drawn]} cards drawn in phase {phase}"
    if data[AT.drawn] > 2 or (phase == L.REFILL and not data[AT.drawn]):
        yield f"{data[AT.drawn]} cards drawn in phase {phase}"
    if phase != L.REFILL and data[AT.gap]:
        yield "the gap to refill is not in the row"


def _waiting(data: bytes) -> Iterator[str]:
    seats, phase, waiting = data[AT.players], data[AT.phase], data[AT.waiting]
    if phase in (L.DRAFTING, L.DRAFT_KEEP) and not data[AT.draft]:
        yield "a draft that has not started"
    if phase == L.OVER:
        if waiting:
            yield "the game is over but waits for players"
    elif phase in TOGETHER:
        if not 0 < waiting < 1 << seats:
            yield f"waiting for {waiting:b}"
    elif waiting != 1 << data[AT.turn]:
        yield f"waiting for {waiting:b} in the turn of {data[AT.turn]}"


def _choices(sheet: Sheet, data: bytes) -> Iterator[str]:
    """C17: exactly the players who have chosen have a choice, and a possible one."""
    phase, rules = data[AT.phase], sheet.rules
    for player in range(L.PLAYERS):
        choice = data[AT.choice + player]
        chosen = (
            phase in TOGETHER and player < data[AT.players] and not (data[AT.waiting] >> player & 1)
        )
        size = data[AT.offer_size + player]
        if not chosen:
            fits = choice == 0
        elif phase == L.DRAFTING:
            fits = choice < size
        elif phase == L.PIECES:
            fits = choice <= rules.trains and rules.choose_pieces - choice <= rules.ships
        elif phase == L.OPENING:
            fits = choice < 1 << size and choice.bit_count() >= min(rules.opening_keep, size)
        else:
            keep = rules.draft.keep if rules.draft else -1
            fits = choice < 1 << size and choice.bit_count() == keep
        if not fits:
            yield f"player {player} has chosen {choice} in phase {phase}"


def _counters(sheet: Sheet, data: bytes) -> Iterator[str]:
    seats, phase, rules = data[AT.players], data[AT.phase], sheet.rules
    turns = short(data, AT.turns)
    # The second draft, or the end, may come between two turns.
    done = 1 if turns and phase in (L.OVER, L.DRAFTING, L.DRAFT_KEEP) else 0
    if data[AT.turn] != (data[AT.first] + turns - done) % seats:
        yield f"turn {data[AT.turn]} after {turns} turns, {data[AT.first]} was first"
    if turns and (phase in (L.OPENING, L.PIECES) or data[AT.draft] == 1):
        yield f"{turns} turns before the first"
    if turns < 0 or data[AT.passes] > min(seats, data[AT.idle]) or data[AT.idle] > 2 * seats:
        yield f"{turns} turns, {data[AT.passes]} passes, {data[AT.idle]} idle turns"
    idle = data[AT.passes] >= seats or data[AT.idle] >= 2 * seats
    if data[AT.ending]:
        if not (phase != L.OVER) <= data[AT.turns_left] <= seats * rules.last_turns:
            yield f"{data[AT.turns_left]} turns left"
    elif data[AT.turns_left]:
        yield "turns are counted before the end"
    if phase == L.OVER and not idle and (not data[AT.ending] or data[AT.turns_left]):
        yield "the game is over for no reason"
    if phase != L.OVER and idle:
        yield "nobody can move, but the game is not over"
    if phase == L.MAIN and not data[AT.ending]:
        for p in range(seats):
            if data[AT.trains + p] + data[AT.ships + p] <= rules.end_at:
                yield f"player {p} is under the limit, but the end has not been triggered"

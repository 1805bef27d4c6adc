"""Whose turn it is, what the game waits for, and how the end comes (C1, C13, C14, C17)."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.engine import layout as L

from .sheet import Sheet, short

TOGETHER = (L.OPENING, L.PIECES, L.DRAFTING, L.DRAFT_KEEP)


def turn_violations(sheet: Sheet, data: bytes) -> Iterator[str]:
    """What is wrong with phase, turn, waiting players and counters."""
    phase = data[L.PHASE]
    yield from _waiting(data)
    yield from _choices(sheet, data)
    yield from _counters(sheet, data)
    if data[L.DRAWN] != {L.SECOND: 1}.get(phase, 0) and phase not in (L.REFILL, *TOGETHER):
        yield f"{data[L.DRAWN]} cards drawn in phase {phase}"
    if data[L.DRAWN] > 2 or (phase == L.REFILL and not data[L.DRAWN]):
        yield f"{data[L.DRAWN]} cards drawn in phase {phase}"
    if phase != L.REFILL and data[L.PLACE]:
        yield "a gap waits that is not there"


def _waiting(data: bytes) -> Iterator[str]:
    seats, phase, waiting = data[L.SEATS], data[L.PHASE], data[L.WAITING]
    if phase in (L.DRAFTING, L.DRAFT_KEEP) and not data[L.DRAFT]:
        yield "a draft that has not begun"
    if phase == L.OVER:
        if waiting:
            yield "the game is over and waits"
    elif phase in TOGETHER:
        if not 0 < waiting < 1 << seats:
            yield f"waiting for {waiting:b}"
    elif waiting != 1 << data[L.TURN]:
        yield f"waiting for {waiting:b} in the turn of {data[L.TURN]}"


def _choices(sheet: Sheet, data: bytes) -> Iterator[str]:
    """C17: only who has chosen has a choice, and it is one of those that were possible."""
    phase, rules = data[L.PHASE], sheet.rules
    for player in range(L.PLAYERS):
        choice = data[L.CHOICE + player]
        chosen = (
            phase in TOGETHER and player < data[L.SEATS] and not (data[L.WAITING] >> player & 1)
        )
        size = data[L.OFFER_SIZE + player]
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
    seats, phase, rules = data[L.SEATS], data[L.PHASE], sheet.rules
    turns = short(data, L.TURNS)
    # Between a turn and the next one there is the second draft, or the end.
    done = 1 if turns and phase in (L.OVER, L.DRAFTING, L.DRAFT_KEEP) else 0
    if data[L.TURN] != (data[L.FIRST] + turns - done) % seats:
        yield f"turn {data[L.TURN]} after {turns} turns, {data[L.FIRST]} was first"
    if turns and (phase in (L.OPENING, L.PIECES) or data[L.DRAFT] == 1):
        yield f"{turns} turns before the first"
    if turns < 0 or data[L.PASSES] > min(seats, data[L.IDLE]) or data[L.IDLE] > 2 * seats:
        yield f"{turns} turns, {data[L.PASSES]} passes, {data[L.IDLE]} idle turns"
    idle = data[L.PASSES] >= seats or data[L.IDLE] >= 2 * seats
    if data[L.ENDING]:
        if not (phase != L.OVER) <= data[L.LAST] <= seats * rules.last_turns:
            yield f"{data[L.LAST]} turns left"
    elif data[L.LAST]:
        yield "turns are counted before the end"
    if phase == L.OVER and not idle and (not data[L.ENDING] or data[L.LAST]):
        yield "the game is over for no reason"
    if phase != L.OVER and idle:
        yield "nobody can move and the game goes on"
    if phase == L.MAIN and not data[L.ENDING]:
        for p in range(seats):
            if data[L.TRAINS + p] + data[L.SHIPS + p] <= rules.end_at:
                yield f"player {p} is under the limit and the end has not begun"

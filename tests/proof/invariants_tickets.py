"""Tickets: each is in exactly one place, and the counts beside them agree (C11, EU-2, IB-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from whistlestop.boards.model import Returned
from whistlestop.engine import layout as L

from .sheet import Sheet, bits, offer, picks, tickets_in

OFFERING = (L.OPENING, L.DRAFTING, L.DRAFT_KEEP, L.KEEP)


def ticket_violations(sheet: Sheet, data: bytes) -> Iterator[str]:
    """What is wrong with tickets held, on offer, refused, in the deck."""
    yield from _places(sheet, data)
    yield from _counts(sheet, data)
    yield from _offers(sheet, data)
    if sheet.rules.draft:
        yield from _drafts(sheet, data)
    elif any(data[L.PICKS : L.TICKET_DECK]) or data[L.DRAFT] or data[L.DRAFTS] or data[L.STEP]:
        yield "a draft on a board that has none"


def deck_tickets(data: bytes) -> bytes:
    """The ticket deck, its bottom first."""
    return data[L.TICKET_DECK : L.TICKET_DECK + data[L.TICKET_DECK_SIZE]]


def _places(sheet: Sheet, data: bytes) -> Iterator[str]:
    places = [*deck_tickets(data), *bits(tickets_in(data, L.UNDEALT))]
    for player in range(L.PLAYERS):
        places += offer(data, player)
        places += bits(tickets_in(data, L.TICKETS, player))
        places += bits(tickets_in(data, L.BOXED, player))
        if data[L.PHASE] == L.DRAFTING:
            places += picks(data, data[L.DRAFT], player)[: data[L.STEP]] * (player < data[L.SEATS])
    twice = [ticket for ticket, n in Counter(places).items() if n > 1]
    if twice:
        yield f"tickets in two places: {twice}"
    missing = sheet.all_tickets & ~sum(1 << ticket for ticket in set(places))
    if missing:
        yield f"tickets in no place: {bits(missing)}"
    if len(set(places)) > len(sheet.board.tickets):
        yield "more tickets than the board has"
    if tickets_in(data, L.UNDEALT) & ~sheet.other_tickets:
        yield "a ticket of the game's own deck has left the game unseen"
    boxing = Returned.BOX in (sheet.rules.opening_refused, sheet.rules.ticket_refused)
    if not boxing and any(data[L.BOXED * 8 : L.UNDEALT * 8]):
        yield "a refused ticket has left the game"


def _counts(sheet: Sheet, data: bytes) -> Iterator[str]:
    for player in range(L.PLAYERS):
        if data[L.TICKET_COUNT + player] != tickets_in(data, L.TICKETS, player).bit_count():
            yield f"the number of tickets of player {player} is wrong"
        if data[L.BOXED_COUNT + player] != tickets_in(data, L.BOXED, player).bit_count():
            yield f"the number of tickets that player {player} refused is wrong"
        start = L.OFFER + player * L.OFFERED
        if any(data[start + data[L.OFFER_SIZE + player] : start + L.OFFERED]):
            yield f"tickets lie beside the offer of player {player}"
    size = data[L.TICKET_DECK_SIZE]
    if any(data[L.TICKET_DECK + size : L.TICKET_SEEN]) or any(
        data[L.TICKET_SEEN + size : L.FESTIVAL]
    ):
        yield "tickets lie above the deck"
    if any(seen >> data[L.SEATS] for seen in data[L.TICKET_SEEN : L.TICKET_SEEN + size]):
        yield "players who are not there know a ticket"


def _offers(sheet: Sheet, data: bytes) -> Iterator[str]:
    rules, phase, seats = sheet.rules, data[L.PHASE], data[L.SEATS]
    sizes = data[L.OFFER_SIZE : L.OFFER_SIZE + L.PLAYERS]
    if any(sizes[seats:]) or (phase not in OFFERING and any(sizes)):
        yield f"tickets on offer that nobody asked for: {list(sizes)}"
    elif phase == L.OPENING:
        if set(sizes[:seats]) != {sum(n for _, n in rules.opening_tickets)}:
            yield f"opening offers of {list(sizes)} tickets"
    elif phase == L.KEEP:
        mine = sizes[data[L.TURN]]
        if not 1 <= mine <= rules.ticket_draw or mine != sum(sizes):
            yield f"offers of {list(sizes)} tickets to draw"
        if mine < rules.ticket_draw and data[L.TICKET_DECK_SIZE]:
            yield "fewer tickets drawn than there are"
    if phase not in (L.OPENING, L.DRAFTING, L.DRAFT_KEEP, L.OVER):
        least = rules.draft.keep * max(1, data[L.DRAFTS]) if rules.draft else rules.opening_keep
        if any(n < least for n in data[L.TICKET_COUNT : L.TICKET_COUNT + seats]):
            yield f"a player has fewer than {least} tickets"


def _drafts(sheet: Sheet, data: bytes) -> Iterator[str]:
    """Six picks each; four of them are kept for good (IB-3, IB-5)."""
    draft = sheet.rules.draft
    assert draft is not None
    phase, seats, current = data[L.PHASE], data[L.SEATS], data[L.DRAFT]
    running = phase in (L.DRAFTING, L.DRAFT_KEEP)
    if phase != L.DRAFTING and data[L.STEP] != draft.hand * (phase == L.DRAFT_KEEP):
        yield f"step {data[L.STEP]} of no draft"
    if running != (current > 0) or current not in (0, data[L.DRAFTS] + 1) or data[L.DRAFTS] > 2:
        yield f"draft {current} in phase {phase} after {data[L.DRAFTS]} drafts"
        return
    sizes = set(data[L.OFFER_SIZE : L.OFFER_SIZE + seats])
    if phase == L.DRAFTING and sizes != {draft.hand - data[L.STEP]}:
        yield f"hands of {sizes} tickets in step {data[L.STEP]}"
    if phase == L.DRAFTING and data[L.STEP] > draft.hand - 2:
        yield "a draft goes on that leaves no choice"
    for which in (1, 2):
        done = data[L.DRAFTS] >= which
        steps = data[L.STEP] if current == which else draft.hand * done
        found = [ticket for p in range(seats) for ticket in picks(data, which, p)[:steps]]
        if len(set(found)) < len(found):
            yield f"a ticket was picked twice in draft {which}"
        for player in range(L.PLAYERS):
            mine = picks(data, which, player)
            if any(mine[steps if player < seats else 0 :]):
                yield f"player {player} has picked too often"
            kept = tickets_in(data, L.TICKETS, player)
            if done and player < seats and sum(kept >> t & 1 for t in mine[:steps]) < draft.keep:
                yield f"player {player} has kept too few of draft {which}"
            if (
                phase == L.DRAFT_KEEP
                and current == which
                and offer(data, player) != mine[: data[L.OFFER_SIZE + player]]
            ):
                yield f"player {player} is not offered what was picked"

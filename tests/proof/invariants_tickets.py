"""Tickets: each is in exactly one place, and the counts beside them agree (C11, EU-2, IB-3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from whistlestop.boards.model import Returned
from whistlestop.engine import layout as L

from .offsets import AT
from .sheet import Sheet, bits, offer, picks, tickets_in

OFFERING = (L.OPENING, L.DRAFTING, L.DRAFT_KEEP, L.KEEP)


def ticket_violations(sheet: Sheet, data: bytes) -> Iterator[str]:
    """What is wrong with tickets held, on offer, refused, in the deck."""
    yield from _places(sheet, data)
    yield from _counts(sheet, data)
    yield from _offers(sheet, data)
    if sheet.rules.draft:
        yield from _drafts(sheet, data)
    elif (
        any(data[AT.picks : AT.ticket_deck])
        or data[AT.draft]
        or data[AT.drafts_done]
        or data[AT.step]
    ):
        yield "a draft on a board that has none"


def deck_tickets(data: bytes) -> bytes:
    """The ticket deck, bottom ticket first."""
    return data[AT.ticket_deck : AT.ticket_deck + data[AT.ticket_deck_size]]


def _places(sheet: Sheet, data: bytes) -> Iterator[str]:
    places = [*deck_tickets(data), *bits(tickets_in(data, AT.undealt))]
    for player in range(L.PLAYERS):
        places += offer(data, player)
        places += bits(tickets_in(data, AT.tickets, player))
        places += bits(tickets_in(data, AT.boxed, player))
        if data[AT.phase] == L.DRAFTING:
            places += picks(data, data[AT.draft], player)[: data[AT.step]] * (
                player < data[AT.players]
            )
    twice = [ticket for ticket, n in Counter(places).items() if n > 1]
    if twice:
        yield f"tickets in two places: {twice}"
    missing = sheet.all_tickets & ~sum(1 << ticket for ticket in set(places))
    if missing:
        yield f"tickets in no place: {bits(missing)}"
    if len(set(places)) > len(sheet.board.tickets):
        yield "more tickets than the board has"
    if tickets_in(data, AT.undealt) & ~sheet.other_tickets:
        yield "a ticket of the main deck has left the game unseen"
    boxing = Returned.BOX in (sheet.rules.opening_refused, sheet.rules.ticket_refused)
    if not boxing and any(data[AT.boxed * 8 : AT.undealt * 8]):
        yield "a refused ticket has left the game"


def _counts(sheet: Sheet, data: bytes) -> Iterator[str]:
    for player in range(L.PLAYERS):
        if data[AT.ticket_count + player] != tickets_in(data, AT.tickets, player).bit_count():
            yield f"the number of tickets of player {player} is wrong"
        if data[AT.boxed_count + player] != tickets_in(data, AT.boxed, player).bit_count():
            yield f"the number of tickets that player {player} refused is wrong"
        start = AT.offer + player * L.OFFERED
        if any(data[start + data[AT.offer_size + player] : start + L.OFFERED]):
            yield f"tickets beyond the end of player {player}'s offer"
    size = data[AT.ticket_deck_size]
    if any(data[AT.ticket_deck + size : AT.ticket_seen]) or any(
        data[AT.ticket_seen + size : AT.festivals]
    ):
        yield "tickets beyond the top of the deck"
    if any(seen >> data[AT.players] for seen in data[AT.ticket_seen : AT.ticket_seen + size]):
        yield "missing players know a ticket"


def _offers(sheet: Sheet, data: bytes) -> Iterator[str]:
    rules, phase, seats = sheet.rules, data[AT.phase], data[AT.players]
    sizes = data[AT.offer_size : AT.offer_size + L.PLAYERS]
    if any(sizes[seats:]) or (phase not in OFFERING and any(sizes)):
        yield f"tickets on offer that nobody asked for: {list(sizes)}"
    elif phase == L.OPENING:
        if set(sizes[:seats]) != {sum(n for _, n in rules.opening_tickets)}:
            yield f"opening offers of {list(sizes)} tickets"
    elif phase == L.KEEP:
        mine = sizes[data[AT.turn]]
        if not 1 <= mine <= rules.ticket_draw or mine != sum(sizes):
            yield f"offers of {list(sizes)} tickets to draw"
        if mine < rules.ticket_draw and data[AT.ticket_deck_size]:
            yield "fewer tickets drawn than there are"
    if phase not in (L.OPENING, L.DRAFTING, L.DRAFT_KEEP, L.OVER):
        least = (
            rules.draft.keep * max(1, data[AT.drafts_done]) if rules.draft else rules.opening_keep
        )
        if any(n < least for n in data[AT.ticket_count : AT.ticket_count + seats]):
            yield f"a player has fewer than {least} tickets"


def _drafts(sheet: Sheet, data: bytes) -> Iterator[str]:
    """Six picks each; four of them are kept for good (IB-3, IB-5)."""
    draft = sheet.rules.draft
    assert draft is not None
    phase, seats, current = data[AT.phase], data[AT.players], data[AT.draft]
    running = phase in (L.DRAFTING, L.DRAFT_KEEP)
    if phase != L.DRAFTING and data[AT.step] != draft.hand * (phase == L.DRAFT_KEEP):
        yield f"step {data[AT.step]} of no draft"
    if (
        running != (current > 0)
        or current not in (0, data[AT.drafts_done] + 1)
        or data[AT.drafts_done] > 2
    ):
        yield f"draft {current} in phase {phase} after {data[AT.drafts_done]} drafts"
        return
    sizes = set(data[AT.offer_size : AT.offer_size + seats])
    if phase == L.DRAFTING and sizes != {draft.hand - data[AT.step]}:
        yield f"hands of {sizes} tickets in step {data[AT.step]}"
    if phase == L.DRAFTING and data[AT.step] > draft.hand - 2:
        yield "a draft continues without any choice left"
    for which in (1, 2):
        done = data[AT.drafts_done] >= which
        steps = data[AT.step] if current == which else draft.hand * done
        found = [ticket for p in range(seats) for ticket in picks(data, which, p)[:steps]]
        if len(set(found)) < len(found):
            yield f"a ticket was picked twice in draft {which}"
        for player in range(L.PLAYERS):
            mine = picks(data, which, player)
            if any(mine[steps if player < seats else 0 :]):
                yield f"player {player} has picked too often"
            kept = tickets_in(data, AT.tickets, player)
            if done and player < seats and sum(kept >> t & 1 for t in mine[:steps]) < draft.keep:
                yield f"player {player} has kept too few of draft {which}"
            if (
                phase == L.DRAFT_KEEP
                and current == which
                and offer(data, player) != mine[: data[AT.offer_size + player]]
            ):
                yield f"player {player} is not offered their picks"

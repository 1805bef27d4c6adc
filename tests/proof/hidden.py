"""States that differ only in what a player may not know (C12).

Each function turns a state into another, just as legal and indistinguishable to the viewer. What
the viewer remembers of drafts is worked out independently of the engine.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import pairwise

from whistlestop.engine import layout as L

from .dice import Dice
from .offsets import AT
from .sheet import Sheet, tickets_in

Change = Callable[[Sheet, bytearray, int, Dice], bool]
"""Changes a state in place; False if there is nothing to change. Viewer -1 is a spectator."""


def others(data: bytearray, viewer: int) -> list[int]:
    """All players but the viewer."""
    return [p for p in range(data[AT.players]) if p != viewer]


# --- chance and cards ------------------------------------------------------------------


def chance(sheet: Sheet, data: bytearray, viewer: int, dice: Dice) -> bool:
    """Change the key of the random generator and its position."""
    for i in range(40):
        data[AT.key * 8 + i] = dice.below(256)
    return True


def deck_order(sheet: Sheet, data: bytearray, viewer: int, dice: Dice) -> bool:
    """Change the order of the decks, leaving the draft card where it is."""
    for deck in range(len(sheet.of_deck)):
        start = AT.deck + deck * L.DECK_PLACES
        places = [
            i for i in range(start, start + data[AT.deck_sizes + deck]) if data[i] != L.DRAFT_CARD
        ]
        cards = [data[i] for i in places]
        for i in places:
            data[i] = cards.pop(dice.below(len(cards)))
    return True


def hand_and_deck(sheet: Sheet, data: bytearray, viewer: int, dice: Dice) -> bool:
    """Swap a card that nobody saw go into a hand with one from the deck."""
    for player in others(data, viewer):
        for deck, types in enumerate(sheet.of_deck):
            start = AT.deck + deck * L.DECK_PLACES
            places = [
                i for i in range(start, start + data[AT.deck_sizes + deck]) if data[i] in types
            ]
            unseen = _unseen(data, player, types)
            if places and unseen:
                place, card = dice.choose(places), dice.choose(unseen)
                data[AT.hand + player * L.TYPES + card] -= 1
                data[AT.hand + player * L.TYPES + data[place]] += 1
                data[place] = card
                return True
    return False


def two_hands(sheet: Sheet, data: bytearray, viewer: int, dice: Dice) -> bool:
    """Swap unseen cards between two other players."""
    players = others(data, viewer)
    for a, b in pairwise(players):
        for types in sheet.of_deck:
            of_a, of_b = _unseen(data, a, types), _unseen(data, b, types)
            if of_a and of_b:
                x, y = dice.choose(of_a), dice.choose(of_b)
                data[AT.hand + a * L.TYPES + x] -= 1
                data[AT.hand + b * L.TYPES + y] -= 1
                data[AT.hand + a * L.TYPES + y] += 1
                data[AT.hand + b * L.TYPES + x] += 1
                return True
    return False


def _unseen(data: bytearray, player: int, types: list[int]) -> list[int]:
    """Card types of which a player holds more than is publicly known."""
    if L.PAY <= data[AT.phase] <= L.SURCHARGE and player == data[AT.turn]:
        return []  # the cards for a payment in progress must stay
    at = player * L.TYPES
    return [card for card in types if data[AT.hand + at + card] > data[AT.known + at + card]]


# --- choices and tickets ---------------------------------------------------------------


def choice(sheet: Sheet, data: bytearray, viewer: int, dice: Dice) -> bool:
    """Change another player's choice while the game waits for more choices (C17)."""
    if data[AT.phase] not in (L.OPENING, L.PIECES, L.DRAFTING, L.DRAFT_KEEP):
        return False
    chosen = [p for p in others(data, viewer) if not data[AT.waiting] >> p & 1]
    if not chosen:
        return False
    player = dice.choose(chosen)
    data[AT.choice + player] = dice.choose(_choices(sheet, data, player))
    return True


def _choices(sheet: Sheet, data: bytearray, player: int) -> list[int]:
    rules, size = sheet.rules, data[AT.offer_size + player]
    if data[AT.phase] == L.DRAFTING:
        return list(range(size))
    if data[AT.phase] == L.PIECES:
        return list(range(rules.choose_pieces - rules.ships, rules.trains + 1))
    if data[AT.phase] == L.OPENING:
        return [m for m in range(1 << size) if m.bit_count() >= rules.opening_keep]
    assert rules.draft
    return [m for m in range(1 << size) if m.bit_count() == rules.draft.keep]


def unseen_tickets(sheet: Sheet, data: bytearray, viewer: int, dice: Dice) -> bool:
    """Swap two tickets the viewer knows nothing about, wherever they are."""
    known = _known_places(data, viewer) | {
        t for group in pick_groups(sheet, data, viewer) for t in group
    }
    for stack in (sheet.all_tickets & ~sheet.other_tickets, sheet.other_tickets):
        unknown = [t for t in range(L.TICKET_WORDS * 64) if stack >> t & 1 and t not in known]
        if len(unknown) > 1 and (stack != sheet.other_tickets or not dice.one_in(2)):
            _rename(sheet, data, dice.choose(unknown), dice.choose(unknown))
            return True
    return False


def who_picked(sheet: Sheet, data: bytearray, viewer: int, dice: Dice) -> bool:
    """Swap who picked two tickets that left a hand between the viewer's two looks at it."""
    groups = pick_groups(sheet, data, viewer)
    for group in groups:
        elsewhere = _known_places(data, viewer).union(*(g for g in groups if g is not group))
        free = [t for t in group if t not in elsewhere]
        if len(free) > 1 and viewer not in group.players:
            _rename(sheet, data, free[0], dice.choose(free[1:]))
            return True
    return False


class Group(list[int]):
    """Tickets that the viewer knows to be in some set of places, but not which is where."""

    def __init__(self, tickets: list[int], players: set[int]) -> None:
        super().__init__(tickets)
        self.players = players


def pick_groups(sheet: Sheet, data: bytearray, viewer: int) -> list[Group]:
    """What the viewer remembers of the drafts: tickets seen, and who may have picked them."""
    draft = sheet.rules.draft
    found: list[Group] = []
    if draft is None or viewer < 0:
        return found
    seats = data[AT.players]
    for which, direction in ((1, draft.first_pass), (2, draft.second_pass)):
        running = data[AT.draft] == which and data[AT.phase] == L.DRAFTING
        steps = (
            data[AT.step]
            if data[AT.draft] == which
            else draft.hand * (data[AT.drafts_done] >= which)
        )
        for hand in range(seats):
            group = Group([], set())
            seen = False
            for step in range(steps):
                player = (hand + direction * step) % seats
                at = AT.picks + ((which - 1) * L.PLAYERS + player) * L.OFFERED + step
                if player == viewer:
                    found += [group, Group([data[at]], {viewer})]
                    group, seen = Group([], set()), True
                elif seen:
                    group.append(data[at])
                    group.players.add(player)
            player = (hand + direction * steps) % seats
            if running and (seen or player == viewer):
                at = AT.offer + player * L.OFFERED
                inside = list(data[at : at + data[AT.offer_size + player]])
                if player == viewer:
                    found.append(Group(inside, {viewer}))
                else:
                    group += inside
                    group.players.add(player)
            found.append(group)
    return found


def _known_places(data: bytearray, viewer: int) -> set[int]:
    """Tickets the viewer holds, is offered, has refused for good or has put under the deck."""
    if viewer < 0:
        return set()
    whole = bytes(data)
    mine = tickets_in(whole, AT.tickets, viewer) | tickets_in(whole, AT.boxed, viewer)
    known = {t for t in range(mine.bit_length()) if mine >> t & 1}
    if data[AT.phase] != L.DRAFTING:
        at = AT.offer + viewer * L.OFFERED
        known |= set(data[at : at + data[AT.offer_size + viewer]])
    for i in range(data[AT.ticket_deck_size]):
        if data[AT.ticket_seen + i] >> viewer & 1:
            known.add(data[AT.ticket_deck + i])
    return known


def _rename(sheet: Sheet, data: bytearray, a: int, b: int) -> None:
    """Swap two tickets everywhere."""
    for start, size in _ticket_places(sheet, data):
        for i in range(start, start + size):
            data[i] = {a: b, b: a}.get(data[i], data[i])
    for start in range(AT.tickets * 8, AT.points * 2, L.TICKET_WORDS * 8):
        mask = int.from_bytes(data[start : start + L.TICKET_WORDS * 8], "little")
        if mask >> a & 1 != mask >> b & 1:
            mask ^= 1 << a | 1 << b
        data[start : start + L.TICKET_WORDS * 8] = mask.to_bytes(L.TICKET_WORDS * 8, "little")


def _ticket_places(sheet: Sheet, data: bytearray) -> Iterator[tuple[int, int]]:
    """Where tickets are stored as bytes: starts and sizes."""
    yield AT.ticket_deck, data[AT.ticket_deck_size]
    draft = sheet.rules.draft
    for player in range(data[AT.players]):
        yield AT.offer + player * L.OFFERED, data[AT.offer_size + player]
        for which in (1, 2):
            if draft:
                steps = (
                    data[AT.step]
                    if data[AT.draft] == which
                    else draft.hand * (data[AT.drafts_done] >= which)
                )
                yield AT.picks + ((which - 1) * L.PLAYERS + player) * L.OFFERED, steps


CHANGES: tuple[Change, ...] = (
    chance,
    deck_order,
    hand_and_deck,
    two_hands,
    choice,
    unseen_tickets,
    who_picked,
)

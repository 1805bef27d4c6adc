"""Where the fields of a state lie, by name: for code that asks which bytes of a state changed."""

from __future__ import annotations

from dataclasses import dataclass

from whistlestop.engine import layout as L


@dataclass(frozen=True, slots=True)
class Field:
    """Where a field lies: `count` numbers of `width` bytes, for the table or for each player."""

    start: int
    count: int = 1
    width: int = 1

    def span(self, player: int = 0) -> slice:
        """The bytes of the field, or of a player's part of it."""
        size = self.count * self.width
        start = self.start * self.width + player * size
        return slice(start, start + size)


FIELDS = {
    "key": Field(L.KEY, 4, 8),
    "counter": Field(L.COUNTER, 1, 8),
    "owned": Field(L.OWNED, L.ROUTE_WORDS, 8),
    "barred": Field(L.BARRED, L.ROUTE_WORDS, 8),
    "stations": Field(L.STATIONS, L.CITY_WORDS, 8),
    "harbours": Field(L.HARBOURS, L.CITY_WORDS, 8),
    "tickets": Field(L.TICKETS, L.TICKET_WORDS, 8),
    "boxed": Field(L.BOXED, L.TICKET_WORDS, 8),
    "undealt": Field(L.UNDEALT, L.TICKET_WORDS, 8),
    "points": Field(L.POINTS, 1, 2),
    "exchanged": Field(L.EXCHANGED, 1, 2),
    "turns": Field(L.TURNS, 1, 2),
    "phase": Field(L.PHASE),
    "players": Field(L.SEATS),
    "first": Field(L.FIRST),
    "turn": Field(L.TURN),
    "waiting": Field(L.WAITING),
    "passes": Field(L.PASSES),
    "idle": Field(L.IDLE),
    "ending": Field(L.ENDING),
    "turns_left": Field(L.LAST),
    "drawn": Field(L.DRAWN),
    "gap": Field(L.PLACE),
    "purpose": Field(L.PURPOSE),
    "route": Field(L.ROUTE),
    "city": Field(L.CITY),
    "colour": Field(L.COLOUR),
    "wilds": Field(L.WILDS),
    "units": Field(L.UNITS),
    "to_give": Field(L.GIVE),
    "given": Field(L.GIVEN),
    "cost": Field(L.COST),
    "draft": Field(L.DRAFT),
    "step": Field(L.STEP),
    "drafts_done": Field(L.DRAFTS),
    "draft_due": Field(L.DRAFT_DUE),
    "draft_in": Field(L.DRAFT_IN),
    "draft_low": Field(L.DRAFT_LOW),
    "draft_high": Field(L.DRAFT_HIGH),
    "specials": Field(L.SPECIALS),
    "deck_sizes": Field(L.DECK_SIZE, 2),
    "discarded": Field(L.DISCARDED, 2),
    "ticket_deck_size": Field(L.TICKET_DECK_SIZE),
    "row": Field(L.ROW, L.ROW_PLACES),
    "revealed": Field(L.REVEALED, L.ROW_PLACES),
    "trains": Field(L.TRAINS),
    "ships": Field(L.SHIPS),
    "box_trains": Field(L.BOX_TRAINS),
    "box_ships": Field(L.BOX_SHIPS),
    "stations_left": Field(L.STATIONS_LEFT),
    "harbours_left": Field(L.HARBOURS_LEFT),
    "hand_sizes": Field(L.HAND_SIZE, 2),
    "ticket_count": Field(L.TICKET_COUNT),
    "boxed_count": Field(L.BOXED_COUNT),
    "offer_size": Field(L.OFFER_SIZE),
    "choice": Field(L.CHOICE),
    "discard": Field(L.DISCARD, L.TYPES),
    "laid": Field(L.LAID, L.TYPES),
    "hand": Field(L.HAND, L.TYPES),
    "known": Field(L.KNOWN, L.TYPES),
    "deck": Field(L.DECK, L.DECK2),
    "second_deck": Field(L.DECK + L.DECK2, L.OFFER - L.DECK - L.DECK2),
    "offer": Field(L.OFFER, L.OFFERED),
    "picks": Field(L.PICKS, L.OFFERED),  # of the first draft, then of the second
    "ticket_deck": Field(L.TICKET_DECK, L.TICKET_SEEN - L.TICKET_DECK),
    "ticket_seen": Field(L.TICKET_SEEN, L.FESTIVAL - L.TICKET_SEEN),
    "festivals": Field(L.FESTIVAL, L.SETS),
    "taken": Field(L.TAKEN, L.SETS),
}
"""Every field by its name. Fields of players begin with the first player's part."""

DECKS = ("deck", "second_deck")


PAYMENT = slice(L.PURPOSE, L.COST + 1)
"""The bytes of the payment that is being made."""


def span(name: str, player: int = 0) -> slice:
    """The bytes of a field, or of a player's part of it."""
    return FIELDS[name].span(player)

"""Reading a state: its fields as plain Python values with the board's ids."""

from __future__ import annotations

from whistlestop.boards.model import Board
from whistlestop.engine import layout as L

PHASES = {
    L.OVER: "over",
    L.OPENING: "opening",
    L.PIECES: "pieces",
    L.DRAFTING: "draft",
    L.DRAFT_KEEP: "draft-keep",
    L.MAIN: "main",
    L.SECOND: "second-card",
    L.REFILL: "refill",
    L.PAY: "pay",
    L.SUBSTITUTE: "substitute",
    L.VARIANT: "variant",
    L.GIVING: "give",
    L.SURCHARGE: "surcharge",
    L.KEEP: "keep",
    L.FESTIVAL_CHOICE: "festival",
}


def bits(mask: int) -> list[int]:
    """The places of the bits that are set."""
    return [i for i in range(mask.bit_length()) if mask >> i & 1]


class Look:
    """A state seen through its board's names. It changes nothing."""

    __slots__ = ("board", "data")

    def __init__(self, board: Board, data: bytes | bytearray) -> None:
        self.board = board
        self.data = data

    def word_bits(self, start: int, words: int) -> list[int]:
        """The bits of some 64-bit words, as indices."""
        return bits(int.from_bytes(self.data[start * 8 : (start + words) * 8], "little"))

    def short(self, index: int) -> int:
        """A 16-bit integer."""
        return int.from_bytes(self.data[index * 2 : index * 2 + 2], "little", signed=True)

    def counts(self, start: int) -> dict[str, int]:
        """Numbers by card type, without the zeros."""
        return {
            card.id: self.data[start + i]
            for i, card in enumerate(self.board.cards)
            if self.data[start + i]
        }

    @property
    def players(self) -> int:
        return self.data[L.SEATS]

    @property
    def phase(self) -> str:
        return PHASES[self.data[L.PHASE]]

    @property
    def turn(self) -> int:
        return self.data[L.TURN]

    @property
    def to_act(self) -> list[int]:
        return bits(self.data[L.WAITING])

    @property
    def row(self) -> list[str | None]:
        """The face-up cards; None for a gap."""
        return self._cards(L.ROW, sum(self.board.rules.row))

    @property
    def revealed(self) -> list[str]:
        """The cards turned up for a tunnel."""
        return [card for card in self._cards(L.REVEALED, L.ROW_PLACES) if card]

    def _cards(self, start: int, n: int) -> list[str | None]:
        codes = self.data[start : start + n]
        return [None if code == L.NONE else self.board.cards[code].id for code in codes]

    @property
    def deck_sizes(self) -> list[int]:
        return [self.data[L.DECK_SIZE + d] for d in range(len(self.board.decks))]

    @property
    def discard(self) -> dict[str, int]:
        return self.counts(L.DISCARD)

    @property
    def laid(self) -> dict[str, int]:
        """Cards laid down for a payment that is not yet complete."""
        return self.counts(L.LAID)

    @property
    def festivals(self) -> dict[str, int]:
        """Festival cards that lie open, by set."""
        return {
            f.id: self.data[L.FESTIVAL + i]
            for i, f in enumerate(self.board.festivals)
            if self.data[L.FESTIVAL + i]
        }

    def hand(self, player: int) -> dict[str, int]:
        return self.counts(L.HAND + player * L.TYPES)

    def known(self, player: int) -> dict[str, int]:
        """Cards that everybody saw go into a player's hand and not come out again."""
        return self.counts(L.KNOWN + player * L.TYPES)

    def hand_size(self, player: int) -> int:
        return self.data[L.HAND_SIZE + player * 2] + self.data[L.HAND_SIZE + player * 2 + 1]

    def tickets(self, player: int) -> list[str]:
        held = self.word_bits(L.TICKETS + player * L.TICKET_WORDS, L.TICKET_WORDS)
        return [self.board.tickets[i].id for i in held]

    def offer(self, player: int) -> list[str | None]:
        """Tickets on offer to a player; None for one that is hidden."""
        start = L.OFFER + player * L.OFFERED
        places = self.data[start : start + self.data[L.OFFER_SIZE + player]]
        return [None if i == L.HIDDEN else self.board.tickets[i].id for i in places]

    def routes(self, player: int) -> list[str]:
        owned = self.word_bits(L.OWNED + player * L.ROUTE_WORDS, L.ROUTE_WORDS)
        return [self.board.routes[i].id for i in owned]

    def stations(self, player: int) -> list[str]:
        return self._cities(L.STATIONS, player)

    def harbours(self, player: int) -> list[str]:
        return self._cities(L.HARBOURS, player)

    def _cities(self, field: int, player: int) -> list[str]:
        built = self.word_bits(field + player * L.CITY_WORDS, L.CITY_WORDS)
        return [self.board.cities[i].id for i in built]

    def taken(self, player: int) -> dict[str, int]:
        """Festival cards that a player has taken, by set."""
        start = L.TAKEN + player * L.SETS
        return {
            f.id: self.data[start + i]
            for i, f in enumerate(self.board.festivals)
            if self.data[start + i]
        }

    def claimed(self) -> dict[str, int]:
        """The owner of every claimed route."""
        return {route: p for p in range(self.players) for route in self.routes(p)}

"""A board prepared for the engine: numbers in flat arrays, and precomputed answers.

The engine never asks which board it is playing. Every rule is one of the numbers here.
"""

from __future__ import annotations

from array import array
from collections.abc import Iterable

import cython

from whistlestop.boards.model import GREY, WILD, Board, Returned, Route, RouteKind, Rules, TieBreak
from whistlestop.engine import layout as L

KINDS = (RouteKind.TRACK, RouteKind.TUNNEL, RouteKind.FERRY, RouteKind.SEA)
REFUSED = (Returned.BOX, Returned.BOTTOM, Returned.SHUFFLE)
TIES = (
    TieBreak.TICKETS_DONE,
    TieBreak.FEWEST_STATIONS,
    TieBreak.LONGEST_PATH_BONUS,
    TieBreak.LONGEST_PATH,
)


def small(numbers: Iterable[int]) -> memoryview:
    return memoryview(bytearray(numbers))


def shorts(numbers: Iterable[int]) -> memoryview:
    return memoryview(array("h", numbers))


def words(masks: Iterable[int], width: int) -> memoryview:
    """Bit masks as 64-bit words, `width` words per mask."""
    full = (1 << 64) - 1
    return memoryview(
        array("Q", [(mask >> (64 * i)) & full for mask in masks for i in range(width)])
    )


@cython.final
@cython.cclass
class Tables:
    """What the rules need to know about a board. Immutable, so threads may share it."""

    def __init__(self, board: Board) -> None:
        self.board = board
        self._numbers(board, board.rules)
        self._cities(board)
        self._cards(board)
        self._routes(board)
        self._tickets(board)
        self._payments(board)

    def _numbers(self, board: Board, rules: Rules) -> None:
        self.players_min = rules.players_min
        self.players_max = rules.players_max
        self.decks = len(board.decks)
        self.row_first = rules.row[0]
        self.row_size = sum(rules.row)
        self.wild_limit = rules.wild_limit
        self.flush_at = rules.flush_at
        self.hand_first = rules.opening_hand[0]
        self.hand_second = rules.opening_hand[1] if self.decks == 2 else 0
        self.trains = rules.trains
        self.ships = rules.ships
        self.choose = rules.choose_pieces
        self.exchange_cost = rules.exchange_cost
        self.end_at = rules.end_at
        self.last_turns = rules.last_turns
        self.opening_keep = rules.opening_keep
        self.opening_refused = REFUSED.index(rules.opening_refused)
        self.ticket_draw = rules.ticket_draw
        self.ticket_keep = rules.ticket_keep
        self.ticket_refused = REFUSED.index(rules.ticket_refused)
        draft = rules.draft
        self.draft_hand = draft.hand if draft else 0
        self.draft_keep = draft.keep if draft else 0
        self.draft_first = draft.first_pass if draft else 0
        self.draft_second = draft.second_pass if draft else 0
        self.double_closed_up_to = rules.double_closed_up_to
        self.tunnel_cards = rules.tunnel_cards
        self.stations = rules.stations
        self.station_cost = small(rules.station_costs or (0,))
        self.station_points = rules.station_points
        self.harbours = rules.harbours
        self.harbour_trains = rules.harbour_train_cards
        self.harbour_ships = rules.harbour_ship_cards
        self.harbour_points = shorts(rules.harbour_points or (0,))
        self.harbour_unbuilt = rules.harbour_unbuilt_points
        self.longest_points = rules.longest_path_points
        self.most_points = rules.most_tickets_points
        self.ties = shorts([TIES.index(tie) for tie in rules.ties])

    def _cities(self, board: Board) -> None:
        cities = board.cities
        self.cities = len(cities)
        real = sum(1 << i for i, c in enumerate(cities) if not c.junction)
        self.city_mask = words([real], L.CITY_WORDS)
        self.harbour_mask = words(
            [sum(1 << i for i, c in enumerate(cities) if c.harbour)], L.CITY_WORDS
        )
        self.city_points = shorts(c.points for c in cities)
        self.city_scoring = any(c.points for c in cities)
        set_of = {city: i for i, f in enumerate(board.festivals) for city in f.cities}
        self.city_set = small(set_of.get(i, L.NONE) for i in range(len(cities)))
        self.sets = len(board.festivals)
        self.set_count = small(f.cards for f in board.festivals)
        # Points for 0, 1, ... cards of each set; any more score the last printed value.
        most = max((f.cards for f in board.festivals), default=0)
        self.set_width = most + 1
        self.set_value = shorts(
            0 if n == 0 else f.values[min(n, len(f.values)) - 1]
            for f in board.festivals
            for n in range(most + 1)
        )

    def _cards(self, board: Board) -> None:
        cards = board.cards
        self.types = len(cards)
        self.colours = len(board.colours)
        self.wild = next((i for i, c in enumerate(cards) if c.colour == WILD), L.NO_TYPE)
        self.type_deck = small(c.deck for c in cards)
        self.type_colour = small(L.NO_COLOUR if c.colour == WILD else c.colour for c in cards)
        self.type_count = small(c.count for c in cards)
        plain = [L.NO_TYPE] * 16
        other = [L.NO_TYPE] * 16
        train = [L.NO_TYPE] * 8
        ship = [L.NO_TYPE] * 8
        for i, card in enumerate(cards):
            if card.colour == WILD:
                continue
            purse = 8 * card.deck + card.colour
            second = card.pieces == 2 if card.deck else card.harbour_sign
            (other if second else plain)[purse] = i
            if card.harbour_sign:
                (ship if card.deck else train)[card.colour] = i
        self.a_type = small(plain)
        self.b_type = small(other)
        self.sign_train = small(train)
        self.sign_ship = small(ship)

    def _routes(self, board: Board) -> None:
        rules, routes = board.rules, board.routes
        self.routes = len(routes)
        self.route_words = (len(routes) + 63) // 64
        self.longest = max(r.length for r in routes)
        self.route_a = small(r.a for r in routes)
        self.route_b = small(r.b for r in routes)
        self.route_length = small(r.length for r in routes)
        self.route_colour = small(L.NO_COLOUR if r.colour == GREY else r.colour for r in routes)
        self.route_kind = small(KINDS.index(r.kind) for r in routes)
        self.route_symbols = small(r.wild_symbols for r in routes)
        self.route_twin = small(L.NONE if r.twin is None else r.twin for r in routes)
        self.route_wilds = small(takes_wilds(r, rules) for r in routes)
        self.route_sea = small(r.kind == RouteKind.SEA for r in routes)
        units = [cards_for_one_space(r, rules) for r in routes]
        self.route_units = small(units)
        # On a ferry, substitute cards stand for a wild; elsewhere, for a card of the set.
        self.route_unit_wild = small(not r.cards_for_one for r in routes)
        self.special = words([sum(1 << i for i, n in enumerate(units) if n)], L.ROUTE_WORDS)
        self.route_points = shorts((0, *rules.route_points))
        self.routes_at = words(
            [
                sum(1 << i for i, r in enumerate(routes) if city in (r.a, r.b))
                for city in range(len(board.cities))
            ],
            L.ROUTE_WORDS,
        )

    def _tickets(self, board: Board) -> None:
        tickets = board.tickets
        self.tickets = len(tickets)
        self.ticket_a = small(t.a for t in tickets)
        self.ticket_b = small(t.b for t in tickets)
        self.ticket_points = shorts(t.points for t in tickets)
        # The main deck comes first; the others are used for the opening offers only.
        names = [board.rules.ticket_deck]
        names += sorted({t.deck for t in tickets} - set(names))
        dealt = dict(board.rules.opening_tickets)
        self.ticket_stack = small(names.index(t.deck) for t in tickets)
        self.opening_counts = shorts(dealt.get(name, 0) for name in names)
        subsets = range(1 << L.OFFERED)
        sizes = [(n, k) for n in range(L.OFFERED + 1) for k in range(L.OFFERED + 1)]
        self.at_least = words(
            [sum(1 << m for m in subsets if m < 1 << n and m.bit_count() >= k) for n, k in sizes],
            4,
        )
        self.exactly = words(
            [sum(1 << m for m in subsets if m < 1 << n and m.bit_count() == k) for n, k in sizes],
            4,
        )

    def _payments(self, board: Board) -> None:
        """Tabulate which routes n spaces' worth of one colour and w wilds can pay for."""
        top = self.longest + 1
        masks = []
        self.purses = 8 * self.decks
        for purse in range(self.purses):
            sea, colour = divmod(purse, 8)
            routes = [
                (i, r, self.route_wilds[i])
                for i, r in enumerate(board.routes)
                if (r.kind == RouteKind.SEA) == sea and r.colour in (GREY, colour)
            ]
            for n in range(top):
                for w in range(top):
                    masks.append(
                        sum(
                            1 << i
                            for i, r, wilds in routes
                            if r.wild_symbols <= w * wilds and n + w * wilds >= r.length
                        )
                    )
        self.payable = words(masks, L.ROUTE_WORDS)
        self.fits = words(
            [
                sum(
                    1 << i
                    for i, r in enumerate(board.routes)
                    if (r.kind == RouteKind.SEA) == sea and r.length <= pieces
                )
                for sea in (False, True)
                for pieces in range(top)
            ],
            L.ROUTE_WORDS,
        )


def cards_for_one_space(route: Route, rules: Rules) -> int:
    """The number of substitute cards that pay for one space; 0 if none can."""
    if route.cards_for_one:
        return route.cards_for_one
    return rules.ferry_cards_for_wild if route.kind == RouteKind.FERRY else 0


def takes_wilds(route: Route, rules: Rules) -> bool:
    """Whether wilds may be played on a route (NO-4)."""
    return route.kind in rules.wilds_on

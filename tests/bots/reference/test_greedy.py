"""What the greedy bot does in positions with a clear answer."""

from __future__ import annotations

from random import Random

from whistlestop.bots import OWN_BUDGET, make
from whistlestop.bots.reference.ways import Ways
from whistlestop.game import Game, Move
from whistlestop.game.position import read_position


def decides(game: Game) -> str:
    player = min(game.to_act)
    action = int(make("greedy").decide(game.view(player), Random(0), OWN_BUDGET))
    return next(move.text for move in game.legal_moves(player) if move.action == action)


def position(text: str) -> Game:
    return read_position(f"whistlestop position 1\n{text}\n", seed=1)


def play(game: Game, text: str) -> Move:
    return game.play(text, min(game.to_act))


def test_claims_the_route_that_completes_a_ticket() -> None:
    """A completed ticket is worth more than a longer route elsewhere (C15)."""
    game = position(
        "board europe\nturn 0\nplayer 0\nroutes brest-paris paris-zurich\ntickets brest-venezia\n"
        "hand 4 red 2 green\nplayer 1"
    )
    assert decides(game) == "claim venezia-zurich"


def test_pays_with_colour_cards_before_wilds() -> None:
    """Wilds stand for any card, so they are saved (C9)."""
    game = position(
        "board europe\nturn 0\nplayer 0\ntickets essen-kyiv\nhand 2 green 2 wild 4 red\nplayer 1"
    )
    play(game, "claim venezia-zurich")
    assert decides(game) == "pay 2 green"


def test_takes_the_card_that_the_plan_needs() -> None:
    game = position(
        "board europe\nturn 0\nrow red red white green blue\nplayer 0\n"
        "routes brest-paris paris-zurich\ntickets brest-venezia\nhand 1 green\nplayer 1"
    )
    assert decides(game) == "take green"


def test_pays_a_surcharge_that_it_can_pay() -> None:
    """Refusing would lose the turn (EU-8)."""
    bot = make("greedy")
    seen = 0
    for seed in range(40):
        game = Game.new("europe", 2, seed)
        while not game.over:
            player = min(game.to_act)
            view = game.view(player)
            move = game.play(bot.decide(view, Random(0), OWN_BUDGET), player)
            if view.phase == "surcharge":
                seen += 1
                assert (move.text == "refuse") == (len(view.legal_moves()) == 1)
        if seen > 3:
            break
    assert seen > 3


def test_builds_a_station_only_as_a_last_resort() -> None:
    """A station that immediately completes a ticket (EU-11), where no other way is open."""
    mine = (
        "board europe\nturn 0\nplayer 0\nroutes brest-paris paris-zurich\n"
        "tickets brest-venezia\nhand 1 red\nplayer 1\nroutes venezia-zurich"
    )
    assert not decides(position(mine)).startswith("station")
    closed = f"{mine} munchen-venezia roma-venezia venezia-zagrab"
    assert decides(position(closed)) in ("station venezia", "station zurich")


def test_a_path_counts_only_what_is_missing() -> None:
    game = position("board europe\nturn 0\nplayer 0\nroutes paris-zurich\nplayer 1")
    board = game.board
    cities = {city.id: i for i, city in enumerate(board.cities)}
    way = Ways(game.view(0), 0).find(cities["paris"], cities["venezia"])
    assert way is not None
    assert [board.routes[i].id for i in way.routes] == ["venezia-zurich"]
    assert way.spaces == 2

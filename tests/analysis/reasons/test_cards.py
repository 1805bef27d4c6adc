"""Reasons for cards. Where the quantity changes, the reason goes."""

from __future__ import annotations

from random import Random

from analysis.reasons.giving import given, position
from whistlestop.analysis.reasons.knowledge import Knowledge
from whistlestop.boards.model import RouteKind
from whistlestop.bots import OWN_BUDGET
from whistlestop.bots.planner.bot import PlannerBot
from whistlestop.engine.actions import DRAW
from whistlestop.game import Game


def lacking(
    hand: str = "1 black",
    row: str = "green green red black orange",
    ticket: str = "chelsea-wall-street",
) -> Game:
    """The first player needs cards for Soho–Wall Street, which is grey."""
    return position(
        *("new-york", f"row {row}", "player 0", "routes chelsea-soho", f"tickets {ticket}"),
        *(f"hand {hand}", "player 1", "hand 1 green"),
    )


def test_the_card_was_face_up_and_the_plan_lacks_it() -> None:
    found = given(lacking(), "take black", "take red")["card"]
    assert (found["route"], found["colour"]) == ("soho-wall-street", "black")
    assert (found["missing"], found["shown"], found["instead"]) == (1, 1, 0)
    assert found["ticket"] == "chelsea-wall-street"
    assert found["grey"] is True
    against_deck = given(lacking(), "take black", "draw")["card"]
    assert "instead" not in against_deck


def test_a_route_with_a_colour_is_not_grey() -> None:
    game = lacking("1 red 1 black", "pink pink red black blue", "united-nations-wall-street")
    found = given(game, "take black")["card"]
    assert (found["route"], found["colour"]) == ("empire-state-building-united-nations", "black")
    assert "grey" not in found


def test_the_plan_lacks_nothing() -> None:
    assert "card" not in given(lacking("2 black"), "take black", "take red")


def test_the_other_card_was_lacking_too() -> None:
    """Then the plan is no reason to prefer one of them, unless one is the last that is missing."""
    row = "pink pink red black orange"
    game = lacking("1 red 1 black", row, "united-nations-wall-street")
    assert "card" not in given(game, "take black", "take red")
    assert "card" not in given(game, "take pink", "take red")
    found = given(game, "take black", "take pink")["card"]
    assert (found["missing"], found["instead"]) == (1, 2)


def test_a_wild_takes_the_whole_turn() -> None:
    row = "green wild red orange orange"
    much = lacking("1 black 1 pink", row, "central-park-chinatown")
    assert given(much, "draw", "take wild")["two-cards"]["missing"] > 1
    little = lacking("1 black", "green wild red black orange")
    assert "two-cards" not in given(little, "take black", "take wild")


def test_a_wild_stands_in() -> None:
    much = lacking("1 black 1 pink", "green wild red orange orange", "central-park-chinatown")
    assert given(much, "take wild", "draw")["wild"]["missing"] > 0
    nothing = lacking("2 black", "green wild red orange orange")
    assert "ticket" not in given(nothing, "take wild", "draw")["wild"]


def test_a_wild_stands_in_only_where_it_may_be_played() -> None:
    """NO-4: on Nordic, wilds are for tunnels and ferries."""
    game = position(
        *("nordic", "turn 0", "row wild red black orange blue"),
        *("player 0", "hand 1 green", "tickets helsinki-kirkenes", "player 1", "hand 1 green"),
    )
    know = Knowledge(game.view(0))
    wild = next(m for m in game.legal_moves(0) if m.text == "take wild").action
    kinds = {game.board.routes[goal.route].kind for goal in know.account.goals if goal.missing}
    assert RouteKind.TRACK in kinds
    goal = know.goal_for(wild)
    assert goal is None or game.board.routes[goal.route].kind in game.board.rules.wilds_on


def test_a_deck_has_the_cards_for_its_routes_only() -> None:
    """On Great Lakes, ship cards are for ferries and train cards for tracks."""
    game = Game.new("great-lakes", 2, 3)
    bots = [PlannerBot() for _ in range(2)]
    checked = 0
    for _ in range(120):
        player = min(game.to_act)
        view = game.view(player)
        if view.phase == "main":
            know = Knowledge(view)
            for deck, name in enumerate(game.board.decks):
                goal = know.goal_for(DRAW(deck))
                checked += goal is not None
                assert goal is None or goal.deck == deck, name
        game.play(bots[player].decide(view, Random(0), OWN_BUDGET), player)
    assert checked > 20


def test_an_unseen_card_if_none_is_face_up() -> None:
    row = "green pink red blue orange"
    hidden = lacking("1 black", row)
    found = given(hidden, "draw", "take red")["deck"]
    assert (found["colour"], found["missing"], found["shown"]) == ("black", 1, 0)
    assert "deck" not in given(lacking(), "draw", "take red")
    assert given(lacking("2 black", row), "draw", "take red").get("deck", {}).get("ticket") is None


def test_fewer_of_one_colour_can_still_come() -> None:
    """Both are missing; of the one, all but a few are discarded."""

    def game(discard: str) -> Game:
        return position(
            *("new-york", "row pink pink red black orange", f"discard {discard}", "player 0"),
            *("tickets united-nations-wall-street", "hand 1 red 1 black", "player 1"),
            "hand 1 green",
        )

    found = given(game("4 black"), "take black", "take red")["scarce"]
    assert (found["colour"], found["other"]) == ("black", "red")
    assert found["left"] + 4 == found["other_left"]
    assert "scarce" not in given(game("4 red"), "take black", "take red")

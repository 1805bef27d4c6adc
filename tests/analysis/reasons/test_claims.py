"""Reasons for and against claims. Where the quantity changes, the reason goes."""

from __future__ import annotations

from analysis.reasons.giving import NAMES, given, position
from whistlestop.analysis import sentence
from whistlestop.boards import load
from whistlestop.game import Game

WALL_STREET = "claim soho-wall-street"


def to_wall_street(
    ticket: str = "chelsea-wall-street",
    opponent: str = "routes brooklyn-wall-street-blue greenwich-village-soho",
    table: str = "turn 0",
    hand: str = "2 red",
) -> Game:
    """The first player may claim Soho–Wall Street."""
    return position(
        *("new-york", table, "row green green red black orange"),
        *("player 0", "routes chelsea-soho", f"tickets {ticket}", f"hand {hand}"),
        *("player 1", opponent, "hand 4 green", "tickets ? ?"),
    )


def test_it_completes_a_ticket() -> None:
    found = given(to_wall_street(), WALL_STREET, "take red")["completes"]
    assert found["tickets"] == ["chelsea-wall-street"]
    assert (found["points"], found["worth"]) == (2, 8)
    assert found["sights"] == ["wall-street"]


def test_it_does_not_complete_another_ticket() -> None:
    assert "completes" not in given(to_wall_street("central-park-chelsea"), WALL_STREET, "take red")


def test_both_claims_complete_it() -> None:
    """Then the ticket is no reason to prefer one of them."""
    game = position(
        *(
            "new-york",
            "player 0",
            "routes chelsea-midtown-west",
            "tickets central-park-midtown-west",
        ),
        *("hand 4 red 2 black 1 pink", "trains 10", "player 1", "hand 1 green"),
    )
    both = ("claim central-park-times-square-red", "claim central-park-times-square-black")
    assert not {"completes", "contested", "ticket"} & set(given(game, *both))


def test_an_opponent_needs_the_route() -> None:
    """Bo has routes at both ends, so most tickets that fit them need it."""
    found = next(iter(given(to_wall_street(), WALL_STREET, "take red").values()))
    assert found["kind"] == "contested"
    assert found["rivals"] == [1]
    assert found["cards"] == {"red": 2}
    assert (found["ticket"], found["detour"]) == ("chelsea-wall-street", 4)
    said = sentence(load("new-york"), found, NAMES)
    assert said == (
        "Soho–Wall Street may soon be gone: Bo needs it, and you hold 2 red for it. "
        "Without it, Chelsea–Wall Street takes 4 more spaces."
    )


def test_an_opponent_elsewhere_does_not() -> None:
    elsewhere = to_wall_street(opponent="routes central-park-lincoln-center")
    assert "contested" not in given(elsewhere, WALL_STREET, "take red")


def test_the_detour_is_what_the_board_leaves() -> None:
    closed = to_wall_street(
        opponent="routes brooklyn-wall-street-blue greenwich-village-soho "
        "chelsea-greenwich-village-red"
    )
    assert given(closed, WALL_STREET, "take red")["contested"]["detour"] == 5


def test_in_the_last_turn_nothing_can_go_any_more() -> None:
    last = to_wall_street(table="last-turns 1")
    found = given(last, WALL_STREET, "draw")
    assert "contested" not in found
    assert (found["last"]["points"], found["last"]["instead"]) == (2, 0)
    assert "last" not in given(to_wall_street(), WALL_STREET, "draw")


def test_a_route_that_only_others_need() -> None:
    mine = to_wall_street("central-park-chelsea")
    assert given(mine, WALL_STREET, "take red")["blocks"]["rivals"] == [1]
    elsewhere = to_wall_street("central-park-chelsea", "routes central-park-lincoln-center")
    assert "blocks" not in given(elsewhere, WALL_STREET, "take red")


def test_with_four_players_the_twin_stays_free() -> None:
    """C10: then nobody can take away the way between the two cities."""

    def game(players: int) -> Game:
        others = [f"player {p}\nhand 1 green" for p in range(2, players)]
        return position(
            *("europe", f"players {players}", "player 0", "routes warszawa-wilno smolensk-wilno"),
            *("tickets berlin-moskva", "hand 4 purple 2 orange", "player 1"),
            *("routes berlin-essen kyiv-warszawa warszawa-wien amsterdam-essen", "hand 4 green"),
            *("tickets ? ?", *others),
        )

    move = "claim berlin-warszawa-purple"
    assert given(game(3), move, "draw")["contested"]["rivals"] == [1]
    assert "contested" not in given(game(4), move, "draw")


def test_on_the_way_of_a_ticket_against_a_card_that_helps_nothing() -> None:
    game = position(
        *("new-york", "row green green black black orange", "player 0", "routes chelsea-soho"),
        *("tickets chelsea-brooklyn", "hand 2 red 3 blue", "player 1", "hand 1 green"),
    )
    found = given(game, WALL_STREET, "take green")["ticket"]
    assert (found["ticket"], found["spaces"]) == ("chelsea-brooklyn", 3)
    without = position(
        *("new-york", "row green green black black orange", "player 0", "routes chelsea-soho"),
        *("tickets central-park-midtown-west", "hand 2 red 3 blue", "player 1", "hand 1 green"),
    )
    assert "ticket" not in given(without, WALL_STREET, "take green")


def test_too_few_pieces_after_a_claim() -> None:
    def game(trains: int) -> Game:
        return position(
            *("new-york", "row blue blue red black orange", "player 0"),
            *("routes chelsea-midtown-west lincoln-center-midtown-west", f"trains {trains}"),
            *("tickets chelsea-wall-street", "hand 3 pink 2 red", "player 1", "hand 1 green"),
        )

    played = "claim central-park-united-nations"
    found = given(game(8), "take red", played)["lost"]
    assert found["tickets"] == ["chelsea-wall-street"]
    assert (found["needed"], found["left"]) == (6, 5)
    assert "lost" not in given(game(9), "take red", played)


def test_a_claim_for_a_ticket_that_comes_too_late() -> None:
    def game(ticket: str, table: str = "last-turns 2") -> Game:
        return position(
            *("new-york", table, "player 0", "routes chelsea-midtown-west", f"tickets {ticket}"),
            *("hand 3 green 4 pink", "player 1", "routes brooklyn-chinatown-red", "hand 1 green"),
        )

    moves = ("claim central-park-united-nations", "claim chelsea-greenwich-village-green")
    found = given(game("chelsea-brooklyn"), *moves)["late"]
    assert found["ticket"] == "chelsea-brooklyn"
    assert found["needed"] > found["left"] == 1
    assert "late" not in given(game("central-park-midtown-west"), *moves)
    assert "late" not in given(game("chelsea-brooklyn", "turn 0"), *moves)


def test_the_longest_path_near_the_end() -> None:
    """C16: Bo leads by one route, and few turns are left."""

    def game(trains: int, more: str = "") -> Game:
        return position(
            *("europe", "player 0", "routes paris-zurich venezia-zurich", "hand 2 black"),
            *("player 1", f"routes brest-paris brest-dieppe dieppe-paris {more}"),
            *(f"trains {trains}", "hand 1 green"),
        )

    found = given(game(3), "claim roma-venezia", "draw")["longest"]
    assert (found["path"], found["others"], found["bonus"]) == (7, 6, 10)
    assert "longest" not in given(game(3, "bruxelles-dieppe"), "claim roma-venezia", "draw")
    assert "longest" not in given(game(30), "claim roma-venezia", "draw")


def test_a_safe_route_can_wait() -> None:
    """While the plan lacks cards and nobody else needs the route."""

    def game(opponent: str, hand: str = "2 red") -> Game:
        return position(
            *("new-york", "row green green red black blue", "player 0", "routes chelsea-soho"),
            *("tickets chelsea-brooklyn", f"hand {hand}", "player 1", opponent, "hand 4 green"),
            "tickets ? ?",
        )

    far, near = "routes central-park-lincoln-center", "routes greenwich-village-soho"
    found = given(game(far), "take blue", WALL_STREET)["wait"]
    assert (found["route"], found["missing"]) == ("soho-wall-street", 3)
    wanted = game(f"{near} brooklyn-wall-street-black")
    assert "wait" not in given(wanted, "draw", WALL_STREET)
    assert "wait" not in given(game(far, "2 red 3 blue"), "draw", WALL_STREET)


def test_more_points_where_both_routes_are_for_tickets() -> None:
    game = position(
        *("new-york", "player 0", "routes chelsea-soho", "tickets chelsea-brooklyn"),
        *("hand 2 red 3 blue", "player 1", "routes central-park-lincoln-center", "hand 1 green"),
    )
    found = given(game, "claim brooklyn-wall-street-blue", WALL_STREET)["points"]
    assert (found["points"], found["instead"]) == (4, 2)
    assert "points" not in given(game, WALL_STREET, "claim brooklyn-wall-street-blue")

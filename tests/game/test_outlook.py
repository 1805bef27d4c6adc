"""The outlook of tickets: completed, possible or lost, as far as that is certain."""

from __future__ import annotations

from typing import Any

import pytest

from game.situations import BOARDS, position, random_game
from whistlestop.game import Game, GameError
from whistlestop.game.outlook import Status, outlook_dict, ticket_outlook

EDINBURGH = "tickets edinburgh-paris"
CADIZ = "tickets cadiz-stockholm"
"""Cádiz can only be reached from Lisboa and Madrid."""


def outlook(game: Game, ticket: str, player: int = 0) -> dict[str, Any]:
    found = [outlook_dict(game.board, one) for one in ticket_outlook(game.view(player))]
    return next(one for one in found if one["ticket"] == ticket)


def states(game: Game, player: int = 0) -> dict[str, Status]:
    tickets = game.board.tickets
    return {tickets[o.ticket].id: o.status for o in ticket_outlook(game.view(player))}


def state(game: Game, ticket: str, player: int = 0) -> str:
    return states(game, player)[ticket]


# --- routes ----------------------------------------------------------------------------


def test_own_routes_complete_a_ticket() -> None:
    """C15"""
    routes = "routes brest-paris paris-zurich venezia-zurich"
    game = position("europe", p0=f"tickets brest-venezia;{routes}")
    assert state(game, "brest-venezia") == "joined"


def test_a_path_of_open_routes_is_possible() -> None:
    """C9"""
    game = position("europe", p0="tickets brest-venezia;routes brest-paris")
    assert state(game, "brest-venezia") == "possible"


def test_a_ticket_is_lost_when_others_own_every_path() -> None:
    """C15"""
    ends = "routes honningsvag-kirkenes honningsvag-tromso"
    game = position("nordic", p0="tickets oslo-honningsvag", p1=ends)
    assert state(game, "oslo-honningsvag") == "lost"


def test_with_two_players_the_second_route_of_a_double_is_closed() -> None:
    """C10, EU-15"""
    owned = "routes edinburgh-london-black"
    two = position("europe", p0=f"{EDINBURGH};stations paris roma wien", p1=owned)
    four = position("europe", "players 4", EDINBURGH, owned, "")
    assert state(two, "edinburgh-paris") == "lost"
    assert state(four, "edinburgh-paris") == "possible"


def test_a_ticket_is_lost_with_too_few_pieces() -> None:
    """C9"""
    enough = position("new-york", p0="tickets chelsea-brooklyn;trains 8")
    short = position("new-york", p0="tickets chelsea-brooklyn;trains 7")
    assert state(enough, "chelsea-brooklyn") == "possible"
    assert state(short, "chelsea-brooklyn") == "lost"


def test_routes_already_owned_need_no_pieces() -> None:
    """C15"""
    routes = "routes chelsea-soho soho-wall-street"
    game = position("new-york", p0=f"tickets chelsea-brooklyn;{routes};trains 3")
    assert state(game, "chelsea-brooklyn") == "possible"


def test_exchanges_between_trains_and_ships_count() -> None:
    """GL-12"""
    board = position("great-lakes").board
    ticket = board.tickets[0].id
    game = position("great-lakes", p0=f"tickets {ticket};trains 0;ships 25")
    assert state(game, ticket) == "possible"


def test_ships_do_not_reach_an_inland_city_when_all_trains_are_placed() -> None:
    """GL-3, GL-8, GL-12"""
    # 33 spaces use all the trains there are, so the box has none left.
    own = """cedar-rapids-chicago-yellow milwaukee-wausau parry-sound-sudbury duluth-wausau
        muskegon-traverse-city-white chicago-south-bend-1 sudbury-timmins-white montreal-ottawa-1
        scranton-syracuse-white south-baymouth-sudbury bay-city-traverse-city parry-sound-toronto"""
    routes = " ".join(own.split())
    game = position(
        "great-lakes", p0=f"tickets eau-claire-toledo;routes {routes};trains 0;ships 17"
    )
    assert state(game, "eau-claire-toledo") == "lost"


def test_a_possible_ticket_has_a_shortest_path() -> None:
    """C15"""
    game = position("europe", p0="tickets brest-venezia;routes brest-paris")
    found = outlook(game, "brest-venezia")
    assert found["claims"] == ["paris-zurich", "venezia-zurich"]
    assert found["via"] == ["paris", "zurich"]
    assert found["spaces"] == 5


def test_a_path_over_other_players_routes_claims_only_the_rest() -> None:
    """EU-11"""
    out = "routes cadiz-lisboa cadiz-madrid"
    game = position("europe", p0=CADIZ, p1=out)
    found = outlook(game, "cadiz-stockholm")
    assert not {"cadiz-lisboa", "cadiz-madrid"} & set(found["claims"])
    lengths = {route.id: route.length for route in game.board.routes}
    assert found["spaces"] == sum(lengths[route] for route in found["claims"]) <= 45


def test_before_pieces_are_chosen_all_of_them_count() -> None:
    """GL-3"""
    game = Game.new("great-lakes", 2, seed=1)
    for player in (0, 1):
        game.play(game.legal_moves(player)[0], player)
    assert game.view(0).phase == "pieces"
    assert set(states(game).values()) == {"possible"}


# --- stations --------------------------------------------------------------------------


def test_a_station_does_not_complete_a_ticket_before_the_end() -> None:
    """EU-11"""
    game = position(
        "europe",
        p0="tickets brest-marseille;routes brest-paris;stations paris",
        p1="routes marseille-paris",
    )
    assert state(game, "brest-marseille") == "possible"


def test_a_station_that_can_still_be_built_keeps_a_ticket_possible() -> None:
    """EU-10, EU-11"""
    out = "routes cadiz-lisboa cadiz-madrid"
    game = position("europe", p0=CADIZ, p1=out)
    assert state(game, "cadiz-stockholm") == "possible"


def test_a_ticket_is_lost_when_all_stations_are_elsewhere() -> None:
    """EU-10, EU-11"""
    out = "routes cadiz-lisboa cadiz-madrid"
    game = position("europe", p0=f"{CADIZ};stations paris roma wien", p1=out)
    assert state(game, "cadiz-stockholm") == "lost"


def test_a_built_station_borrows_one_route() -> None:
    """EU-11"""
    # Two routes of other players in a row, Cádiz-Lisboa-Madrid, and no other way out.
    out = "routes cadiz-lisboa lisboa-madrid cadiz-madrid"
    one = position("europe", p0="tickets cadiz-stockholm;stations lisboa roma wien", p1=out)
    two = position("europe", p0="tickets cadiz-stockholm;stations madrid roma wien", p1=out)
    assert state(one, "cadiz-stockholm") == "lost"
    assert state(two, "cadiz-stockholm") == "possible"


def test_no_station_can_be_built_in_a_city_that_has_one() -> None:
    """EU-10"""
    # Both ends of both routes have other players' stations.
    out = "routes cadiz-lisboa cadiz-madrid;stations cadiz lisboa madrid"
    game = position("europe", p0=CADIZ, p1=out)
    assert state(game, "cadiz-stockholm") == "lost"


def test_one_new_station_does_not_borrow_two_routes_in_a_row() -> None:
    """EU-11"""
    # Edinburgh-Dieppe leads only through London, whose station borrows one of the two routes.
    sea = "routes edinburgh-london-black dieppe-london-1 amsterdam-london"
    game = position(
        "europe",
        p0=EDINBURGH,
        p1=f"{sea};stations edinburgh dieppe amsterdam",
    )
    assert state(game, "edinburgh-paris") == "lost"


# --- whole games -----------------------------------------------------------------------


@pytest.mark.parametrize("board", BOARDS)
def test_lost_tickets_stay_lost_and_completed_ones_stay_completed(board: str) -> None:
    """C15"""
    lost: set[tuple[int, str]] = set()
    joined: set[tuple[int, str]] = set()
    game = None
    for n, game in enumerate(random_game(board, 2, 5, 700)):
        if n % 12:
            continue
        for player in range(2):
            for ticket, what in states(game, player).items():
                if what == "joined":
                    joined.add((player, ticket))
                else:
                    assert (player, ticket) not in joined
                if what == "lost":
                    lost.add((player, ticket))
                else:
                    assert (player, ticket) not in lost
    assert game is not None
    done = {(score.player, t) for score in game.scores() for t in score.done}
    assert joined <= done
    assert not lost & done


def test_a_spectator_has_no_tickets() -> None:
    """C12"""
    with pytest.raises(GameError, match="spectator"):
        ticket_outlook(position("europe").view())

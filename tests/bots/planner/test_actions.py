"""The planner uses every kind of action that a board offers, each where it pays off."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import cache
from random import Random

import pytest

from proof.offsets import AT
from whistlestop.boards import available, load
from whistlestop.boards.model import Board
from whistlestop.bots import OWN_BUDGET, make
from whistlestop.engine import compiled
from whistlestop.engine import layout as L
from whistlestop.game import Game, View
from whistlestop.game.position import read_position

# test_planner.py shows that it decides the same interpreted; here that would take minutes.
many_games = pytest.mark.skipif(not compiled(), reason="too many games for the interpreter")

SEEDS = range(10)
"""For each number of players."""
REGIONS = {
    "take": L.A_TAKE, "draw": L.A_DRAW, "tickets": L.A_TICKETS, "pass": L.A_PASS,
    "refill": L.A_REFILL, "refuse a surcharge": L.A_REFUSE, "pick": L.A_PICK,
    "claim": L.A_CLAIM, "station": L.A_STATION, "harbour": L.A_HARBOUR,
    "exchange to ships": L.A_TO_SHIPS, "exchange to trains": L.A_TO_TRAINS, "pay": L.A_PAY,
    "count": L.A_COUNT, "give": L.A_GIVE, "pieces": L.A_PIECES, "keep": L.A_KEEP,
    "festival": L.A_FESTIVAL,
}  # fmt: skip
PAID = {
    L.FOR_ROUTE: "a route",
    L.FOR_STATION: "a station",
    L.FOR_HARBOUR: "a harbour",
    L.FOR_SURCHARGE: "a surcharge",
}


def kind_of(view: View, action: int) -> str:
    """The kind of an action, as finely as the rules distinguish them."""
    name = [name for name, start in REGIONS.items() if start <= action][-1]
    if name in ("draw", "refill"):
        return f"{name} {view.board.decks[action - REGIONS[name]]}"
    if name == "pay":
        wilds = " with wilds" if (action - L.A_PAY) % 16 else ""
        return f"pay {PAID[view.state.data[AT.purpose]]}{wilds}"
    if name == "count":
        return f"{view.phase} {'some' if action > L.A_COUNT else 'none'}"
    return name


def kinds_offered(board: Board) -> Iterator[str]:
    """What the rules of a board let a player do."""
    rules = board.rules
    yield from ("take", "tickets", "claim", "keep", "pay a route", "pay a route with wilds")
    for deck in board.decks:
        yield f"draw {deck}"
        if len(board.decks) > 1:
            yield f"refill {deck}"
    if rules.draft:
        yield "pick"
    if rules.choose_pieces:
        yield "pieces"
    if rules.exchange_cost:
        yield from ("exchange to ships", "exchange to trains")
        yield from ("variant some", "variant none")
    if rules.stations:
        yield from ("station", "pay a station")
    if rules.harbours:
        yield from ("harbour", "pay a harbour", "pay a harbour with wilds")
    if rules.tunnel_cards:
        yield from ("pay a surcharge", "pay a surcharge with wilds", "refuse a surcharge")
    if rules.ferry_cards_for_wild:
        yield from ("substitute some", "substitute none", "give")
    if board.festivals:
        yield "festival"


@cache
def kinds_used(board: str) -> Counter[str]:
    """What planners did in some games with every number of players."""
    rules = load(board).rules
    used: Counter[str] = Counter()
    for players in range(rules.players_min, rules.players_max + 1):
        for seed in SEEDS:
            game, bots = Game.new(board, players, seed), [make("planner") for _ in range(players)]
            while not game.over:
                for player in sorted(game.to_act):
                    view = game.view(player)
                    action = int(bots[player].decide(view, Random(0), OWN_BUDGET))
                    kind = kind_of(view, action)
                    if kind == "pass" and len(view.legal_moves()) > 1:
                        kind = "needless pass"
                    used[kind] += 1
                    game.play(action, player)
    return used


HARDLY_DRAW = {"europe", "new-york", "nordic", "great-lakes"}
"""Where it hardly ever pays: planners that drew more won less. The positions below show when."""


def _offers() -> Iterator[tuple[str, str]]:
    for board in available():
        for kind in kinds_offered(load(board)):
            if kind != "tickets" or board not in HARDLY_DRAW:
                yield board, kind


@many_games
@pytest.mark.parametrize(("board", "kind"), list(_offers()))
def test_each_kind_of_action_is_used(board: str, kind: str) -> None:
    assert kinds_used(board)[kind] > 0


@many_games
@pytest.mark.parametrize("board", available())
def test_it_does_nothing_beyond_the_rules(board: str) -> None:
    """The list above is complete, and it passes only if there is nothing else to do (C14)."""
    others = set(kinds_used(board)) - set(kinds_offered(load(board)))
    assert others <= {"pass", "pay a station with wilds"}


def decides(text: str) -> str:
    game = read_position(f"whistlestop position 1\n{text}\n", seed=1)
    player = min(game.to_act)
    action = int(make("planner").decide(game.view(player), Random(0), OWN_BUDGET))
    return next(move.text for move in game.legal_moves(player) if move.action == action)


def europe(table: str, routes: str, tickets: str) -> str:
    return decides(
        f"board europe\nturn 0\n{table}\n"
        f"player 0\nroutes {routes}\ntickets {tickets}\nhand 1 red\n"
        "player 1\nroutes brest-paris"
    )


ALPINE = "paris-zurich venezia-zurich roma-venezia"


def test_a_station_is_built_where_it_saves_a_ticket() -> None:
    """EU-10, EU-11: an opponent's route leads to Brest, and it is the last turn."""
    assert europe("last-turns 2", ALPINE, "brest-venezia") == "station brest"


@pytest.mark.parametrize("tickets", ["berlin-roma", "paris-zagrab"])
def test_no_station_is_built_unless_it_saves_a_ticket(tickets: str) -> None:
    """EU-12: an unbuilt station is worth 4 points."""
    assert not europe("last-turns 2", ALPINE, tickets).startswith("station")


def test_no_station_is_built_while_there_is_time_for_routes() -> None:
    assert not europe("", ALPINE, "brest-venezia").startswith("station")


def great_lakes(player: str, table: str = "") -> str:
    lines = player.replace("; ", "\n")
    return decides(f"board great-lakes\nturn 0\n{table}\nplayer 0\n{lines}\nplayer 1\nhand 1 red")


HARBOUR = "hand 2 red-harbour 2 red-ship"
LAKESIDE = "routes chicago-milwaukee-white green-bay-milwaukee-black"


def test_a_harbour_is_built_where_tickets_are_completed() -> None:
    """GL-15: ten points for the ticket, plus the four that an unbuilt harbour would cost."""
    move = great_lakes(f"{LAKESIDE}; tickets green-bay-chicago; {HARBOUR}")
    assert move in ("harbour chicago", "harbour green-bay")


def test_a_harbour_is_built_where_most_tickets_lead() -> None:
    """GL-15: two tickets that name Green Bay count more than one that names Chicago."""
    tickets = "tickets green-bay-chicago green-bay-toronto"
    assert great_lakes(f"{LAKESIDE}; {tickets}; {HARBOUR}") == "harbour green-bay"


def test_no_harbour_is_built_where_no_ticket_leads() -> None:
    move = great_lakes(f"{LAKESIDE}; tickets syracuse-montreal; {HARBOUR}")
    assert not move.startswith("harbour")


def test_in_the_last_turn_any_harbour_avoids_the_penalty() -> None:
    """GL-16: four points, more than the cards in hand could score in any other way."""
    player = f"{LAKESIDE}; tickets syracuse-montreal; {HARBOUR}; trains 1; ships 1"
    assert great_lakes(player, "last-turns 2").startswith("harbour")


def test_the_last_harbour_waits_for_the_city_that_more_tickets_name() -> None:
    """GL-15: it is saved for Toronto, which two tickets in the plan name."""
    player = (
        f"{LAKESIDE}; tickets green-bay-chicago toronto-ottawa cleveland-toronto; {HARBOUR}"
        "; harbours milwaukee green-bay"
    )
    assert not great_lakes(player).startswith("harbour")
    assert great_lakes(player.replace("milwaukee green-bay", "milwaukee")).startswith("harbour")


def test_nothing_is_claimed_for_points_while_the_plan_lacks_a_card() -> None:
    """There is enough green for a route of four, but two white for Roma-Brindisi come first."""
    lines = "player 0\nroutes {}\ntickets zurich-brindisi\nhand 8 green\nplayer 1\nhand 4 red"
    way = "venezia-zurich roma-venezia"
    assert not decides(f"board europe\nturn 0\n{lines.format(way)}").startswith("claim")
    done = lines.format(f"{way} brindisi-roma")
    assert decides(f"board europe\nturn 0\n{done}").startswith("claim")


def test_wilds_do_not_help_with_a_route_that_takes_none() -> None:
    """NO-4: two cards are missing from Örebro to Stockholm, so it is too early for points."""
    table = "board nordic\nturn 0\nrow red red white white green"
    lines = "routes orebro-oslo-green\ntickets oslo-stockholm\nhand 2 wild 5 blue\ntrains 9"
    move = decides(f"{table}\nplayer 0\n{lines}\nplayer 1\ntrains 20\nhand 4 red")
    assert not move.startswith("claim")


def test_pieces_are_exchanged_for_the_last_route_of_a_ticket() -> None:
    """GL-12: it has the cards, but not the pieces."""
    to_ships = "routes chicago-milwaukee-white; tickets green-bay-chicago; trains 20; ships 0"
    to_trains = "routes eau-claire-wausau; tickets eau-claire-green-bay; trains 0; ships 20"
    assert great_lakes(f"{to_ships}; hand 3 black-ship") == "exchange 3 trains"
    assert great_lakes(f"{to_trains}; hand 3 red") == "exchange 1 ships"


@pytest.mark.parametrize(
    "player",
    [
        "routes chicago-milwaukee-white; tickets green-bay-chicago; trains 20; ships 9",
        f"{LAKESIDE}; tickets green-bay-chicago; trains 20; ships 0",
    ],
    ids=["enough of both kinds", "nothing left to join"],
)
def test_no_pieces_are_exchanged_without_need(player: str) -> None:
    assert not great_lakes(f"{player}; hand 3 yellow-ship").startswith("exchange")


WIDE = {
    "europe": "barcelona-madrid barcelona-pamplona brest-pamplona brest-paris bruxelles-paris-red "
    "amsterdam-bruxelles dieppe-paris bruxelles-frankfurt dieppe-london-1 essen-frankfurt "
    "berlin-essen frankfurt-munchen munchen-zurich munchen-venezia venezia-zagrab budapest-zagrab "
    "budapest-wien-red roma-venezia brindisi-roma cadiz-madrid marseille-zurich\n"
    "tickets paris-zagrab",
    "new-york": "chinatown-lower-east-side chinatown-wall-street-pink "
    "east-village-lower-east-side greenwich-village-lower-east-side "
    "gramercy-park-greenwich-village-pink empire-state-building-gramercy-park-red "
    "empire-state-building-times-square-pink chelsea-empire-state-building-2 "
    "central-park-times-square-black",
}
"""Networks that complete two fifths of all tickets."""


@pytest.mark.parametrize("board", WIDE)
def test_a_wide_network_draws_tickets_in_the_last_turn(board: str) -> None:
    """C11: the best one is probably completed already, and cards are of no more use."""
    player = f"player 0\nroutes {WIDE[board]}\nhand 0 red\nplayer 1\nhand 1 red"
    assert decides(f"board {board}\nturn 0\nlast-turns 2\n{player}") == "tickets"


@pytest.mark.parametrize("board", available())
def test_no_tickets_are_drawn_in_the_last_turn_without_a_network(board: str) -> None:
    player = "player 0\nhand 0 red\nplayer 1\nhand 1 red"
    assert decides(f"board {board}\nturn 0\nlast-turns 2\n{player}") != "tickets"


def test_no_tickets_are_drawn_while_the_plan_takes_all_the_time() -> None:
    """The opponent has twelve trains left, and Lisboa is far from Danzig."""
    player = "player 0\ntickets lisboa-danzig\nhand 2 red\nplayer 1\ntrains 12\nhand 6 red"
    assert decides(f"board europe\nturn 0\n{player}") != "tickets"


def nordic(routes: str, others_trains: int) -> str:
    """Twenty trains, a ticket from Oslo to Stockholm, and enough cards for Murmansk-Lieksa."""
    own = f"routes {routes}\ntickets oslo-stockholm\ntrains 20\nhand 6 blue 4 red 4 green 4 white"
    other = f"trains {others_trains}\nhand 6 black"
    return decides(f"board nordic\nturn 0\nplayer 0\n{own}\nplayer 1\n{other}")


@pytest.mark.parametrize(("others_trains", "swept"), [(5, True), (9, True), (20, False)])
def test_near_the_end_all_cards_go_into_the_great_route(others_trains: int, swept: bool) -> None:
    """NO-7: the ticket is completed; while there is time, the cards are better spent elsewhere."""
    move = nordic("orebro-oslo-green orebro-stockholm-black", others_trains)
    assert (move == "claim lieksa-murmansk") == swept


def test_the_great_route_waits_while_the_plan_is_not_done() -> None:
    """Stockholm is not connected yet, and needs the cards."""
    assert nordic("orebro-oslo-green", 9) != "claim lieksa-murmansk"


def drafts(step: int, *hands: str) -> str:
    """A pick in the first draft, with each player's offer and earlier picks."""
    players = [f"player {p}\n{hand}" for p, hand in enumerate(hands)]
    return decides("\n".join(["board iberia", "phase draft", "draft 1", f"step {step}", *players]))


def test_the_first_pick_goes_far_and_past_festivals() -> None:
    """IB-3, IB-8: Sevilla, Madrid and Barcelona have festivals, and there are others on the way."""
    pick = drafts(
        0,
        "offer sevilla-barcelona salamanca-malaga valladolid-granada bilbao-alicante leon-valencia "
        "madrid-almeria",
        "offer porto-lisboa sevilla-almeria lisboa-portimao leon-madrid valencia-murcia "
        "burgos-ciudad-real",
    )
    assert pick == "pick sevilla-barcelona"


def test_tickets_that_will_be_refused_do_not_affect_a_pick() -> None:
    """IB-3: four of six are kept, so the two that lead elsewhere can be refused."""
    pick = drafts(
        4,
        "offer francia-valencia lisboa-barcelona\n"
        "picks-1 madrid-barcelona lisboa-madrid a-coruna-portimao bilbao-francia",
        "offer porto-lisboa burgos-ciudad-real\n"
        "picks-1 lisboa-bilbao gijon-sevilla burgos-cadiz pamplona-malaga",
    )
    assert pick == "pick lisboa-barcelona"

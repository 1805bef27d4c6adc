"""Reasons for stations, harbours, and the right pieces."""

from __future__ import annotations

from collections.abc import Iterator

from whistlestop.analysis.reasons.choice import Choice, Reason
from whistlestop.analysis.reasons.knowledge import Knowledge
from whistlestop.engine import actions as A
from whistlestop.game.outlook import Network
from whistlestop.game.planning.needs import Needs, needs_of
from whistlestop.game.planning.prices import price_of
from whistlestop.game.planning.ways import Ways, joined_claims


def building_reasons(choice: Choice) -> Iterator[Reason]:
    """Why to build a station or a harbour, or to exchange or choose pieces."""
    know, board = choice.know, choice.know.board
    kind, argument = A.unpack(choice.action)
    if kind is A.STATION:
        city = board.cities[argument].id
        helped = [one["ticket"] for one in price_of(know.view, f"station {city}").get("helps", [])]
        if helped or not choice.compared:
            yield {"kind": "station", "city": city, "tickets": helped}
    elif kind is A.HARBOUR:
        city = board.cities[argument].id
        worth = price_of(know.view, f"harbour {city}")
        gain = {"points": worth.get("worth", 0), "points_all": worth.get("worth_all", 0)}
        if gain["points_all"] > 0 or not choice.compared:
            yield {"kind": "harbour", "city": city, **gain}
    elif kind in (A.TO_SHIPS, A.TO_TRAINS):
        yield from _exchange(choice, ships=kind is A.TO_SHIPS)
    elif kind is A.PIECES and choice.compared:
        yield from _split(choice)


def _exchange(choice: Choice, ships: bool) -> Iterator[Reason]:
    know = choice.know
    needs = needs_of(know.reader, know.planned)
    needed = needs.ships if ships else needs.trains
    left = (know.reader.ships if ships else know.reader.trains)(know.player)
    if needed > left or not choice.compared:
        piece = "ships" if ships else "trains"
        yield {"kind": "exchange", "piece": piece, "needed": needed, "left": left}


def _split(choice: Choice) -> Iterator[Reason]:
    """The pieces that were chosen are too few of one kind for the tickets."""
    assert choice.instead is not None
    know = choice.know
    needs = _all_needs(know)
    trains, ships = _chosen(know, choice.action)
    other_trains, other_ships = _chosen(know, choice.instead)
    short = max(0, needs.trains - trains) + max(0, needs.ships - ships)
    other_short = max(0, needs.trains - other_trains) + max(0, needs.ships - other_ships)
    if short < other_short:
        yield {
            "kind": "split",
            "trains": needs.trains,
            "ships": needs.ships,
            "other_trains": other_trains,
            "other_ships": other_ships,
        }


def _chosen(know: Knowledge, action: int) -> tuple[int, int]:
    trains = A.PIECES.argument(action)
    return trains, know.board.rules.choose_pieces - trains


def _all_needs(know: Knowledge) -> Needs:
    ways, network = Ways(know.reader, know.player), Network(know.reader, know.player)
    claims, _ = joined_claims(ways, network, know.held)
    return needs_of(know.reader, claims)

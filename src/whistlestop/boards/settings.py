"""The contents of board.toml: the names of a board, and every number and switch of its rules."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from whistlestop.boards import limits
from whistlestop.boards.kinds import (
    FRACTION,
    TRUTH,
    WORD,
    Kind,
    Unfit,
    chosen,
    listed,
    member,
    span,
    substitutes,
    table,
    text,
    whole,
)
from whistlestop.boards.model import Draft, Returned, RouteKind, Rules, TieBreak
from whistlestop.boards.toml_file import Section, TomlFile

FORMAT = 1
SUBSTITUTES = 9
"""The most cards that may stand for one."""

_POINTS = whole(0, limits.POINTS)
_GAIN_OR_LOSS = whole(-limits.POINTS, limits.POINTS)
_PIECES = whole(0, limits.PIECES_OF_A_KIND)
_OFFERED = whole(1, limits.TICKETS_OFFERED)
_PLAYERS = whole(2, limits.PLAYERS)
_PASS = chosen({"left": 1, "right": -1})
_LAST_TURNS = whole(1, 9)
_CARDS_PAID = whole(1, limits.ROUTE_LENGTH)
_RESERVED = ("grey", "wild")


@dataclass(frozen=True, slots=True)
class Settings:
    """The content of board.toml."""

    id: str
    name: str
    summary: str
    colours: tuple[str, ...]
    decks: tuple[str, ...]
    rules: Rules


def read_settings(toml: TomlFile) -> Settings:
    """Read all of board.toml. Defects go to the file's report."""
    top = toml.top
    top.read("format", whole(FORMAT, FORMAT), FORMAT)
    name = top.read("id", WORD, "")
    title = top.read("name", text(60), "")
    summary = top.read("summary", text(200), "")
    players = _players(toml)
    cards = toml.section("cards")
    colours = cards.read("colours", listed(_colour(), 1, limits.COLOURS, different=True), ())
    decks = cards.read("decks", listed(WORD, 1, len(limits.DECK), different=True), ())
    rules = Rules(
        **players,
        **_cards(cards),
        **_pieces(toml),
        **_tickets(toml),
        **_routes(toml),
        **_stations(toml),
        **_harbours(toml),
        **_scoring(toml),
    )
    toml.finish()
    return Settings(name, title, summary, colours, decks, rules)


def _colour() -> Kind[str]:
    def accept(value: object) -> str:
        if value in _RESERVED:
            raise Unfit(f" other than {' and '.join(_RESERVED)}")
        return WORD.accept(value)

    return Kind(WORD.expected, accept)


def _players(toml: TomlFile) -> dict[str, Any]:
    players = toml.section("players")
    return {
        "players_min": players.read("min", _PLAYERS, 2),
        "players_max": players.read("max", _PLAYERS, 2),
    }


def _cards(cards: Section) -> dict[str, Any]:
    decks = len(limits.DECK)
    hand = listed(whole(0, max(limits.DECK)), 1, decks)
    return {
        "opening_hand": cards.read("opening_hand", hand, ()),
        "row": cards.read("row", listed(whole(0, limits.ROW), 1, decks), ()),
        "wild_limit": cards.read("wild_limit", TRUTH, False),
        "flush_at": cards.read("flush_at", whole(0, limits.ROW), 0),
    }


def _pieces(toml: TomlFile) -> dict[str, Any]:
    pieces = toml.section("pieces")
    both = 2 * limits.PIECES_OF_A_KIND
    return {
        "trains": pieces.read("trains", whole(1, limits.PIECES_OF_A_KIND), 1),
        "ships": pieces.maybe("ships", _PIECES, 0),
        "choose_pieces": pieces.maybe("choose", whole(0, both), 0),
        "suggested_trains": pieces.maybe("suggested_trains", _PIECES, 0),
        "exchange_cost": pieces.maybe("exchange_cost", _POINTS, 0),
        "end_at": pieces.read("end_at", whole(0, both), 0),
        "last_turns": pieces.read("last_turns", _LAST_TURNS, 1),
    }


def _tickets(toml: TomlFile) -> dict[str, Any]:
    tickets = toml.section("tickets")
    draft = toml.section("draft", needed=False)
    values: dict[str, Any] = {
        "ticket_deck": tickets.read("deck", WORD, ""),
        "ticket_draw": tickets.read("draw", _OFFERED, 1),
        "ticket_keep": tickets.read("draw_keep", _OFFERED, 1),
        "ticket_refused": tickets.read("draw_refused", member(Returned), Returned.BOTTOM),
        "draft": _draft(draft) if draft.there else None,
    }
    return values | (_drafted(tickets) if draft.there else _opening(tickets))


def _opening(tickets: Section) -> dict[str, Any]:
    opening = tickets.read("opening", table(Kind("deck", WORD.accept), _OFFERED), {})
    return {
        "opening_tickets": tuple(opening.items()),
        "opening_keep": tickets.read("opening_keep", _OFFERED, 1),
        "opening_refused": tickets.read("opening_refused", member(Returned), Returned.BOX),
    }


def _drafted(tickets: Section) -> dict[str, Any]:
    for key in ("opening", "opening_keep", "opening_refused"):
        tickets.skip(key, "the section [draft] takes its place")
    return {"opening_tickets": (), "opening_keep": 0, "opening_refused": Returned.SHUFFLE}


def _draft(draft: Section) -> Draft:
    tables = {str(players): players for players in range(2, limits.PLAYERS + 1)}
    players = chosen({name: name for name in tables}, f"players ({span(2, limits.PLAYERS)})")
    depth = draft.read("depth", table(players, FRACTION), {})
    return Draft(
        hand=draft.read("hand", _OFFERED, 1),
        keep=draft.read("keep", _OFFERED, 1),
        first_pass=draft.read("first_pass", _PASS, 1),
        second_pass=draft.read("second_pass", _PASS, 1),
        depth={tables[name]: fraction for name, fraction in depth.items()},
        spread=draft.read("spread", FRACTION, (0, 1)),
    )


def _routes(toml: TomlFile) -> dict[str, Any]:
    routes = toml.section("routes")
    kinds = listed(member(RouteKind), 0, len(RouteKind), different=True)
    wilds_on: tuple[RouteKind, ...] = routes.read("wilds_on", kinds, ())
    return {
        "route_points": routes.read("points", listed(_POINTS, 1, limits.ROUTE_LENGTH), ()),
        "double_closed_up_to": routes.read("double_closed_up_to", whole(0, limits.PLAYERS), 0),
        "wilds_on": frozenset(wilds_on),
        "tunnel_cards": routes.maybe("tunnel_cards", whole(0, limits.TUNNEL_CARDS), 0),
        "ferry_cards_for_wild": routes.maybe("ferry_cards_for_wild", substitutes(SUBSTITUTES), 0),
    }


def _stations(toml: TomlFile) -> dict[str, Any]:
    stations = toml.section("stations", needed=False)
    return {
        "stations": stations.read("count", whole(1, limits.STATIONS), 0),
        "station_costs": stations.read("costs", listed(_CARDS_PAID, 1, limits.STATIONS), ()),
        "station_points": stations.read("unused_points", _GAIN_OR_LOSS, 0),
    }


def _harbours(toml: TomlFile) -> dict[str, Any]:
    harbours = toml.section("harbours", needed=False)
    points = listed(_GAIN_OR_LOSS, 1, limits.TICKETS + 1)
    return {
        "harbours": harbours.read("count", whole(1, limits.HARBOURS), 0),
        "harbour_train_cards": harbours.read("train_cards", whole(0, limits.ROUTE_LENGTH), 0),
        "harbour_ship_cards": harbours.read("ship_cards", whole(0, limits.ROUTE_LENGTH), 0),
        "harbour_points": harbours.read("points", points, ()),
        "harbour_unbuilt_points": harbours.read("unbuilt_points", _GAIN_OR_LOSS, 0),
    }


def _scoring(toml: TomlFile) -> dict[str, Any]:
    bonuses = toml.section("bonuses", needed=False)
    ties = toml.section("ties", needed=False)
    order = listed(member(TieBreak), 0, len(TieBreak), different=True)
    return {
        "longest_path_points": bonuses.maybe("longest_path", _POINTS, 0),
        "most_tickets_points": bonuses.maybe("most_tickets", _POINTS, 0),
        "ties": ties.maybe("order", order, ()),
    }

"""The csv files of a board: cities, routes, tickets, cards and festivals."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from whistlestop.boards import limits
from whistlestop.boards.csv_file import CsvSpec, Row, read_rows
from whistlestop.boards.defects import CARDS, CITIES, FESTIVALS, ROUTES, TICKETS, Report
from whistlestop.boards.doubles import link_doubles
from whistlestop.boards.kinds import (
    WORD,
    YES_NO,
    Kind,
    chosen,
    degrees,
    joined,
    member,
    substitutes,
    text,
    whole,
    written,
)
from whistlestop.boards.model import (
    GREY,
    WILD,
    CardType,
    City,
    FestivalSet,
    Route,
    RouteKind,
    Ticket,
)
from whistlestop.boards.settings import SUBSTITUTES, Settings
from whistlestop.boards.source import has

_CITIES = CsvSpec(
    CITIES,
    "cities",
    ("id", "name", "latitude", "longitude"),
    ("junction", "harbour", "points"),
    2,
    limits.CITIES,
)
_ROUTES = CsvSpec(
    ROUTES,
    "routes",
    ("id", "a", "b", "length", "colour", "kind"),
    ("wild_symbols", "double", "cards_for_one"),
    1,
    limits.ROUTES,
)
_TICKETS = CsvSpec(TICKETS, "tickets", ("id", "a", "b", "points", "deck"), (), 1, limits.TICKETS)
_CARDS = CsvSpec(
    CARDS,
    "card types",
    ("id", "deck", "colour", "count"),
    ("pieces", "harbour_sign"),
    1,
    limits.CARD_TYPES,
)
_FESTIVALS = CsvSpec(
    FESTIVALS, "festival sets", ("id", "cities", "cards", "values"), (), 1, limits.FESTIVAL_SETS
)
_POINTS = written(whole(0, limits.POINTS))
_LENGTH = written(whole(1, limits.ROUTE_LENGTH))
_COUNT = written(whole(1, max(limits.DECK)))


@dataclass(frozen=True, slots=True)
class Contents:
    """The rows of all csv files as values, and their line numbers by file."""

    cities: tuple[City, ...]
    routes: tuple[Route, ...]
    tickets: tuple[Ticket, ...]
    cards: tuple[CardType, ...]
    festivals: tuple[FestivalSet, ...]
    lines: Mapping[str, Sequence[int]]


def read_contents(folder: Path, settings: Settings, report: Report) -> Contents:
    """Read all csv files. Defects go to the report."""
    specs = [_CITIES, _ROUTES, _TICKETS, _CARDS]
    if has(folder, FESTIVALS):
        specs.append(_FESTIVALS)
    rows = {spec.file: read_rows(folder, spec, report) for spec in specs}
    place = chosen(_numbered([row.id for row in rows[CITIES]]), "a city of cities.csv")
    colours = _numbered(settings.colours)
    decks = _numbered(settings.decks)
    return Contents(
        cities=tuple(map(_city, rows[CITIES])),
        routes=_routes(rows[ROUTES], place, colours, report),
        tickets=tuple(_ticket(row, place) for row in rows[TICKETS]),
        cards=tuple(_card(row, colours, decks) for row in rows[CARDS]),
        festivals=tuple(_festival(row, place) for row in rows.get(FESTIVALS, [])),
        lines={file: [row.line for row in found] for file, found in rows.items()},
    )


def _numbered(names: Sequence[str]) -> dict[str, int]:
    """Names and their indexes; for a repeated name, the first."""
    return {name: names.index(name) for name in names}


def _city(row: Row) -> City:
    return City(
        id=row.id,
        name=row.read("name", text(60), ""),
        latitude=row.read("latitude", degrees(90), 0.0),
        longitude=row.read("longitude", degrees(180), 0.0),
        junction=row.read("junction", YES_NO, False),
        harbour=row.read("harbour", YES_NO, False),
        points=row.read("points", _POINTS, 0),
    )


def _routes(
    rows: Sequence[Row], place: Kind[int], colours: Mapping[str, int], report: Report
) -> tuple[Route, ...]:
    routes = [_route(row, place, colours) for row in rows]
    return link_doubles(rows, routes, report)


def _route(row: Row, place: Kind[int], colours: Mapping[str, int]) -> Route:
    colour = chosen({**colours, "grey": GREY})
    return Route(
        id=row.id,
        a=row.refer("a", place, "cities.csv:id", 0),
        b=row.refer("b", place, "cities.csv:id", 0),
        length=row.read("length", _LENGTH, 1),
        colour=row.refer("colour", colour, "cards.colours", GREY),
        kind=row.read("kind", member(RouteKind), RouteKind.TRACK),
        wild_symbols=row.read("wild_symbols", written(whole(0, limits.ROUTE_LENGTH)), 0),
        cards_for_one=row.read("cards_for_one", written(substitutes(SUBSTITUTES)), 0),
    )


def _ticket(row: Row, place: Kind[int]) -> Ticket:
    return Ticket(
        id=row.id,
        a=row.refer("a", place, "cities.csv:id", 0),
        b=row.refer("b", place, "cities.csv:id", 0),
        points=row.read("points", _POINTS, 0),
        deck=row.read("deck", WORD, ""),
    )


def _card(row: Row, colours: Mapping[str, int], decks: Mapping[str, int]) -> CardType:
    colour = chosen({**colours, "wild": WILD})
    return CardType(
        id=row.id,
        deck=row.refer("deck", chosen(decks), "cards.decks", 0),
        colour=row.refer("colour", colour, "cards.colours", WILD),
        pieces=row.read("pieces", written(whole(1, 2)), 1),
        harbour_sign=row.read("harbour_sign", YES_NO, False),
        count=row.read("count", _COUNT, 1),
    )


def _festival(row: Row, place: Kind[int]) -> FestivalSet:
    cities = joined(place, limits.CITIES, different=True)
    return FestivalSet(
        id=row.id,
        cities=row.refer("cities", cities, "cities.csv:id", ()),
        cards=row.read("cards", _COUNT, 1),
        values=row.read("values", joined(_POINTS, max(limits.DECK)), ()),
    )

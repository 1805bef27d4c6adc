"""Cities, junctions, harbour cities and festivals (GL-11, GL-19, IB-8 to IB-10)."""

from __future__ import annotations

from whistlestop.boards import limits
from whistlestop.boards.checks.reading import Reading, check
from whistlestop.boards.defects import CITIES, FESTIVALS
from whistlestop.boards.model import WILD


def junctions(reading: Reading) -> None:
    """Junctions have no harbours (GL-19)."""
    for index, city in enumerate(reading.board.cities):
        if city.junction and city.harbour:
            reading.blame_row(CITIES, index, "harbour of a junction is yes, expected no")


def festival_cities(reading: Reading) -> None:
    """A festival is held in cities, not junctions, and a city has at most one (IB-8)."""
    taken: dict[int, str] = {}
    for index, festival in enumerate(reading.board.festivals):
        for place in festival.cities:
            city = reading.board.cities[place]
            if city.junction:
                reading.blame_row(FESTIVALS, index, f"{city.id} is a junction, expected a city")
            if place in taken:
                reading.blame_row(
                    FESTIVALS,
                    index,
                    f"{city.id} is in {taken[place]} too, expected one set per city",
                )
            taken[place] = festival.id


def festival_values(reading: Reading) -> None:
    """There are no more values than cards, and they never decrease (IB-8, IB-10)."""
    for index, festival in enumerate(reading.board.festivals):
        if len(festival.values) > festival.cards:
            reading.blame_row(
                FESTIVALS,
                index,
                f"has {len(festival.values)} values, expected at most {festival.cards}, its cards",
            )
        if list(festival.values) != sorted(festival.values):
            values = ";".join(map(str, festival.values))
            reading.blame_row(
                FESTIVALS,
                index,
                f"values are {values}, expected none less than the one before it: a card more "
                "never hurts (IB-8)",
            )


def harbours(reading: Reading) -> None:
    """There are cities to build harbours in and cards to pay for them (GL-11)."""
    board = reading.board
    if not board.rules.harbours:
        return
    if not any(city.harbour for city in board.cities):
        reading.blame_key("harbours", "no city of cities.csv has harbour yes, expected one or more")
    wanted = {0: board.rules.harbour_train_cards, 1: board.rules.harbour_ship_cards}
    decks = {deck for deck, number in wanted.items() if number}
    if 1 in decks and len(board.decks) == 1:
        reading.blame_key("harbours.ship_cards", "ship_cards is not 0, but there is no second deck")
        return
    cost = sum(wanted.values())
    if not 1 <= cost <= limits.ROUTE_LENGTH:
        reading.blame_key(
            "harbours.train_cards",
            f"a harbour costs {cost} cards, expected 1 to {limits.ROUTE_LENGTH}",
        )
    signs = {(card.deck, card.colour) for card in board.cards if card.harbour_sign}
    colours = {card.colour for card in board.cards if card.colour != WILD}
    if not any(all((deck, colour) in signs for deck in decks) for colour in colours):
        reading.blame_key(
            "harbours", "no colour has the cards with harbour_sign yes that a harbour costs"
        )


CHECKS = (
    check(junctions, "cities.csv:junction cities.csv:harbour"),
    check(festival_cities, "cities.csv:junction festivals.csv:cities"),
    check(festival_values, "festivals.csv:cards festivals.csv:values"),
    check(
        harbours,
        "harbours.count harbours.train_cards harbours.ship_cards cards.decks cities.csv:harbour "
        "cards.csv:deck cards.csv:colour cards.csv:harbour_sign",
    ),
)

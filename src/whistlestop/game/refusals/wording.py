"""Prices and hands in plain words."""

from __future__ import annotations

from whistlestop.boards.model import GREY, Board, RouteKind, Rules
from whistlestop.game.notation.bill import types_of
from whistlestop.game.notation.player_reader import PlayerReader
from whistlestop.game.notation.words import count, join


def best_types(reader: PlayerReader, deck: int, colour: int) -> list[int]:
    """The card types of a colour, or of the player's best colour if any will do."""
    if colour != GREY:
        return types_of(reader.board, deck, colour)
    sets = [types_of(reader.board, deck, c) for c in range(len(reader.board.colours))]
    return max(sets, key=lambda types: reader.worth(types))


def best_held(reader: PlayerReader, deck: int, colour: int, with_wilds: bool) -> str:
    """What the player holds towards a set of a colour, or of their best colour if any will do."""
    types = best_types(reader, deck, colour)
    wild = [reader.board.wild] if with_wilds and reader.wilds_held else []
    if colour != GREY:
        return reader.describe([*types, *wild])
    if reader.worth(types) or wild:
        return f"{reader.describe([*types, *wild])} at best"
    return (
        f"no {reader.board.decks[deck]} card"
        if len(reader.board.decks) == 2
        else "no coloured card"
    )


def price(board: Board, deck: int, colour: int, n: int) -> str:
    """`4 green`, `4 cards of one colour`, `red ship cards for 4 spaces`."""
    named = "" if colour == GREY else f"{board.colours[colour]} "
    any_one = " of one colour" if colour == GREY and n > 1 else ""
    if deck:
        return f"{named}{board.decks[deck]} cards{any_one} for {count(n, 'space')}"
    if len(board.decks) == 2:
        return f"{n} {named}{board.decks[deck]} {'card' if n == 1 else 'cards'}{any_one}"
    return f"{n} {named.strip()}" if named else count(n, "card") + any_one


def wild_kinds(rules: Rules) -> str:
    """Where wilds may be played: `tunnels and ferries`."""
    words = {
        RouteKind.TRACK: "ordinary routes",
        RouteKind.TUNNEL: "tunnels",
        RouteKind.FERRY: "ferries",
        RouteKind.SEA: "sea routes",
    }
    return join(words[kind] for kind in words if kind in rules.wilds_on) or "no route"


def harbour_price(board: Board) -> str:
    """What a harbour costs, in words."""
    wanted = (board.rules.harbour_train_cards, board.rules.harbour_ship_cards)
    parts = [f"{n} {deck}" for n, deck in zip(wanted, board.decks, strict=False) if n]
    return f"a harbour takes {join(parts)} cards of one colour with the harbour sign"

"""Looking up typed names: an id or a name, with or without accents, shortened if unambiguous."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Collection, Iterable, Sequence
from dataclasses import replace

from whistlestop.boards.model import Board
from whistlestop.game import AmbiguousMove, MalformedMove
from whistlestop.game.notation.reading import unknown

LETTERS = str.maketrans({"ø": "o", "æ": "ae", "ß": "ss", "ł": "l", "đ": "d", "ð": "d", "þ": "th"})


def plain(text: str) -> str:
    """A name as its id would spell it: `Zürich` becomes `zurich`."""
    split = unicodedata.normalize("NFKD", text.lower().translate(LETTERS))
    letters = "".join(c for c in split if not unicodedata.combining(c))
    return re.sub(r"[^a-z0-9]+", "-", letters).strip("-")


def choose(
    what: str,
    text: str,
    keys: Sequence[Iterable[str]],
    ids: Sequence[str],
    likely: Collection[int] = (),
) -> int:
    """The one thing a text means: a full name, the beginnings of its words, or a part.

    If several match, the likely ones win.
    """
    word = plain(text)
    begun = "[a-z0-9]*-".join(map(re.escape, word.split("-")))
    for pattern in (f"{re.escape(word)}$", begun, f".*{begun}"):
        test = re.compile(pattern).match
        found = [i for i, names in enumerate(keys) if word and any(map(test, names))]
        possible = [i for i in found if i in likely] or found
        if len(possible) == 1:
            return possible[0]
        if found:
            names = ", ".join(ids[i] for i in possible[:6]) + (" ..." if len(possible) > 6 else "")
            raise AmbiguousMove(f"'{text}' is ambiguous: {names}")
    raise MalformedMove(unknown(what, word, [key for names in keys for key in names]))


def find_route(board: Board, text: str, likely: Collection[int] = ()) -> int:
    """A route by its id or its two cities, in either order, plus the colour if there are two."""
    keys = []
    for route in board.routes:
        a, b = board.cities[route.a], board.cities[route.b]
        rest = route.id.removeprefix(f"{a.id}-{b.id}")
        ends = [f"{a.id}-{b.id}", f"{b.id}-{a.id}", plain(f"{a.name}-{b.name}")]
        keys.append([route.id, *ends, *(f"{end}{rest}" for end in ends)])
    ids = [route.id for route in board.routes]
    return choose("route", text, keys, ids, without_doubles(board, likely))


def without_doubles(board: Board, routes: Collection[int]) -> list[int]:
    """Drop the second of two routes that differ only in their id."""
    kept = []
    for i in routes:
        route = board.routes[i]
        twin = route.twin
        alike = twin is not None and replace(board.routes[twin], id="", twin=None) == replace(
            route, id="", twin=None
        )
        if not (alike and twin in kept):
            kept.append(i)
    return kept


def find_city(board: Board, text: str, likely: Collection[int] = ()) -> int:
    """A city by its id or name."""
    keys = [(city.id, plain(city.name)) for city in board.cities]
    return choose("city", text, keys, [city.id for city in board.cities], likely)


def find_card(board: Board, text: str, likely: Collection[int] = ()) -> int:
    """A card type by its id."""
    return choose("card", text, [(card.id,) for card in board.cards], card_ids(board), likely)


def find_word(what: str, text: str, known: Sequence[str], likely: Collection[str] = ()) -> str:
    """A word from a list, by its beginning."""
    matches = [word for word in known if word.startswith(text)]
    better = [word for word in matches if word in likely] or matches
    if text in known:
        return text
    if len(better) == 1:
        return better[0]
    if better:
        raise AmbiguousMove(f"'{text}' is ambiguous: {', '.join(better)}")
    raise MalformedMove(unknown(what, text, known))


def card_ids(board: Board) -> list[str]:
    """The ids of all card types."""
    return [card.id for card in board.cards]

"""What happened, in English sentences, for the game log and for replays."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from whistlestop.boards.model import Board
from whistlestop.game import GameEvent
from whistlestop.game.events.payment import Facts
from whistlestop.game.notation import words

Clause = tuple[str, str]
"""A verb and the rest of a sentence about what a player did."""


def sentences(
    board: Board,
    events: Iterable[GameEvent],
    names: Sequence[str],
    viewer: int | None = None,
    all_known: bool = False,
) -> list[str]:
    """Events as sentences; everything a player did within one turn goes into one."""
    lines: list[str] = []
    last: tuple[int | None, int] | None = None
    for event in events:
        facts = event.seen_by(viewer, all_known)
        if facts is None:
            continue
        if event.player is None:
            lines.append(happened(board, event.kind, facts))
            last = None
            continue
        name = names[event.player]
        verb, rest = did(board, event.kind, facts)
        if last == (event.player, event.turn):
            lines[-1] = f"{lines[-1][:-1]}, then {words.clause_part(name, verb, rest)}."
        else:
            lines.append(f"{words.clause(name, verb, rest)}.")
        last = (event.player, event.turn)
    return lines


def did(board: Board, kind: str, facts: Facts) -> Clause:
    """What a player did."""
    match kind:
        case "claim":
            return "claim", f"{_bought(board, facts)}: {_gain(board, facts)}"
        case "dig":
            up = words.join(map(words.card_name, facts["revealed"]))
            extra = words.count(facts["price"], "card")
            return (
                "start",
                f"tunnelling {_bought(board, facts)}; revealed: {up}; surcharge: {extra}",
            )
        case "surcharge":
            paid = words.cards(facts["cards"])
            return "pay", f"{paid} as surcharge for {_route(board, facts)}: {_gain(board, facts)}"
        case "refuse":
            return "abandon", "the tunnel: the cards go back to the hand"
        case "station" | "harbour":
            city = next(city.name for city in board.cities if city.id == facts["city"])
            return "build", f"a {kind} in {city} with {words.cards(facts['cards'])}"
        case "take":
            return "take", f"{words.card_name(facts['card'])} from the row"
        case "draw" if "card" in facts:
            return "draw", f"{words.card_name(facts['card'])} from the deck"
        case "draw":
            deck = f" {facts['deck']}" if len(board.decks) > 1 else ""
            return "draw", f"an unseen{deck} card"
        case "look":
            return "look", f"at {words.count(facts['count'], 'ticket')}"
        case "keep" if "tickets" in facts:
            return "keep", words.ticket_names(board, facts["tickets"])
        case "keep":
            return "keep", words.count(facts["count"], "ticket")
        case "pick":
            return "pick", words.ticket_names(board, [facts["ticket"]])
        case "pieces":
            return "choose", f"{facts['trains']} trains and {facts['ships']} ships"
        case "exchange":
            n, given = facts["count"], facts["from"]
            return "exchange", f"{n} {given if n > 1 else given[:-1]} for {facts['to']}"
        case "pass":
            return "pass", ""
        case "festival":
            return "take", _festival_cards(board, facts["festival"], facts["count"])
    raise ValueError(f"no words for '{kind}'")


def happened(board: Board, kind: str, facts: Facts) -> str:
    """What happened without any player doing it."""
    match kind:
        case "festivals-laid":
            cards = words.count(facts["count"], "festival card")
            return f"{cards} laid out: {_festival_name(board, facts['festival'])}."
        case "row-flushed":
            return "Too many face-up wilds: the row was dealt again."
        case "second-draft":
            return "The draft card came up: the second draft begins."
        case "last-turns":
            return f"The end is near: {words.count(facts['turns'], 'more turn')} for everyone."
    raise ValueError(f"no words for '{kind}'")


def _bought(board: Board, facts: Facts) -> str:
    return f"{_route(board, facts)} with {words.cards(facts['cards'])}"


def _gain(board: Board, facts: Facts) -> str:
    """The points for a route, and the festival cards that came with it."""
    taken = [f", with {_festival_cards(board, f, n)}" for f, n in facts["festivals"].items()]
    return words.points(facts["points"]) + "".join(taken)


def _route(board: Board, facts: Facts) -> str:
    ids = [route.id for route in board.routes]
    return words.route_name(board, ids.index(facts["route"]))


def _festival_cards(board: Board, festival: str, n: int) -> str:
    return f"{words.count(n, 'festival card')} from {_festival_name(board, festival)}"


def _festival_name(board: Board, festival: str) -> str:
    """A festival by its cities: `Porto and Coimbra`."""
    cities = next(f.cities for f in board.festivals if f.id == festival)
    return words.join(words.city_name(board, city) for city in cities)

"""What happened, in English sentences: for the log of a game and for replays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from whistlestop.boards.model import Board
from whistlestop.game import Happening, words
from whistlestop.game.happenings_payment import Facts

Clause = tuple[str, str]
"""A verb and the rest of a sentence about what a player did."""


def sentences(
    board: Board,
    happenings: Iterable[Happening],
    names: Sequence[str],
    viewer: int | None = None,
    all_known: bool = False,
) -> list[str]:
    """Happenings as sentences; what a player did within one turn becomes one."""
    lines: list[str] = []
    last: tuple[int | None, int] | None = None
    for happening in happenings:
        facts = happening.seen_by(viewer, all_known)
        if facts is None:
            continue
        if happening.player is None:
            lines.append(BY_ITSELF[happening.kind](board, facts))
            last = None
            continue
        name = names[happening.player]
        verb, rest = BY_PLAYER[happening.kind](board, facts)
        if last == (happening.player, happening.turn):
            lines[-1] = f"{lines[-1][:-1]}, then {words.clause_part(name, verb, rest)}."
        else:
            lines.append(f"{words.clause(name, verb, rest)}.")
        last = (happening.player, happening.turn)
    return lines


# --- routes and buildings --------------------------------------------------------------


def _claim(board: Board, facts: Facts) -> Clause:
    return "claim", f"{_bought(board, facts)}: {_gain(board, facts)}"


def _dig(board: Board, facts: Facts) -> Clause:
    up = words.join(map(words.card_name, facts["revealed"]))
    extra = words.count(facts["price"], "card")
    return "dig", f"{_bought(board, facts)}; turned up: {up}: {extra} more"


def _surcharge(board: Board, facts: Facts) -> Clause:
    paid = words.cards(facts["cards"])
    return "pay", f"{paid} more for {_route(board, facts)}: {_gain(board, facts)}"


def _refuse(board: Board, facts: Facts) -> Clause:
    return "give", "the tunnel up: the cards go back to the hand"


def _station(board: Board, facts: Facts) -> Clause:
    return "build", f"a station in {_city(board, facts)} with {words.cards(facts['cards'])}"


def _harbour(board: Board, facts: Facts) -> Clause:
    return "build", f"a harbour in {_city(board, facts)} with {words.cards(facts['cards'])}"


def _bought(board: Board, facts: Facts) -> str:
    return f"{_route(board, facts)} with {words.cards(facts['cards'])}"


def _gain(board: Board, facts: Facts) -> str:
    """The points of a route, and the festival cards that came with it."""
    taken = [f", with {_festival_cards(board, f, n)}" for f, n in facts["festivals"].items()]
    return words.points(facts["points"]) + "".join(taken)


def _route(board: Board, facts: Facts) -> str:
    ids = [route.id for route in board.routes]
    return words.route_name(board, ids.index(facts["route"]))


def _city(board: Board, facts: Facts) -> str:
    return next(city.name for city in board.cities if city.id == facts["city"])


# --- cards, tickets, pieces ------------------------------------------------------------


def _take(board: Board, facts: Facts) -> Clause:
    return "take", f"{words.card_name(facts['card'])} from the row"


def _draw(board: Board, facts: Facts) -> Clause:
    if "card" in facts:
        return "draw", f"{words.card_name(facts['card'])} unseen"
    deck = f" {facts['deck']}" if len(board.decks) > 1 else ""
    return "draw", f"an unseen{deck} card"


def _look(board: Board, facts: Facts) -> Clause:
    return "look", f"at {words.count(facts['count'], 'ticket')}"


def _keep(board: Board, facts: Facts) -> Clause:
    if "tickets" in facts:
        return "keep", words.ticket_names(board, facts["tickets"])
    return "keep", words.count(facts["count"], "ticket")


def _pick(board: Board, facts: Facts) -> Clause:
    return "pick", words.ticket_names(board, [facts["ticket"]])


def _pieces(board: Board, facts: Facts) -> Clause:
    return "choose", f"{facts['trains']} trains and {facts['ships']} ships"


def _exchange(board: Board, facts: Facts) -> Clause:
    n, given = facts["count"], facts["from"]
    return "exchange", f"{n} {given if n > 1 else given[:-1]} for {facts['to']}"


def _pass(board: Board, facts: Facts) -> Clause:
    return "pass", ""


def _festival(board: Board, facts: Facts) -> Clause:
    return "take", _festival_cards(board, facts["festival"], facts["count"])


def _festival_cards(board: Board, festival: str, n: int) -> str:
    return f"{words.count(n, 'festival card')} of {_festival_name(board, festival)}"


def _festival_name(board: Board, festival: str) -> str:
    """A festival by its cities: `Porto and Coimbra`."""
    cities = next(f.cities for f in board.festivals if f.id == festival)
    return words.join(words.city_name(board, city) for city in cities)


# --- what simply happens ---------------------------------------------------------------


def _festivals_laid(board: Board, facts: Facts) -> str:
    cards = words.count(facts["count"], "festival card")
    return f"{cards} laid open: {_festival_name(board, facts['festival'])}."


def _row_flushed(board: Board, facts: Facts) -> str:
    return "Too many face-up wilds: the row was dealt again."


def _second_draft(board: Board, facts: Facts) -> str:
    return "The draft card came up: the second draft begins."


def _last_turns(board: Board, facts: Facts) -> str:
    return f"The end is near: {words.count(facts['turns'], 'more turn')} for everybody."


BY_PLAYER: dict[str, Callable[[Board, Facts], Clause]] = {
    "claim": _claim,
    "dig": _dig,
    "surcharge": _surcharge,
    "refuse": _refuse,
    "station": _station,
    "harbour": _harbour,
    "take": _take,
    "draw": _draw,
    "look": _look,
    "keep": _keep,
    "pick": _pick,
    "pieces": _pieces,
    "exchange": _exchange,
    "pass": _pass,
    "festival": _festival,
}

BY_ITSELF: dict[str, Callable[[Board, Facts], str]] = {
    "festivals-laid": _festivals_laid,
    "row-flushed": _row_flushed,
    "second-draft": _second_draft,
    "last-turns": _last_turns,
}

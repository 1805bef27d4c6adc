"""Reasons in plain English, addressed to the player, for the terminal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from whistlestop.analysis.reasons.choice import Reason
from whistlestop.boards.model import Board
from whistlestop.game.notation import words

NUMBERS = ("no", "one", "two", "three", "four", "five", "six")


def sentence(board: Board, reason: Reason, names: Sequence[str] = ()) -> str:
    """One reason as a sentence or two; `names` are the players'."""
    return SENTENCES[reason["kind"]](Telling(board, names), reason)


class Telling:
    """Puts ids and seats into words."""

    def __init__(self, board: Board, names: Sequence[str]) -> None:
        self.board = board
        self.names = names
        self._routes = {route.id: i for i, route in enumerate(board.routes)}
        self._cities = {city.id: i for i, city in enumerate(board.cities)}

    def route(self, name: str) -> str:
        return words.route_name(self.board, self._routes[name])

    def city(self, name: str) -> str:
        return words.city_name(self.board, self._cities[name])

    def tickets(self, names: Sequence[str]) -> str:
        return words.ticket_names(self.board, names)

    def players(self, seats: Sequence[int]) -> str:
        """`Anna needs`, `two others need`."""
        if len(seats) > 1:
            return f"{NUMBERS[len(seats)]} others need"
        return f"{self.names[seats[0]]} needs" if self.names else "another player needs"


def _completes(tell: Telling, r: Reason) -> str:
    return f"It completes {tell.tickets(r['tickets'])}, worth {words.points(r['worth'])} in all."


def _contested(tell: Telling, r: Reason) -> str:
    held = f", and you hold {words.cards(r['cards'])} for it" if r["cards"] else ""
    text = f"{tell.route(r['route'])} may soon be gone: {tell.players(r['rivals'])} it{held}."
    if "ticket" not in r:
        return text
    ticket = tell.tickets([r["ticket"]])
    if r["detour"] is None:
        return f"{text} Without it, there is no path left for {ticket}."
    more = words.count(r["detour"], "more space", "more spaces")
    return f"{text} Without it, {ticket} takes {more}." if r["detour"] else text


def _longest(tell: Telling, r: Reason) -> str:
    return (
        f"It makes your longest path {words.count(r['path'], 'space')} long, ahead of the others' "
        f"{r['others']}: that is worth {words.points(r['bonus'])}."
    )


def _blocks(tell: Telling, r: Reason) -> str:
    who = tell.players(r["rivals"])
    route = tell.route(r["route"])
    return f"{who[0].upper()}{who[1:]} {route}, and claiming it gets in their way."


def _ticket(tell: Telling, r: Reason) -> str:
    rest = f", which then takes {words.count(r['spaces'], 'more space', 'more spaces')}"
    return f"It is on the path for {tell.tickets([r['ticket']])}{rest if r['spaces'] else ''}."


def _last(tell: Telling, r: Reason) -> str:
    return f"The game is nearly over, and this scores {_points(r)}."


def _scores(tell: Telling, r: Reason) -> str:
    return f"It scores {_points(r)} at once."


def _points(r: Reason) -> str:
    other = f" instead of {r['instead']}" if r.get("instead") else ""
    return f"{words.points(r['points'])}{other}"


def _lacking(tell: Telling, r: Reason) -> str:
    return f"Your plan lacks {r['missing']} {r['colour']} for {tell.route(r['route'])}"


def _card(tell: Telling, r: Reason) -> str:
    other = ""
    if "instead" in r:
        other = f"; it lacks {r['instead'] or 'none'} of the card you took"
    return f"{_lacking(tell, r)}, with {r['shown']} face up{other}."


def _wild(tell: Telling, r: Reason) -> str:
    return f"{_lacking(tell, r)}, and a wild stands in for one."


def _deck(tell: Telling, r: Reason) -> str:
    if r["shown"]:
        return f"{_lacking(tell, r)}, and an unseen card may be any of them."
    return f"{_lacking(tell, r)}, and none is face up."


def _scarce(tell: Telling, r: Reason) -> str:
    return (
        f"{_lacking(tell, r)}, and only {r['left']} of them can still come; of {r['other']}, "
        f"{r['other_left']} can."
    )


def _two_cards(tell: Telling, r: Reason) -> str:
    return (
        f"A face-up wild takes the whole turn, but your plan lacks {r['missing']} cards: two "
        "cards are better than one."
    )


def _tickets(tell: Telling, r: Reason) -> str:
    turns = words.count(r["turns"], "turn")
    return f"About {turns} are left, and your plan takes {r['needed']}: there is time for more."


def _keep(tell: Telling, r: Reason) -> str:
    text = f"The plan for them takes {r['pieces']} of your {r['of']} pieces"
    if "points" not in r:
        return f"{text}."
    other = f"the plan for the tickets you kept takes {r['other_pieces']} for {r['other_points']}"
    return f"{text} for {words.points(r['points'])}; {other}."


def _adds(tell: Telling, r: Reason) -> str:
    spaces = words.count(r["spaces"], "space")
    return (
        f"{tell.tickets([r['ticket']])} adds only {spaces} to your plan, "
        f"for {words.points(r['points'])}."
    )


def _costly(tell: Telling, r: Reason) -> str:
    ticket, points = tell.tickets([r["ticket"]]), words.points(r["points"])
    if r["spaces"] is None:
        return f"{ticket} can no longer be completed, and costs {points}."
    return f"{ticket} adds {words.count(r['spaces'], 'space')} to your plan, for {points}."


def _spares(tell: Telling, r: Reason) -> str:
    return f"It keeps {r['cards']} {r['colour']} that your plan needs for {tell.route(r['route'])}."


def _spends(tell: Telling, r: Reason) -> str:
    cards = f"{r['cards']} {r['colour']}"
    return f"The claim spends {cards} that your plan needs for {tell.route(r['route'])}."


def _split(tell: Telling, r: Reason) -> str:
    return (
        f"Your tickets take {words.count(r['trains'], 'train')} and "
        f"{words.count(r['ships'], 'ship')}, not {r['other_trains']} and {r['other_ships']}."
    )


def _station(tell: Telling, r: Reason) -> str:
    if not r.get("tickets"):
        return "It lets you use another player's route for a ticket."
    return f"It borrows another player's route for {tell.tickets(r['tickets'])}."


def _harbour(tell: Telling, r: Reason) -> str:
    city = tell.city(r["city"])
    return (
        f"With your completed tickets, the harbour in {city} scores {words.points(r['points'])}; "
        f"with the open ones too, {r['points_all']}."
    )


def _exchange(tell: Telling, r: Reason) -> str:
    return f"Your plan takes {r['needed']} {r['piece']}, and you have {r['left']}."


def _late(tell: Telling, r: Reason) -> str:
    ticket = tell.tickets([r["ticket"]])
    turns = words.count(r["needed"], "turn")
    return f"{ticket} can no longer be completed in time: {turns} needed, about {r['left']} left."


def _lost(tell: Telling, r: Reason) -> str:
    pieces = words.count(r["needed"], "piece")
    text = f"too few pieces for {tell.tickets(r['tickets'])}"
    return f"The move leaves {text}: {pieces} needed, {r['left']} left."


def _tight(tell: Telling, r: Reason) -> str:
    turns = words.count(r["left"], "turn")
    return (
        f"The plan for the tickets you kept takes {r['needed']} of the {turns} left; with these, "
        f"it takes {r['other']}."
    )


def _busy(tell: Telling, r: Reason) -> str:
    return (
        f"Your plan already takes {r['needed']} of the {words.count(r['left'], 'turn')} left: "
        "there is no time for more tickets."
    )


def _wait(tell: Telling, r: Reason) -> str:
    cards = words.count(r["missing"], "card")
    return f"{tell.route(r['route'])} can wait: nobody else needs it, and your plan lacks {cards}."


def _won(tell: Telling, r: Reason) -> str:
    return (
        f"No single thing explains it: the chance of winning was {r['chance']:.0%} with it, and "
        f"{r['instead']:.0%} with the move you made."
    )


SENTENCES: dict[str, Callable[[Telling, Reason], str]] = {
    "completes": _completes,
    "contested": _contested,
    "longest": _longest,
    "blocks": _blocks,
    "ticket": _ticket,
    "last": _last,
    "points": _scores,
    "card": _card,
    "wild": _wild,
    "deck": _deck,
    "scarce": _scarce,
    "two-cards": _two_cards,
    "tickets": _tickets,
    "keep": _keep,
    "adds": _adds,
    "costly": _costly,
    "spares": _spares,
    "spends": _spends,
    "split": _split,
    "station": _station,
    "harbour": _harbour,
    "exchange": _exchange,
    "late": _late,
    "lost": _lost,
    "tight": _tight,
    "busy": _busy,
    "wait": _wait,
    "won": _won,
    "collect": lambda tell, r: "You have the cards for your plan: now collect for a long route.",
    "other": lambda tell, r: "It is what a planner would do.",
}

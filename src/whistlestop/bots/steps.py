"""The steps that all bots without a search take alike: a card, a payment, a pick, an exchange."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.bots.paying import card_to_give, card_types, cheapest_payment
from whistlestop.bots.plan import offered, plan_tickets, tickets_of, weigh
from whistlestop.bots.seat import Seat
from whistlestop.bots.ways import Ways
from whistlestop.engine import layout as L

Choice = Callable[[Seat, list[int]], int]

MOST_LOST = 12
"""Points that the exchange of pieces may cost in all."""


def exchange(seat: Seat, actions: list[int]) -> int | None:
    """Pieces of the other kind, if the plan cannot do without (GL-12)."""
    if not seat.plan.worth or seat.view.look.short(L.EXCHANGED + seat.player) >= MOST_LOST:
        return None
    needed = [0, 0]
    for i in seat.plan.worth:
        route = seat.board.routes[i]
        needed[route.kind == "sea"] += route.length
    trains, ships = seat.data[L.TRAINS + seat.player], seat.data[L.SHIPS + seat.player]
    if needed[1] > ships:
        action = L.A_TO_SHIPS + needed[1] - ships
    elif needed[0] > trains:
        action = L.A_TO_TRAINS + needed[0] - trains
    else:
        return None
    return action if action in actions else None


def draw(seat: Seat, actions: list[int]) -> int:
    """The card of the row that is needed most; else an unseen one."""
    rules = seat.board.rules
    wild = seat.board.wild
    first = seat.view.phase == "main"

    def worth(action: int) -> tuple[float, int]:
        if action >= L.A_DRAW:
            return unseen_worth(seat, action - L.A_DRAW), action
        if action == wild:
            # It costs the second card of the turn (C5).
            return seat.wilds_wanted / (2 if first and rules.wild_limit else 1), action
        card = seat.board.cards[action]
        return seat.needs.get((card.deck == 1, card.colour), 0) * card.pieces, action

    return max(actions, key=worth)


def unseen_worth(seat: Seat, deck: int) -> float:
    """A card as it comes: any colour of the deck, or a wild."""
    needs = sum(worth for (sea, _), worth in seat.needs.items() if sea == (deck == 1))
    return needs / (len(seat.board.colours) + 1) + 0.01


def refill(seat: Seat, actions: list[int]) -> int:
    """The deck that holds more of what is needed."""
    return max(actions, key=lambda a: (unseen_worth(seat, a - L.A_REFILL), -a))


def pieces(seat: Seat, actions: list[int]) -> int:
    """What the board suggests to beginners, or next to it."""
    suggested = L.A_PIECES + seat.board.rules.suggested_trains
    return min(actions, key=lambda action: (abs(action - suggested), action))


def pick(seat: Seat, actions: list[int]) -> int:
    """The ticket that adds most to those picked so far (IB-3)."""
    view, player = seat.view, seat.player
    on_offer = offered(view, player)
    picked = picks_so_far(seat)
    ways = Ways(view, player, weigh)
    so_far = tickets_of(view, player) + picked
    base = plan_tickets(ways, view, player, so_far).spaces

    def value(action: int) -> int:
        t = on_offer[action - L.A_PICK]
        plan = plan_tickets(ways, view, player, [*so_far, t])
        points = view.board.tickets[t].points
        return -points if t in plan.lost else points - (plan.spaces - base)

    return max(actions, key=value)


def picks_so_far(seat: Seat) -> list[int]:
    """The tickets picked in the draft under way."""
    start = L.PICKS + ((seat.data[L.DRAFT] - 1) * L.PLAYERS + seat.player) * L.OFFERED
    held = set(tickets_of(seat.view, seat.player))
    return [t for t in seat.data[start : start + seat.data[L.STEP]] if t not in held]


def surcharge(seat: Seat, actions: list[int]) -> int:
    """Pay it, if possible: the cards laid down would come back, but the turn would be lost."""
    payable = [action for action in actions if action != L.A_REFUSE]
    return cheapest_payment(seat, payable) if payable else L.A_REFUSE


def festival(seat: Seat, actions: list[int]) -> int:
    """The set that gains more by the cards that lie there (IB-10)."""

    def gain(action: int) -> int:
        i = action - L.A_FESTIVAL
        values = (0, *seat.board.festivals[i].values)
        have = seat.data[L.TAKEN + seat.player * L.SETS + i]
        more = have + seat.data[L.FESTIVAL + i]
        return values[min(more, len(values) - 1)] - values[min(have, len(values) - 1)]

    return max(actions, key=gain)


def fewest(seat: Seat, actions: list[int]) -> int:
    """The smallest number of spaces paid by several cards each."""
    return min(actions)


CHOICES: dict[str, Choice] = {
    "second-card": draw,
    "refill": refill,
    "pieces": pieces,
    "draft": pick,
    "pay": cheapest_payment,
    "surcharge": surcharge,
    "substitute": fewest,
    "variant": card_types,
    "give": card_to_give,
    "festival": festival,
}
"""What to do in every phase but that of a turn's action."""

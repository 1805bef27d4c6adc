"""The steps that all bots without a search take alike: a card, a payment, a pick, an exchange."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.bots.reference.context import TurnContext
from whistlestop.bots.reference.paying import card_to_give, card_types, cheapest_payment
from whistlestop.bots.reference.plan import offered, plan_tickets, tickets_of, weigh
from whistlestop.bots.reference.ways import Ways
from whistlestop.engine import actions as A

Choice = Callable[[TurnContext, list[int]], int]

MAX_EXCHANGE_LOSS = 12
"""Points that the exchange of pieces may cost in all."""


def exchange(ctx: TurnContext, actions: list[int]) -> int | None:
    """Pieces of the other kind, if the plan cannot do without (GL-12)."""
    reader, player = ctx.view.reader, ctx.player
    if not ctx.plan.worth or reader.number("exchanged", player) >= MAX_EXCHANGE_LOSS:
        return None
    needed = [0, 0]
    for i in ctx.plan.worth:
        route = ctx.board.routes[i]
        needed[route.kind == "sea"] += route.length
    trains, ships = reader.trains(player), reader.ships(player)
    if needed[1] > ships:
        action = A.TO_SHIPS(needed[1] - ships)
    elif needed[0] > trains:
        action = A.TO_TRAINS(needed[0] - trains)
    else:
        return None
    return action if action in actions else None


def draw(ctx: TurnContext, actions: list[int]) -> int:
    """The card of the row that is needed most; else an unseen one."""
    rules = ctx.board.rules
    wild = ctx.board.wild
    first = ctx.view.phase == "main"

    def worth(action: int) -> tuple[float, int]:
        if action in A.DRAW:
            return unseen_worth(ctx, A.DRAW.argument(action)), action
        if action == wild:
            # It costs the second card of the turn (C5).
            return ctx.wilds_wanted / (2 if first and rules.wild_limit else 1), action
        card = ctx.board.cards[action]
        return ctx.needs.get((card.deck == 1, card.colour), 0) * card.pieces, action

    return max(actions, key=worth)


def unseen_worth(ctx: TurnContext, deck: int) -> float:
    """A card as it comes: any colour of the deck, or a wild."""
    needs = sum(worth for (sea, _), worth in ctx.needs.items() if sea == (deck == 1))
    return needs / (len(ctx.board.colours) + 1) + 0.01


def refill(ctx: TurnContext, actions: list[int]) -> int:
    """The deck that holds more of what is needed."""
    return max(actions, key=lambda a: (unseen_worth(ctx, A.REFILL.argument(a)), -a))


def pieces(ctx: TurnContext, actions: list[int]) -> int:
    """What the board suggests to beginners, or next to it."""
    suggested = A.PIECES(ctx.board.rules.suggested_trains)
    return min(actions, key=lambda action: (abs(action - suggested), action))


def pick(ctx: TurnContext, actions: list[int]) -> int:
    """The ticket that adds most to those picked so far (IB-3)."""
    view, player = ctx.view, ctx.player
    on_offer = offered(view, player)
    picked = picks_so_far(ctx)
    ways = Ways(view, player, weigh)
    so_far = tickets_of(view, player) + picked
    base = plan_tickets(ways, view, player, so_far).spaces

    def value(action: int) -> int:
        t = on_offer[A.PICK.argument(action)]
        plan = plan_tickets(ways, view, player, [*so_far, t])
        points = view.board.tickets[t].points
        return -points if t in plan.lost else points - (plan.spaces - base)

    return max(actions, key=value)


def picks_so_far(ctx: TurnContext) -> list[int]:
    """The tickets picked in the draft under way."""
    reader = ctx.view.reader
    held = set(tickets_of(ctx.view, ctx.player))
    return [t for t in reader.picked(ctx.player, reader.number("draft")) if t not in held]


def surcharge(ctx: TurnContext, actions: list[int]) -> int:
    """Pay it, if possible: the cards laid down would come back, but the turn would be lost."""
    payable = A.PAY.among(actions)
    return cheapest_payment(ctx, payable) if payable else A.REFUSE()


def festival(ctx: TurnContext, actions: list[int]) -> int:
    """The set that gains more by the cards that lie there (IB-10)."""
    reader = ctx.view.reader

    def gain(action: int) -> int:
        festival = ctx.board.festivals[A.FESTIVAL.argument(action)]
        values = (0, *festival.values)
        have = reader.taken(ctx.player).get(festival.id, 0)
        more = have + reader.festivals.get(festival.id, 0)
        return values[min(more, len(values) - 1)] - values[min(have, len(values) - 1)]

    return max(actions, key=gain)


def fewest(ctx: TurnContext, actions: list[int]) -> int:
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

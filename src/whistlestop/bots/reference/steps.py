"""Steps that all bots without a search share: a card, a payment, a pick, an exchange."""

from __future__ import annotations

from collections.abc import Callable

from whistlestop.bots.reference.context import TurnContext
from whistlestop.bots.reference.paying import card_to_give, card_types, cheapest_payment
from whistlestop.bots.reference.plan import plan_tickets, weigh
from whistlestop.bots.reference.ways import Ways
from whistlestop.engine import actions as A
from whistlestop.game.situation import festival_points

Choice = Callable[[TurnContext, list[int]], int]

MAX_EXCHANGE_LOSS = 12
"""How many points exchanging pieces may cost in total."""


def exchange(ctx: TurnContext, actions: list[int]) -> int | None:
    """Pieces of the other kind, if the plan cannot do without them (GL-12)."""
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
    """The card in the row that is needed most, or else an unseen one."""
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
    """The value of an unseen card: any colour in the deck, or a wild."""
    needs = sum(worth for (sea, _), worth in ctx.needs.items() if sea == (deck == 1))
    return needs / (len(ctx.board.colours) + 1) + 0.01


def refill(ctx: TurnContext, actions: list[int]) -> int:
    """The deck with more of what is needed."""
    return max(actions, key=lambda a: (unseen_worth(ctx, A.REFILL.argument(a)), -a))


def pieces(ctx: TurnContext, actions: list[int]) -> int:
    """What the board suggests to beginners, or the closest to it."""
    suggested = A.PIECES(ctx.board.rules.suggested_trains)
    return min(actions, key=lambda action: (abs(action - suggested), action))


def pick(ctx: TurnContext, actions: list[int]) -> int:
    """The ticket that adds the most to those picked so far (IB-3)."""
    view, player = ctx.view, ctx.player
    on_offer = view.reader.offered(player)
    picked = picks_so_far(ctx)
    ways = Ways(view, player, weigh)
    so_far = view.reader.held(player) + picked
    base = plan_tickets(ways, view, player, so_far).spaces

    def value(action: int) -> int:
        t = on_offer[A.PICK.argument(action)]
        plan = plan_tickets(ways, view, player, [*so_far, t])
        points = view.board.tickets[t].points
        return -points if t in plan.lost else points - (plan.spaces - base)

    return max(actions, key=value)


def picks_so_far(ctx: TurnContext) -> list[int]:
    """The tickets picked in the current draft."""
    reader = ctx.view.reader
    held = set(ctx.view.reader.held(ctx.player))
    return [t for t in reader.picked(ctx.player, reader.number("draft")) if t not in held]


def surcharge(ctx: TurnContext, actions: list[int]) -> int:
    """Pay it if possible: refusing returns the cards but wastes the turn."""
    payable = A.PAY.among(actions)
    return cheapest_payment(ctx, payable) if payable else A.REFUSE()


def festival(ctx: TurnContext, actions: list[int]) -> int:
    """The set that gains more from the cards laid out there (IB-10)."""
    points = festival_points(ctx.view)
    return max(actions, key=lambda a: points[ctx.board.festivals[A.FESTIVAL.argument(a)].id])


def fewest(ctx: TurnContext, actions: list[int]) -> int:
    """The smallest number of spaces paid with several cards each."""
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
"""What to do in every phase other than choosing a turn's action."""

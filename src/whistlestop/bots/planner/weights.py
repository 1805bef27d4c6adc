"""The weights a planner decides by.

They are named here and nowhere else: setup.py makes the C struct in weights.pxd from the fields.
Values are in tenths of a point where nothing else is said. The defaults were found by playing.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """How one style of planner values things. The defaults suit a board nobody has tuned for."""

    # --- the price of a route ----------------------------------------------------------

    turn_value: int = 24
    """What a turn is worth when spent on something different."""
    piece_value: int = 3
    """What a piece is worth when used somewhere different."""
    hand_share: int = 5
    """How much of the hand counts towards any one route, in tenths."""
    hand_late: int = 12
    """With fewer turns left than this, more and more of the hand counts."""
    tunnel_price: int = 6
    """The risk of a tunnel, in tenths of a card."""
    tunnel_spare: int = 1
    """Cards to hold for the surcharge before claiming a tunnel."""
    symbol_price: int = 8
    """A wild that a ferry demands, in tenths of a card beyond its own."""
    danger_price: int = 2
    """For each other player at the ends of a route without a twin."""
    space_floor: int = 4
    """No route is planned as cheaper than this for each space."""
    festival_share: int = 5
    """How much festival cards attract a plan, in tenths of their points."""
    festival_hope: int = 0
    """How much the festival cards a city may still offer do, in hundredths of their points."""
    city_share: int = 5
    """How much cities that score attract a plan, in tenths of their points."""

    # --- tickets -----------------------------------------------------------------------

    ticket_risk: int = 2
    """What a ticket costs before it is begun, in tenths of its points."""
    late_price: int = 2
    """The same, for each tenth of the pieces that the fastest player has placed beyond a third."""
    stretch_from: int = 7
    """A plan that takes more than this many tenths of the pieces is doubtful."""
    stretch_price: int = 4
    """For each tenth of a piece beyond that."""
    draft_space: int = 0
    """For each space of the plan while the first tickets of a draft are picked; less with each."""
    most_value: int = 0
    """For each ticket, where the most completed tickets earn a bonus."""
    draw_margin: int = 94
    """What new tickets must promise beyond the turn they cost."""
    draw_open: int = 0
    """Tickets that may be incomplete when new ones are drawn."""
    draw_time: int = 14
    """Turns that must be left when tickets are drawn."""
    draw_share: int = 10
    """What a point of a ticket that may be drawn counts."""

    # --- time --------------------------------------------------------------------------

    time_share: int = 60
    """How much of a plan's time must be left, in hundredths."""
    card_time: int = 9
    """What a missing card of the plan takes, in tenths of a turn."""
    shown_time: int = 600
    """What a missing card takes that is face up, in thousandths of a turn."""
    wait_time: int = 1000
    """What a missing card takes that is not, in thousandths of a turn."""
    claim_time: int = 0
    """Added to the time of a claim for points, in tenths of a turn."""

    # --- claims ------------------------------------------------------------------------

    others: int = 4
    """How many routes outside the plan to collect for at the same time, for their points alone."""
    spare_margin: int = 16
    """What a claim for points must be worth beyond its pieces."""
    spare_piece: int = 11
    """What each piece must earn in such a claim."""
    scarce: int = 15
    """With fewer free pieces than this, the two above count less and less."""
    sweep_turns: int = 8
    """With the plan done and no more turns left than this, save for the great route any cards pay
    for."""
    link_value: int = 6
    """For a route that continues the player's own, where the longest path scores."""
    block_value: int = 0
    """For a route that another player needs to connect two parts of a network, divided by the
    number of opponents."""
    near_value: int = 20
    """How much a route of the plan is preferred for each other player near it."""
    patience: int = 0
    """For each wild that a claim would take while there is time."""
    claim_margin: int = -1000
    """A claim of the plan below this waits."""
    plan_first: int = 1
    """Whether nothing else is collected for or claimed while the plan lacks a card."""

    # --- cards -------------------------------------------------------------------------

    plan_weight: int = 30
    """What a route of the plan is worth beyond its points."""
    extra_value: int = 6
    """How much a card for a route outside the plan counts, in tenths."""
    set_value: int = 2
    """What a card without a goal is worth for each of its colour, in hundredths of a point."""
    slope: int = 5
    """How evenly the worth of a route is spread over its cards; 0: the last counts most."""
    wild_value: int = 10
    """A wild, in tenths of the most useful card."""
    wild_base: int = 20
    """And beyond that, in hundredths of a point."""
    harbour_share: int = 7
    """How much a harbour named by tickets attracts cards with its sign, in tenths of its points."""
    harbour_hope: int = 2
    """How much of the harbours named by tickets counts when they are chosen, in tenths."""
    bottleneck: int = 20
    """What a card for the plan is worth for each card of its colour that the plan lacks, in
    hundredths of a point."""

    def __getitem__(self, name: str) -> int:
        """Cython fills its struct by asking for the fields as a dict would be asked."""
        value: int = getattr(self, name)
        return value

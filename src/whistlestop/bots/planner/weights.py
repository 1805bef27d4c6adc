"""The weights a planner decides by.

They are declared only here: setup.py turns the fields into a C struct.
Values are in tenths of a point unless stated otherwise. The defaults were found by playing.
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Weights:
    """How one style of planner values things. The defaults suit boards nobody has tuned it for."""

    # --- the price of a route ----------------------------------------------------------

    turn_value: int = 24
    """What a turn is worth when spent elsewhere."""
    piece_value: int = 3
    """What a piece is worth when used elsewhere."""
    hand_share: int = 5
    """How much of the hand counts towards any one route, in tenths."""
    hand_late: int = 12
    """With fewer turns left than this, more and more of the hand counts."""
    tunnel_price: int = 6
    """The risk of a tunnel, in tenths of a card."""
    tunnel_spare: int = 1
    """Cards to hold in reserve for the surcharge before claiming a tunnel."""
    symbol_price: int = 8
    """The extra cost of a wild that a ferry requires, in tenths of a card."""
    danger_price: int = 2
    """For each opponent at the ends of a route without a twin."""
    space_floor: int = 4
    """The least that a route can cost in a plan, per space."""
    festival_share: int = 5
    """How much festival cards attract a plan, in tenths of their points."""
    festival_hope: int = 0
    """The same for festival cards that a city may still offer, in hundredths of their points."""
    city_share: int = 5
    """How much cities that score attract a plan, in tenths of their points."""

    # --- tickets -----------------------------------------------------------------------

    ticket_risk: int = 2
    """What a ticket costs before it is started, in tenths of its points."""
    late_price: int = 2
    """The same, for each tenth of the pieces that the fastest player has placed beyond a third."""
    stretch_from: int = 7
    """A plan that takes more than this many tenths of the pieces is doubtful."""
    stretch_price: int = 4
    """The penalty for each tenth of a piece beyond that."""
    draft_space: int = 0
    """For each space of the plan while picking a draft's first tickets; less with each pick."""
    most_value: int = 0
    """For each ticket, on boards with a bonus for most completed tickets."""
    draw_margin: int = 94
    """What new tickets must promise on top of the turn they cost."""
    draw_open: int = 0
    """How many incomplete tickets are allowed when drawing new ones."""
    draw_time: int = 14
    """How many turns must be left to draw tickets."""
    draw_share: int = 10
    """How much a point of a ticket yet to be drawn counts."""

    # --- time --------------------------------------------------------------------------

    time_share: int = 60
    """How much of the time a plan needs must be left, in hundredths."""
    card_time: int = 9
    """How long a missing card of the plan takes, in tenths of a turn."""
    shown_time: int = 600
    """How long a missing card takes if it is face up, in thousandths of a turn."""
    wait_time: int = 1000
    """How long a missing card takes if it is not, in thousandths of a turn."""
    claim_time: int = 0
    """Added to the time of a claim made for points, in tenths of a turn."""

    claim_size: int = 30
    """How many pieces a claim places, in tenths: it tells how many turns are left."""
    hand_use: int = 5
    """How many tenths of the cards in a hand pay for those claims."""

    # --- claims ------------------------------------------------------------------------

    others: int = 4
    """How many routes outside the plan to collect for at once, for their points alone."""
    spare_margin: int = 16
    """What a claim for points must be worth beyond its pieces."""
    spare_piece: int = 11
    """What each piece must earn in such a claim."""
    scarce: int = 15
    """With fewer free pieces than this, the two weights above count less and less."""
    sweep_turns: int = 8
    """With the plan done and at most this many turns left, save up for the great route that any
    cards pay for."""
    link_value: int = 6
    """For a route that extends the player's own, where the longest path scores."""
    longest_pieces: int = 10
    """Once a player has at most this many pieces left, claims are valued by what they do to the
    bonus for the longest path; 0 never counts it."""
    block_value: int = 0
    """For a route that an opponent needs to connect two parts of a network, divided by the number
    of opponents."""
    near_value: int = 20
    """How much a route of the plan is preferred, for each opponent near it."""
    patience: int = 0
    """The penalty for each wild that a claim would use while there is still time."""
    claim_margin: int = -1000
    """A planned claim worth less than this waits."""
    length_value: int = 0
    """For each space of a route beyond three, less for shorter ones."""
    plan_first: int = 1
    """Whether to collect and claim nothing else while the plan is missing a card."""
    refill_plan: int = 1
    """Whether to plan again before choosing the deck for a refill, if the plan was forgotten."""

    # --- cards -------------------------------------------------------------------------

    plan_weight: int = 30
    """What a route of the plan is worth beyond its points."""
    extra_value: int = 6
    """How much a card for a route outside the plan counts, in tenths."""
    set_value: int = 2
    """What a card without a goal is worth per card of its colour, in hundredths of a point."""
    slope: int = 5
    """How evenly the value of a route is spread over its cards; at 0 the last one counts most."""
    wild_value: int = 10
    """The value of a wild, in tenths of the most useful card."""
    wild_base: int = 20
    """Added to that, in hundredths of a point."""
    harbour_share: int = 7
    """How much a harbour named by tickets attracts cards with its sign, in tenths of its points."""
    harbour_hope: int = 2
    """How much the harbours that tickets name count when choosing tickets, in tenths."""
    bottleneck: int = 20
    """What a card for the plan is worth per card of its colour that the plan is missing, in
    hundredths of a point."""

    def __getitem__(self, name: str) -> int:
        """Lets Cython fill its struct as if from a dict."""
        value: int = getattr(self, name)
        return value

"""What a planner goes by, found by playing: in tenths of a point where nothing else is said."""

from __future__ import annotations

WEIGHTS = {
    # what a turn brings elsewhere
    "turn_value": 24,
    # what a piece brings elsewhere
    "piece_value": 3,
    # how much of the cards in hand counts for any one route, in tenths
    "hand_share": 5,
    # with fewer turns left than this, more and more of it
    "hand_late": 12,
    # the risk of a tunnel, in tenths of a card
    "tunnel_price": 6,
    # cards to have in hand for its surcharge before a tunnel is begun
    "tunnel_spare": 1,
    # a wild that a ferry demands, in tenths of a card beyond its own
    "symbol_price": 8,
    # for each other player at the ends of a route that has no twin
    "danger_price": 2,
    # no route is planned as cheaper than this a space
    "space_floor": 4,
    # how much festival cards draw a plan, in tenths of their points
    "festival_share": 5,
    # how much those that a city may still bring draw one, in hundredths of their points
    "festival_hope": 0,
    # how much cities that score draw a plan, in tenths of their points
    "city_share": 5,
    # what a ticket costs before it is begun, in tenths of its points
    "ticket_risk": 2,
    # the same, for each tenth of the pieces that the quickest player has laid beyond a third
    "late_price": 2,
    # a plan for more than so many tenths of the pieces is doubtful
    "stretch_from": 7,
    # for each tenth of a piece beyond that
    "stretch_price": 4,
    # of each space of the plan when the first tickets of a draft are picked, less with each
    "draft_space": 0,
    # of each ticket, where the most tickets bring a bonus
    "most_value": 0,
    # what new tickets must promise beyond the turn that they cost
    "draw_margin": 94,
    # tickets that may be open when new ones are drawn
    "draw_open": 0,
    # turns that must be left when tickets are drawn
    "draw_time": 14,
    # what a point of a ticket that may be drawn counts
    "draw_share": 10,
    # how much of a plan's time must be left, in hundredths
    "time_share": 60,
    # what a missing card of the plan takes, in tenths of a turn
    "card_time": 9,
    # what a missing card that lies in the row takes, in thousandths of a turn
    "shown_time": 600,
    # what one takes that does not
    "wait_time": 1000,
    # added to the time of a claim for points, in tenths of a turn
    "claim_time": 0,
    # routes for their points alone that are collected for at the same time
    "others": 4,
    # what a claim for points must bring beyond its pieces
    "spare_margin": 16,
    # what a piece must bring in such a claim
    "spare_piece": 11,
    # with fewer free pieces than this, both count less and less
    "scarce": 15,
    # with the plan done and no more turns left than this, all goes into the great route that any
    # cards pay for
    "sweep_turns": 8,
    # of a route that goes on from the player's own, where the longest path counts
    "link_value": 6,
    # of a route that another needs to join two parts of a network, shared by the others
    "block_value": 0,
    # how much a route of the plan is preferred for each other player near it
    "near_value": 20,
    # for each wild that a claim would take while there is time
    "patience": 0,
    # a claim of the plan below this waits
    "claim_margin": -1000,
    # whether nothing else is collected or claimed while the plan lacks a card
    "plan_first": 1,
    # what a route of the plan is worth beyond its points
    "plan_weight": 30,
    # how much a card for a route outside the plan counts, in tenths
    "extra_value": 6,
    # what a card without a goal is worth for each of its colour, in hundredths of a point
    "set_value": 2,
    # how evenly the worth of a route is spread over its cards; 0: the last counts most
    "slope": 5,
    # a wild, in tenths of the most useful card
    "wild_value": 10,
    # and beyond that, in hundredths of a point
    "wild_base": 20,
    # how much a harbour that tickets name draws the cards with its sign, in tenths of its points
    "harbour_share": 7,
    # how much of the harbours that tickets name is hoped for when they are chosen, in tenths
    "harbour_hope": 2,
    # what a card for the plan is worth for each one of its colour that the plan lacks, in
    # hundredths of a point
    "bottleneck": 20,
}

from whistlestop.bots.planner.weights cimport Weights
from whistlestop.engine cimport layout as L
from whistlestop.engine.action_set cimport ActionSet
from whistlestop.engine.network cimport Network
from whistlestop.engine.scoring cimport Scorer
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef enum:
    NEVER = 30000
    GOALS = 40
    LISTED = 16
    # What routes and tickets were last noted for: where each use begins in known_for.
    PLANNED = 0
    VALUED = L.ROUTE_WORDS + L.TICKET_WORDS

cdef class PlannerState:
    cdef readonly Tables tables
    cdef ActionSet legal  # the legal actions last asked for
    cdef Network network
    cdef Scorer scorer
    cdef readonly int player
    cdef readonly Weights weights
    # The board as a graph: the routes of each city.
    cdef short[::1] adj_start
    cdef unsigned char[::1] adj_route, adj_city
    # Scratch space for the shortest paths.
    cdef int[::1] cost, base_cost, time, dist, far
    cdef unsigned char[::1] prev_route, prev_city, danger, named
    # The plan: routes still to be claimed, and tickets given up.
    cdef unsigned long long[::1] plan, trial
    cdef int plan_cost, plan_time, trial_cost, trial_time, rail, sea
    cdef unsigned char[::1] todo
    cdef int todo_count, given_up
    # What the plan, and then the value of drawing tickets, was worked out for.
    cdef unsigned long long[::1] known_for, known_barred
    cdef int fresh
    cdef int turns  # about how many turns are left
    # Goals, indexed by goal.
    cdef int goal_count, planned, wild_need
    cdef int[::1] goal_route, goal_purse, goal_missing, goal_weight
    # Routes outside the plan, and the cards left for them.
    cdef unsigned char[::1] open_route
    cdef int[::1] open_value
    cdef int open_count, free_rail, free_sea, free_time, free_wilds
    # Cards, by purse and by type.
    cdef int[::1] have, spare, lacking, shown, unseen, worth
    cdef unsigned char[::1] picked  # tickets of a draft
    # The actions last listed as worth a closer look, and how good they look.
    cdef int[::1] listed, rated
    # The value of drawing tickets, and at what time it was worked out.
    cdef double[::1] gains
    cdef double draw_worth
    cdef int gains_turns
    cdef int path, rival_path  # the player's longest path, and the longest of the others
    cdef int last_value  # what the claim found by last_claim scores
    cpdef void reset(self) noexcept nogil

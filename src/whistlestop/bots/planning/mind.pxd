from whistlestop.engine.lending cimport Lending
from whistlestop.engine.network cimport Network
from whistlestop.engine.scoring cimport Scorer
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef enum:
    NEVER = 30000

cdef class Mind:
    cdef readonly Tables tables
    cdef Network network
    cdef Scorer scorer
    cdef readonly int player
    # The board as a graph: for each city its routes.
    cdef short[::1] adj_start
    cdef unsigned char[::1] adj_route, adj_city
    # Work space of the shortest paths.
    cdef int[::1] cost, base_cost, dist
    cdef unsigned char[::1] prev_route, prev_city, settled
    # The plan: routes still to be claimed, and the tickets given up.
    cdef unsigned long long[::1] plan, trial
    cdef int plan_cost, trial_cost, rail, sea
    cdef unsigned char[::1] todo, lost
    cdef int todo_count
    # What the plan is for: the fields it depends on.
    cdef unsigned long long[::1] known_for
    cdef int fresh
    # Card needs by purse, and how many cards are out of sight by type.
    cdef int[::1] need, have, spare, unseen
    cdef int deficit, unseen_total
    cdef int turn_value
    cdef unsigned long long dice
    cpdef void reset(self)
    cdef unsigned int roll(self, unsigned int n) noexcept

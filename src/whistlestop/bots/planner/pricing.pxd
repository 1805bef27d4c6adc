from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.engine.state cimport State

cdef void price_routes(PlannerState me, State s) noexcept nogil
cdef void count_hand(PlannerState me, State s) noexcept nogil
cdef int set_gain(PlannerState me, State s, int f) noexcept nogil
cdef void count_turns(PlannerState me, State s) noexcept nogil
cdef int danger_of(PlannerState me, int route) noexcept nogil
cdef int gain_now(PlannerState me, State s, int r) noexcept nogil
cdef int blocks(PlannerState me, State s, int r) noexcept nogil

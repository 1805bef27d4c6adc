from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.engine.state cimport State

cdef void price_routes(PlannerState me, State s) noexcept
cdef void count_hand(PlannerState me, State s) noexcept
cdef int set_gain(PlannerState me, State s, int f) noexcept
cdef void count_turns(PlannerState me, State s) noexcept
cdef int danger_of(PlannerState me, int route) noexcept
cdef int gain_now(PlannerState me, State s, int r) noexcept
cdef int blocks(PlannerState me, State s, int r) noexcept

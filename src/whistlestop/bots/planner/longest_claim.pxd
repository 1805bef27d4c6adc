from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.engine.state cimport State

cdef bint watch_paths(PlannerState me, State s) noexcept nogil
cdef int bonus_gain(PlannerState me, State s, int r) noexcept nogil
cdef int longest_claim(PlannerState me, State s) noexcept nogil

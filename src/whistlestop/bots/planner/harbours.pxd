from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.engine.state cimport State

cdef void count_named(PlannerState me, State s) noexcept
cdef int next_harbour(PlannerState me, State s) noexcept
cdef int best_harbour(PlannerState me, State s, int least) noexcept
cdef void value_signs(PlannerState me, State s) noexcept
cdef int harbour_hope(PlannerState me, State s, unsigned long long low, unsigned long long high) noexcept

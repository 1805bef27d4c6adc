from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.engine.state cimport State

cdef void count_named(PlannerState me, State s) noexcept nogil
cdef int next_harbour(PlannerState me, State s) noexcept nogil
cdef int best_harbour(PlannerState me, State s, int least) noexcept nogil
cdef void value_signs(PlannerState me, State s) noexcept nogil
cdef int harbour_hope(PlannerState me, State s, unsigned long long low, unsigned long long high) noexcept nogil

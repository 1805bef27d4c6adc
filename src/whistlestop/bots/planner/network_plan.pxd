from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.engine.state cimport State

cdef int make_plan(PlannerState me, State s, unsigned long long low, unsigned long long high) noexcept nogil
cdef void renew_plan(PlannerState me, State s) noexcept nogil
cdef bint note_network(PlannerState me, State s, int use) noexcept nogil

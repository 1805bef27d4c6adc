from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.engine.state cimport State

cdef int planned_claim(PlannerState me, State s) noexcept nogil
cdef int spare_claim(PlannerState me, State s) noexcept nogil
cdef int sweep_claim(PlannerState me, State s) noexcept nogil
cdef int ticket_score(PlannerState me, State s) noexcept nogil
cdef int last_claim(PlannerState me, State s) noexcept nogil

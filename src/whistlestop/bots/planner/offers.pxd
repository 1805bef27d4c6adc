from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.engine.state cimport State

cdef int choose_keep(PlannerState me, State s) noexcept nogil
cdef int worth_tickets(PlannerState me, State s) noexcept nogil
cdef int keep_value(PlannerState me, State s, int keep) noexcept nogil
cdef int stretch(PlannerState me, State s, int used) noexcept nogil

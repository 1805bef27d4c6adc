from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.engine.state cimport State

cdef int list_options(PlannerState me, State s) noexcept nogil

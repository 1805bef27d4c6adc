from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.engine.state cimport State

cdef int special_action(PlannerState me, State s) noexcept nogil

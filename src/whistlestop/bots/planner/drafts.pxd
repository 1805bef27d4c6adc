from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.engine.state cimport State

cdef int choose_pick(PlannerState me, State s) noexcept nogil

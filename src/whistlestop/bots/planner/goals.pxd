from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.engine.state cimport State

cdef void set_goals(PlannerState me, State s) noexcept nogil

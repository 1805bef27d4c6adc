from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.engine.state cimport State

cpdef int decide(PlannerState me, State s) noexcept nogil
cdef void prepare_cards(PlannerState me, State s) noexcept nogil

from whistlestop.bots.planner.state cimport PlannerState

cdef int shortest(PlannerState me, int a, int b) noexcept nogil

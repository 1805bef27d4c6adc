from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.engine.tables cimport Tables

cdef class TicketMap:
    cdef int[::1] spaces
    cdef double[::1] shared  # the spaces that two tickets have in common, by pairs
    cdef void price(self, PlannerState me, Tables tables) noexcept nogil

cdef void free_path(PlannerState me, int a, int b) noexcept nogil

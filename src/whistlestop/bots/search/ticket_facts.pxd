from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.bots.search.ticket_map cimport TicketMap
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class TicketFacts:
    cdef Tables tables
    cdef TicketMap map
    cdef double[::1] values  # a row for each ticket
    cdef int[::1] missing  # the spaces each ticket lacks
    cdef double laid
    cdef int left
    cpdef void look(self, State s, PlannerState me)
    cdef void price(self, State s, PlannerState me) noexcept
    cdef void borrow(self, State s, PlannerState me, int city) noexcept
    cdef void note(self, State s, int p, int i, int whole) noexcept

from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.bots.search.ticket_alternatives cimport TicketAlternatives
from whistlestop.bots.search.ticket_facts cimport TicketFacts
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class TicketBelief:
    cdef Tables tables
    cdef int viewer
    cdef list planners
    cdef TicketAlternatives alternatives
    cdef TicketFacts facts
    # The model.
    cdef double[::1] inner, inner_bias, outer, direct, term_weights, liking
    # By player, and for scores and missing spaces also by ticket.
    cdef double[::1] scores, laid
    cdef int[::1] missing, left
    # Scratch space.
    cdef double[::1] terms, weights
    cdef unsigned char[::1] slots
    cdef void judge(self, State view, PlannerState me)
    cdef double score(self, int i) noexcept
    cdef void find_terms(self, int p, int i, int j, int step) noexcept
    cdef double needed(self, int p, int i) noexcept
    cdef double value(self, int p, int i, int j, int step) noexcept
    cdef double weigh(self, int p) noexcept
    cdef int choose(self, State s, int p, bint early, object random)
    cdef int worth(self, State s, int p, int k)
    cdef int draw(self, double left) noexcept
    cpdef void resample(self, State s, object random, int rounds)

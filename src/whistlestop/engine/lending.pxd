from whistlestop.engine.network cimport Network
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class Lending:
    cdef Network union
    cdef unsigned char[::1] start, size, route, target, chosen, best_choice
    cdef unsigned char[::1] ticket_a, ticket_b
    cdef short[::1] ticket_points
    cdef readonly int stations, tickets, best, best_done, all_points
    cdef int borrow(self, State s, Tables t, int player, Network own) noexcept nogil
    cdef void gather_options(self, State s, Tables t, int player, Network own) noexcept nogil
    cdef void gather_tickets(self, State s, Tables t, int player, Network own) noexcept nogil
    cdef void drop_dead_ends(self) noexcept nogil
    cdef void choose(self, int station) noexcept nogil
    cdef void evaluate(self) noexcept nogil
    cdef void station_options(self, State s, Tables t, int player, Network own, int n, int city) noexcept nogil
    cdef void add_ticket(self, int a, int b, int points) noexcept nogil
    cdef int is_useful(self, int station, int place) noexcept nogil

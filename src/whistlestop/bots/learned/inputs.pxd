from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.engine.network cimport Network
from whistlestop.engine.scoring cimport Scorer
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class Inputs:
    cdef readonly Tables tables
    cdef readonly int players, width, count
    # What is not 0: where, and how much.
    cdef short[::1] at
    cdef short[::1] value
    cdef PlannerState planner
    cdef Network network
    cdef Scorer scorer
    cdef int turn, table, seats, own, hand, lacking, mine, others, completed, open, connected
    # The longest paths last found, and for which routes.
    cdef unsigned long long[::1] known_routes
    cdef int[::1] known_path
    cdef unsigned char[::1] joined
    cdef void put(self, int at, int value) noexcept nogil
    cdef void put_routes(self, int at, unsigned long long *words) noexcept nogil
    cdef void write(self, State s, int viewer) noexcept nogil
    cdef void write_table(self, State s, int viewer) noexcept nogil
    cdef void write_seats(self, State s, int viewer) noexcept nogil
    cdef void write_routes(self, State s, int viewer) noexcept nogil
    cdef void write_tickets(self, State s, int viewer) noexcept nogil
    cdef void write_plan(self, State s, int viewer, PlannerState me) noexcept nogil
    cdef int path_of(self, State s, int p) noexcept nogil
    cdef int shown_points(self, State s, int p) noexcept nogil
    cdef int turns_of(self, State s, int p) noexcept nogil
    cdef void write_hidden(self, State s, int viewer, int p, int at) noexcept nogil

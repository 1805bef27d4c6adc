from whistlestop.engine.lending cimport Lending
from whistlestop.engine.longest cimport LongestPath
from whistlestop.engine.network cimport Network
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class Scorer:
    cdef Network network
    cdef LongestPath longest_path
    cdef Lending lending
    cdef readonly int[::1] parts
    cdef readonly unsigned long long[::1] done
    cdef readonly unsigned char[::1] lent
    cpdef void score(self, State s, Tables t) noexcept nogil
    cdef void score_tickets_again(self, State s, Tables t, int player) noexcept nogil
    cpdef int path(self, State s, Tables t, int player) noexcept nogil
    cdef void score_tickets(self, State s, Tables t, int player) noexcept nogil
    cdef void score_harbours(self, State s, Tables t, int player) noexcept nogil
    cdef int touched_points(self, State s, Tables t, int player) noexcept nogil
    cdef void give_bonus(self, State s, Tables t, int measure, int part, int points) noexcept nogil
    cdef void rank(self, State s, Tables t) noexcept nogil
    cdef int better(self, State s, Tables t, int p, int q) noexcept nogil
    cdef int tickets_to(self, Tables t, int player, int city) noexcept nogil

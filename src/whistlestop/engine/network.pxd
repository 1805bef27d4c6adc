from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cpdef bint touches(State s, Tables t, int player, int city) noexcept nogil

cdef class Network:
    cdef unsigned char[::1] parent
    cdef void clear(self, int n) noexcept nogil
    cdef int root(self, int x) noexcept nogil
    cdef int join(self, int x, int y) noexcept nogil
    cdef void join_routes(self, State s, Tables t, int player) noexcept nogil

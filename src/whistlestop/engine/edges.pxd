from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class Edges:
    cdef unsigned char[::1] ends, weight, first, following, degree
    cdef int count
    cdef void gather(self, State s, Tables t, int player) noexcept nogil
    cdef void add_half(self, int half, int a, int b) noexcept nogil

from whistlestop.engine.edges cimport Edges
from whistlestop.engine.network cimport Network
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables
from whistlestop.engine.trimming cimport Trimming

cdef class LongestPath:
    cdef Network network
    cdef Edges edges
    cdef Trimming trimming
    cdef unsigned char[::1] used, component
    cdef int best, enough, left, steps
    cdef int find(self, State s, Tables t, int player) noexcept nogil
    cdef int search(self, Tables t, int component) noexcept nogil
    cdef void walk(self, int city, int length) noexcept nogil

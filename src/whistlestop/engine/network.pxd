from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class Network:
    cdef unsigned char[::1] parent
    cdef unsigned char[::1] ends, weight, used, first, following, degree, component
    cdef int edges, best, enough, left
    cdef void clear(self, int n) noexcept
    cdef int root(self, int x) noexcept
    cdef int join(self, int x, int y) noexcept
    cdef void join_routes(self, State s, Tables t, int player) noexcept
    cdef int longest_path(self, State s, Tables t, int player) noexcept
    cdef void gather(self, State s, Tables t, int player) noexcept
    cdef void walk(self, int city, int length) noexcept
    cdef int search(self, Tables t, int component) noexcept
    cdef void add_half(self, int half, int a, int b) noexcept

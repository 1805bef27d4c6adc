from whistlestop.engine.state cimport State

cdef class Chance:
    cdef unsigned int[::1] words
    cdef State s
    cdef int used
    cdef void start(self, State s) noexcept
    cdef unsigned int word(self) noexcept
    cdef int below(self, int n) noexcept
    cdef void shuffle(self, int start, int n) noexcept
    cdef void block(self) noexcept
    cdef void quarter(self, int a, int b, int c, int d) noexcept

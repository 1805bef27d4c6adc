from whistlestop.engine.state cimport State

cdef void start_chance(State s) noexcept nogil
cdef int below(State s, int n) noexcept nogil
cdef void shuffle(State s, unsigned char *cards, int start, int n) noexcept nogil

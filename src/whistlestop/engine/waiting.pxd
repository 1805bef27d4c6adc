from whistlestop.engine.state cimport State

cdef void wait_for(State s, int phase, int player) noexcept nogil
cdef void wait_for_all(State s, int phase) noexcept nogil

from whistlestop.engine.action_set cimport ActionSet
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class Playout:
    cdef readonly Tables tables
    cdef ActionSet actions
    cdef unsigned long long dice
    cpdef unsigned int roll(self, unsigned int n) noexcept nogil
    cdef void restart(self, unsigned long long seed, unsigned long long number) noexcept nogil
    cdef int choose(self, State s, int player) noexcept nogil
    cpdef void step(self, State s) noexcept nogil
    cpdef int finish(self, State s) noexcept nogil

from whistlestop.engine.action_set cimport ActionSet
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class Playout:
    cdef readonly Tables tables
    cdef ActionSet actions
    cdef unsigned long long dice
    cpdef unsigned int roll(self, unsigned int n) noexcept
    cpdef void step(self, State s) noexcept
    cpdef int finish(self, State s) noexcept

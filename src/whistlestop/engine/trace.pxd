from whistlestop.engine.action_set cimport ActionSet
from whistlestop.engine.observation cimport Observer
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class Tracer:
    cdef readonly Tables tables
    cdef Observer observer
    cdef ActionSet legal
    cdef readonly Py_ssize_t listed
    cdef unsigned char[::1] players
    cdef short[::1] actions, observations, counts, moves
    cdef Py_ssize_t follow(self, State s, Py_ssize_t n) noexcept nogil
    cdef int list_moves(self) noexcept nogil

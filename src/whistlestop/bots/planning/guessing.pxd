from whistlestop.engine.network cimport Network
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class Guesser:
    cdef readonly Tables tables
    cdef readonly State view
    cdef readonly int viewer
    cdef readonly list hidden, others, minds
    cdef readonly dict chances, refused
    cdef State guessed
    cdef Network network
    cpdef dict likely(self, int p)

cdef bint holds(State s, int p, int ticket)
cdef void exchange(State s, Tables t, int x, int y)

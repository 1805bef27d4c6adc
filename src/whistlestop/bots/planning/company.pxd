from whistlestop.engine.network cimport Network
from whistlestop.engine.scoring cimport Scorer
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class Company:
    cdef readonly Tables tables
    cdef readonly list minds
    cdef readonly Scorer scorer
    cdef Network network
    cdef State guessed, scratch
    cpdef int finish(self, State s)
    cpdef double likeness(self, State s, int viewer)

from whistlestop.engine.scoring cimport Scorer
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class Company:
    cdef readonly Tables tables
    cdef readonly list minds
    cdef readonly Scorer scorer
    cdef State scratch
    cpdef int finish(self, State s)

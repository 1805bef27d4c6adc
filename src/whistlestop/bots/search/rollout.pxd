from whistlestop.engine.scoring cimport Scorer
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class Rollout:
    cdef readonly Tables tables
    cdef readonly list planners
    cdef readonly Scorer scorer
    cdef State scratch
    cdef void finish(self, State s)

from whistlestop.bots.learned.inputs cimport Inputs
from whistlestop.bots.learned.net cimport Net
from whistlestop.engine.scoring cimport Scorer
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class Value:
    cdef readonly Tables tables
    cdef readonly int players
    cdef readonly Inputs inputs
    cdef readonly Net net
    cdef Scorer scorer
    cdef readonly double[::1] chances
    cdef readonly double margin
    cdef void look(self, State s, int viewer) noexcept nogil
    cdef void look_at_end(self, State s, int viewer) noexcept nogil

from whistlestop.engine.fields cimport Fields

cdef class StateReader:
    cdef readonly object board, data
    cdef object pinned
    cdef const Fields *f

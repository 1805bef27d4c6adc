from whistlestop.engine.network cimport Network
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class Determinizer:
    cdef readonly Tables tables
    cdef readonly State view
    cdef readonly int viewer
    cdef readonly list hidden, others, planners
    cdef readonly dict weights, refused
    cdef State sampled
    cdef Network network
    cpdef dict ticket_weights(self, int p)

cdef bint holds(State s, int p, int ticket)
cdef void swap_tickets(State s, Tables t, int x, int y)

from whistlestop.bots.search.belief cimport TicketBelief
from whistlestop.engine.network cimport Network
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class Determinizer:
    cdef readonly Tables tables
    cdef readonly State view
    cdef readonly int viewer
    cdef readonly list hidden, others, planners
    cdef readonly dict weights, refused
    cdef readonly TicketBelief belief
    cdef State sampled, last
    cdef int samples, samples_per_deal
    cdef Network network
    cpdef dict ticket_weights(self, int p)

cdef bint holds(State s, int p, int ticket)

from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef void complete_tickets(State s, Tables t, int viewer)

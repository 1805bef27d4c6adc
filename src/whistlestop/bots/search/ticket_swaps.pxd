from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef void swap_places(State s, int x, int y) noexcept nogil
cdef void swap_tickets(State s, Tables t, int x, int y) noexcept nogil

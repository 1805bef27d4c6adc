from whistlestop.bots.planning.mind cimport Mind
from whistlestop.engine.state cimport State

cdef int choose_keep(Mind m, State s) noexcept
cdef int worth_tickets(Mind m, State s) noexcept
cdef int keep_value(Mind m, State s, int keep) noexcept
cdef int stretch(Mind m, State s, int used) noexcept

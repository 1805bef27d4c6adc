from whistlestop.bots.planning.mind cimport Mind
from whistlestop.engine.state cimport State

cdef int choose_pieces(Mind m, State s) noexcept
cdef int choose_payment(Mind m, State s) noexcept
cdef int choose_count(Mind m, State s) noexcept
cdef int choose_gift(Mind m, State s) noexcept
cdef int choose_festival(Mind m, State s) noexcept

from whistlestop.bots.planning.mind cimport Mind
from whistlestop.engine.state cimport State

cdef void count_unseen(Mind m, State s) noexcept
cdef int unseen_value(Mind m, State s, int deck) noexcept
cdef int choose_card(Mind m, State s, int second) noexcept
cdef int choose_refill(Mind m) noexcept

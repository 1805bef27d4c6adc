from whistlestop.bots.planning.mind cimport Mind
from whistlestop.engine.state cimport State

cdef void count_named(Mind m, State s) noexcept
cdef int next_harbour(Mind m, State s) noexcept
cdef int best_harbour(Mind m, State s, int least) noexcept
cdef void value_signs(Mind m, State s) noexcept
cdef int harbour_hope(Mind m, State s, unsigned long long low, unsigned long long high) noexcept

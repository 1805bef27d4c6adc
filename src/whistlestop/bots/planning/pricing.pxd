from whistlestop.bots.planning.mind cimport Mind
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef void price_routes(Mind m, State s) noexcept
cdef int festival_gain(Mind m, State s, int route) noexcept
cdef int city_gain(Mind m, State s, int route) noexcept
cdef void count_turns(Mind m, State s) noexcept
cdef int danger_of(Mind m, int route) noexcept
cdef int gain_now(Mind m, State s, int r) noexcept
cdef bint touches(State s, Tables t, int q, int city) noexcept
cdef int blocks(Mind m, State s, int r) noexcept

from whistlestop.bots.planning.mind cimport Mind
from whistlestop.engine.state cimport State

cdef void price_routes(Mind m, State s) noexcept
cdef int shortest(Mind m, int a, int b) noexcept
cdef int make_plan(Mind m, State s, unsigned long long low, unsigned long long high) noexcept
cdef void renew_plan(Mind m, State s) noexcept
cdef int festival_gain(Mind m, State s, int route) noexcept

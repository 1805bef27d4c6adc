from whistlestop.bots.planning.mind cimport Mind
from whistlestop.engine.state cimport State

cdef int shortest(Mind m, int a, int b) noexcept
cdef int make_plan(Mind m, State s, unsigned long long low, unsigned long long high) noexcept
cdef void renew_plan(Mind m, State s) noexcept

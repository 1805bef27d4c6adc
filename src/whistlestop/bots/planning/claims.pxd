from whistlestop.bots.planning.mind cimport Mind
from whistlestop.engine.state cimport State

cdef int planned_claim(Mind m, State s) noexcept
cdef int spare_claim(Mind m, State s) noexcept
cdef int sweep_claim(Mind m, State s) noexcept
cdef int last_claim(Mind m, State s) noexcept

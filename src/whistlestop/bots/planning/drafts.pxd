from whistlestop.bots.planning.mind cimport Mind
from whistlestop.engine.state cimport State

cdef int choose_pick(Mind m, State s) noexcept

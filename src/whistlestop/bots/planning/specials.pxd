from whistlestop.bots.planning.mind cimport Mind
from whistlestop.engine.state cimport State

cdef int special_action(Mind m, State s) noexcept

from whistlestop.bots.planning.mind cimport Mind
from whistlestop.engine.state cimport State

cpdef int decide(Mind m, State s)

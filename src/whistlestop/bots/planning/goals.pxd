from whistlestop.bots.planning.mind cimport Mind
from whistlestop.engine.state cimport State

cdef void set_goals(Mind m, State s) noexcept
cdef void value_cards(Mind m, State s) noexcept

from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef void begin_main(State s) noexcept
cdef void end_turn(State s, Tables t) noexcept
cdef void next_turn(State s) noexcept
cdef void finish(State s) noexcept

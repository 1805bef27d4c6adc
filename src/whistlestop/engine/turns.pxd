from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef void begin_main(State s) noexcept nogil
cdef void end_turn(State s, Tables t) noexcept nogil
cdef void next_turn(State s) noexcept nogil
cdef void finish(State s) noexcept nogil

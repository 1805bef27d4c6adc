from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cpdef void legal_actions(State s, Tables t, int player) noexcept
cdef int can_draw_second(State s, Tables t) noexcept

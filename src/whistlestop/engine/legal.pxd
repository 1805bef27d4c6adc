from whistlestop.engine.action_set cimport ActionSet
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef void legal_actions(State s, Tables t, int player, ActionSet out) noexcept nogil
cdef int can_draw_second(State s, Tables t) noexcept nogil
cpdef int must_keep(State s, Tables t, int player) noexcept nogil
cpdef bint drafts_over(State s, Tables t) noexcept nogil
cpdef bint has_pieces(State s, Tables t, int player, int route) noexcept nogil
cpdef int station_cost(State s, Tables t, int player) noexcept nogil

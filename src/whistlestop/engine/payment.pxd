from whistlestop.engine.action_set cimport ActionSet
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef int can_substitute(State s, Tables t, int player, int route) noexcept nogil
cdef int can_pay_harbour(State s, Tables t, int player) noexcept nogil
cpdef int max_wilds(State s, Tables t, int player) noexcept nogil
cpdef int wanted_colour(State s, Tables t) noexcept nogil
cdef void pay_options(State s, Tables t, int player, ActionSet out) noexcept nogil
cdef int substitute_range(State s, Tables t, int player, int colour, int wilds) noexcept nogil
cdef int variant_range(State s, Tables t, int player, int colour, int n, int exact) noexcept nogil
cdef int pending_variants(State s, Tables t, int player) noexcept nogil
cdef unsigned int give_options(State s, Tables t, int player) noexcept nogil
cdef void lay_set(State s, Tables t, int player, int variant) noexcept nogil

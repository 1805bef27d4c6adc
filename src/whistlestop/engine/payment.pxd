from whistlestop.engine.action_set cimport ActionSet
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef int can_substitute(State s, Tables t, int player, int route) noexcept
cdef int can_pay_harbour(State s, Tables t, int player) noexcept
cpdef int max_wilds(State s, Tables t, int player) noexcept
cpdef int wanted_colour(State s, Tables t) noexcept
cdef void pay_options(State s, Tables t, int player, ActionSet out) noexcept
cdef int substitute_range(State s, Tables t, int player, int colour, int wilds) noexcept
cdef int variant_range(State s, Tables t, int player, int colour, int n, int exact) noexcept
cdef int pending_variants(State s, Tables t, int player) noexcept
cdef unsigned int give_options(State s, Tables t, int player) noexcept
cdef void lay_set(State s, Tables t, int player, int variant) noexcept

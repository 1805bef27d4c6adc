from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef void start_payment(State s, int player, int purpose, int cost) noexcept nogil
cdef void pay(State s, Tables t, int player, int colour, int wilds) noexcept nogil
cdef void substitute(State s, Tables t, int player, int units) noexcept nogil
cdef void make_up(State s, Tables t, int player, int variant) noexcept nogil
cdef void give(State s, Tables t, int player, int card) noexcept nogil
cdef void refuse_surcharge(State s, Tables t, int player) noexcept nogil
cdef void take_festival(State s, Tables t, int player, int festival) noexcept nogil

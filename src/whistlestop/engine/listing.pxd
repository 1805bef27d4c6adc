from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class ActionSet:
    cdef unsigned long long[19] words
    cdef readonly int size
    cpdef list to_list(self)

cpdef list legal_list(State s, Tables t, int player)
cpdef bint is_legal(State s, Tables t, int player, int action) noexcept

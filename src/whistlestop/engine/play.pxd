from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cpdef void apply(State s, Tables t, int player, int action) noexcept nogil

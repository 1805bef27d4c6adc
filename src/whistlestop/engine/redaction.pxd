from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cpdef void redact(State s, Tables t, int viewer) noexcept nogil

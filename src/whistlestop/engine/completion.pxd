from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cpdef void complete(State s, Tables t, int viewer, bytes key)

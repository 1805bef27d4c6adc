from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cpdef bint complete(State s, Tables t, int viewer, bytes key) except -1
cpdef bint deal_again(State s, Tables t, int viewer, bytes key) except -1

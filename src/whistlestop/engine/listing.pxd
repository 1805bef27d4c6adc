from whistlestop.engine.action_set cimport ActionSet
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cpdef ActionSet legal_set(State s, Tables t, int player)
cpdef list legal_list(State s, Tables t, int player)
cpdef bint is_legal(State s, Tables t, int player, int action)

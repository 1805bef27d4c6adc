from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cpdef void new_game(State s, Tables t, int players, bytes key, int first)

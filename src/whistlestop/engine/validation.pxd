from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cpdef str defect(State s, Tables t, int viewer)

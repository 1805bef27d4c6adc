from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef str phase_defect(State s, Tables t, int viewer)

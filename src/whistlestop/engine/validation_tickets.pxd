from whistlestop.engine.census cimport Census
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef str ticket_defect(State s, Tables t, int viewer, Census c)

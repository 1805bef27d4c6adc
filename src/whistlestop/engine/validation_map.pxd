from whistlestop.engine.census cimport Census
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef str map_defect(State s, Tables t, Census c)

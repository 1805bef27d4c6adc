from whistlestop.bots.learned.value cimport Value
from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.engine.playout cimport Playout
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef enum:
    OPTIONS = 6

cdef class Glance:
    cdef readonly Tables tables
    cdef readonly Value value
    cdef readonly double point, lead
    cdef Playout dice
    cdef State guess, trial
    cdef int[OPTIONS] options
    cdef double[OPTIONS] worths
    cpdef void restart(self, unsigned long long seed, unsigned long long number) noexcept nogil
    cpdef int choose(self, PlannerState me, State s) noexcept nogil
    cdef int list_few(self, PlannerState me, State s) noexcept nogil
    cdef void guess_again(self, State s) noexcept nogil
    cdef double worth_of(self, PlannerState me, int action) noexcept nogil
    cdef int carry_on(self, PlannerState me, int p) noexcept nogil

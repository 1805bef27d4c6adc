from whistlestop.bots.learned.glance cimport Glance
from whistlestop.bots.learned.inputs cimport Inputs
from whistlestop.bots.planner.state cimport PlannerState
from whistlestop.bots.planner.weights cimport Weights
from whistlestop.engine cimport layout as L
from whistlestop.engine.playout cimport Playout
from whistlestop.engine.scoring cimport Scorer
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef enum:
    STYLES = 4
    TRIES = 12

cdef class SelfPlay:
    cdef readonly Tables tables
    cdef readonly int players, rows, capacity
    cdef Inputs inputs
    cdef Glance glance
    cdef bint learned
    cdef bint[L.PLAYERS] glances
    cdef Scorer scorer
    cdef Playout dice
    cdef State s, branch
    cdef Weights[STYLES] styles
    cdef PlannerState planner0, planner1, planner2, planner3, planner4
    cdef int[L.PLAYERS] slips
    cdef int[TRIES] listed, tries
    cdef int before, start
    cdef short[::1] wide
    cdef signed char[::1] ticket_results
    cdef float[::1] shares, margins
    cdef short[::1] viewers
    cdef int[::1] times
    cdef void seat(self, int p, int style) noexcept nogil
    cdef int ask(self, int what, State s, int p) noexcept nogil
    cdef int answer(self, PlannerState me, int what, State s) noexcept nogil
    cdef int add_try(self, int n, int action) noexcept nogil
    cdef int slip(self, State s, int p) noexcept nogil
    cdef int list_tries(self, State s, int p) noexcept nogil
    cdef void finish(self, State s, int mover, int often) noexcept nogil
    cdef int choose(self, State s, int p) noexcept nogil
    cdef void play(self, State s, int often) noexcept nogil
    cdef void record(self, int viewer) noexcept nogil
    cdef void label(self, int first) noexcept nogil

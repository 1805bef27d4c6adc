from whistlestop.bots.learned.value cimport Value
from whistlestop.bots.search.rollout cimport Rollout
from whistlestop.engine cimport layout as L
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class LuckMeter:
    cdef readonly Tables tables
    cdef readonly int players
    cdef Value value
    cdef Rollout rollout
    cdef State before, scratch
    cdef unsigned long long[4] key
    cdef int under
    cdef readonly double[::1] luck
    cdef double[::1] came, could_come
    cdef void note(self, State s, State after) noexcept
    cdef void shuffle_hidden(self, State s) noexcept nogil
    cdef bint put_on_top(self, State s, int deck, int card) noexcept nogil
    cdef void judge(self, State s, int viewer, double weight, bint came) noexcept nogil
    cdef void every_card(self, int player, int action, int deck) noexcept
    cdef void many_shuffles(self, int player, int action) noexcept
    cdef void account(self, double share) noexcept nogil

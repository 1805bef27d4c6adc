from whistlestop.engine.action_set cimport ActionSet
from whistlestop.engine.observation cimport Observer
from whistlestop.engine.scoring cimport Scorer
from whistlestop.engine.state cimport State
from whistlestop.engine.tables cimport Tables

cdef class Batch:
    cdef readonly Tables tables
    cdef readonly int players, width, choices, words, same_step, rotate, reward
    cdef readonly object seed
    cdef Py_ssize_t start, stop
    cdef Observer observer
    cdef Scorer scorer
    cdef ActionSet legal
    cdef State s, fresh
    cdef list fields
    cdef unsigned char[::1] states
    cdef unsigned long long[::1] allowed, run_mask
    cdef short[::1] common, runs, run_low, run_at
    cdef unsigned char[2048] eights
    cdef short[::1] observations, final_observations, scores
    cdef unsigned char[::1] masks, ended
    cdef float[::1] rewards, own_rewards
    cdef int[::1] player, learner
    cdef long long[::1] episodes, actions, looked, chosen
    cdef double[::1] numbers
    cdef short *seen
    cdef short *last_seen
    cdef void sit(self, Py_ssize_t i) noexcept nogil
    cdef void show(self, Py_ssize_t i) noexcept nogil
    cdef void mask(self, Py_ssize_t i) noexcept nogil
    cdef void allow(self, Py_ssize_t at, int word) noexcept nogil
    cdef void spread(self, Py_ssize_t at, Py_ssize_t to) noexcept nogil
    cdef Py_ssize_t first_wrong(self) noexcept nogil
    cdef void choose_all(self) noexcept nogil
    cdef void advance(self) noexcept nogil
    cdef void show_looked(self) noexcept nogil
    cdef void deal(self, Py_ssize_t i) noexcept with gil
    cdef void finish(self, Py_ssize_t i) noexcept nogil
    cdef void put_rewards(self, Py_ssize_t i) noexcept nogil

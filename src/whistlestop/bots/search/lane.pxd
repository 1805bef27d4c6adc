from whistlestop.bots.search.determinizer cimport Determinizer
from whistlestop.bots.search.rollout cimport Rollout
from whistlestop.engine.state cimport State

cdef class Lane:
    cdef readonly Rollout rollout
    cdef Determinizer determinizer
    cdef State s, dealt
    cdef list fields
    cdef unsigned char[::1] states
    cdef unsigned long long[::1] dice
    cdef int[::1] asked, scores
    cdef long long[::1] places, moved, actions
    cdef double[::1] shares
    cdef void sit(self, Py_ssize_t row) noexcept nogil
    cdef void begin(self, Py_ssize_t row) noexcept nogil
    cdef void advance(self, Py_ssize_t first, Py_ssize_t stop) noexcept nogil
    cdef void score(self, Py_ssize_t row) noexcept nogil

from whistlestop.engine.fields cimport Fields

cdef class State:
    cdef readonly bytearray data
    cdef Fields *f
    cdef unsigned int[32] words
    cdef int words_used
    cdef object pinned
    cdef void clear(self)
    cpdef void copy_from(self, State other) noexcept nogil
    cpdef State copy(self)
    cpdef bytes to_bytes(self)
    cpdef bint is_equal_to(self, bytes data) noexcept
    cdef bint holds_any_of(self, bytes mask) noexcept

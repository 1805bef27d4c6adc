cdef class State:
    cdef readonly bytearray data
    cdef unsigned long long[::1] q
    cdef short[::1] h
    cdef unsigned char[::1] b
    cpdef void copy_from(self, State other)
    cpdef State copy(self)

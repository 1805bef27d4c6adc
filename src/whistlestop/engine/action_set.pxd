cdef class ActionSet:
    cdef unsigned long long[19] words
    cdef int first, end
    cdef int count(self) noexcept nogil
    cdef int nth(self, int n) noexcept nogil
    cpdef list to_list(self)

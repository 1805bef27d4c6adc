cdef class ActionSet:
    cdef unsigned long long[19] words
    cdef int first, end
    cdef int count(self) noexcept
    cdef int nth(self, int n) noexcept
    cpdef list to_list(self)

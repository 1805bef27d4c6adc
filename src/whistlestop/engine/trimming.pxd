from whistlestop.engine.edges cimport Edges

cdef class Trimming:
    cdef unsigned char[::1] gone, kept, end, degree, order, undone
    cdef unsigned int[::1] mark
    cdef unsigned int stamp
    cdef int best, total, size, ends, worst, options, loss, undos
    cdef int longest(self, Edges edges, int cities, int start, int best) noexcept nogil
    cdef int trim(self, Edges edges, int start, int depth) noexcept nogil
    cdef void gather(self, Edges edges, int start, int depth) noexcept nogil
    cdef void judge(self, Edges edges, int depth) noexcept nogil
    cdef void try_as_end(self, Edges edges, int city, int depth) noexcept nogil
    cdef void try_without(self, Edges edges, int city, int depth) noexcept nogil
    cdef int reached(self, int city, int depth, int n) noexcept nogil
    cdef void keep(self, int edge) noexcept nogil
    cdef void unkeep(self, int undos) noexcept nogil

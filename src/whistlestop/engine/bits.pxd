cdef extern from *:
    int popcount "__builtin_popcountll"(unsigned long long x) noexcept nogil
    int lowest "__builtin_ctzll"(unsigned long long x) noexcept nogil

cdef extern from *:
    int popcount "__builtin_popcountll"(unsigned long long x) noexcept nogil
    int lowest "__builtin_ctzll"(unsigned long long x) noexcept nogil


cdef inline bint has(const unsigned long long *words, int i) noexcept:
    return (words[i // 64] >> (i % 64)) & 1


cdef inline void put(unsigned long long *words, int i) noexcept:
    words[i // 64] |= <unsigned long long>1 << (i % 64)


cdef inline list members(const unsigned long long *words, int end):
    cdef unsigned long long mask
    cdef int word
    cdef list found = []
    for word in range(end):
        mask = words[word]
        while mask:
            found.append(64 * word + lowest(mask))
            mask &= mask - 1
    return found

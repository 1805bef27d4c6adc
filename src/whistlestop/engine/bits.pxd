# GCC and Clang turn their builtins into one instruction each; any other compiler (MSVC) gets plain C.
cdef extern from *:
    """
    #if defined(__GNUC__) && !defined(WHISTLESTOP_PLAIN_C)
    #define whistlestop_popcount __builtin_popcountll
    #define whistlestop_lowest __builtin_ctzll
    #else
    static int whistlestop_popcount(unsigned long long x) {
        x -= (x >> 1) & 0x5555555555555555ULL;
        x = (x & 0x3333333333333333ULL) + ((x >> 2) & 0x3333333333333333ULL);
        x = (x + (x >> 4)) & 0x0F0F0F0F0F0F0F0FULL;
        return (int)((x * 0x0101010101010101ULL) >> 56);
    }
    #define whistlestop_lowest(x) whistlestop_popcount(((x) & (~(x) + 1)) - 1)
    #endif
    """
    int popcount "whistlestop_popcount"(unsigned long long x) noexcept nogil
    int lowest "whistlestop_lowest"(unsigned long long x) noexcept nogil


cdef inline bint has(const unsigned long long *words, int i) noexcept nogil:
    return (words[i // 64] >> (i % 64)) & 1


cdef inline void put(unsigned long long *words, int i) noexcept nogil:
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

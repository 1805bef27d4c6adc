from whistlestop.engine.state cimport State

cdef int missing(unsigned long long *words, int count) noexcept
cdef int hidden_offers(State s, int p) noexcept

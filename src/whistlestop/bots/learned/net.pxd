from whistlestop.bots.learned.inputs cimport Inputs

cdef class Net:
    cdef readonly int width, first, second, outputs, tickets
    cdef double[::1] weights1, bias1, weights2, bias2, weights3, bias3, weights4, bias4
    cdef double[::1] hidden1, hidden2
    cdef readonly double[::1] out
    cdef void run(self, Inputs inputs) noexcept nogil
    cdef double ticket(self, int i) noexcept nogil

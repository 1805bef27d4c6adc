"""A network with two hidden layers, without a framework."""

from __future__ import annotations

from array import array
from typing import NamedTuple

import cython

from whistlestop.bots.learned.inputs import Inputs

if cython.compiled:
    from cython.cimports.libc.math import exp
else:
    from math import exp


class Layers(NamedTuple):
    """The numbers of a network, row by row: a row of weights for each thing a layer reads."""

    weights1: array[float]
    bias1: array[float]
    weights2: array[float]
    bias2: array[float]
    weights3: array[float]
    bias3: array[float]
    weights4: array[float]
    """From the second hidden layer to each ticket of the board."""
    bias4: array[float]


def room_for(n: int) -> memoryview[float]:
    """Memory for numbers."""
    return memoryview(array("d", [0.0] * n))


@cython.final
@cython.cclass
class Net:
    """Computes `out` from inputs. Each thread needs its own."""

    def __init__(self, layers: Layers) -> None:
        """The layers are not copied: several networks may share them."""
        self.first = len(layers.bias1)
        self.second = len(layers.bias2)
        self.outputs = len(layers.bias3)
        self.tickets = len(layers.bias4)
        self.width = len(layers.weights1) // self.first
        self.weights1 = memoryview(layers.weights1)
        self.bias1 = memoryview(layers.bias1)
        self.weights2 = memoryview(layers.weights2)
        self.bias2 = memoryview(layers.bias2)
        self.weights3 = memoryview(layers.weights3)
        self.bias3 = memoryview(layers.bias3)
        self.weights4 = memoryview(layers.weights4)
        self.bias4 = memoryview(layers.bias4)
        self.hidden1 = room_for(self.first)
        self.hidden2 = room_for(self.second)
        self.out = room_for(self.outputs)

    def run(self, inputs: Inputs) -> None:
        """Compute the outputs. Only inputs that are not 0 cost time."""
        i: cython.int
        j: cython.int
        k: cython.int
        row: cython.Py_ssize_t
        x: cython.double
        for j in range(self.first):
            self.hidden1[j] = self.bias1[j]
        for k in range(inputs.count):
            row = cython.cast(cython.Py_ssize_t, inputs.at[k]) * self.first
            x = inputs.value[k]
            for j in range(self.first):
                self.hidden1[j] += x * self.weights1[row + j]
        for j in range(self.second):
            self.hidden2[j] = self.bias2[j]
        for i in range(self.first):
            x = self.hidden1[i]
            if x > 0:
                row = cython.cast(cython.Py_ssize_t, i) * self.second
                for j in range(self.second):
                    self.hidden2[j] += x * self.weights2[row + j]
        for j in range(self.outputs):
            self.out[j] = self.bias3[j]
        for i in range(self.second):
            x = self.hidden2[i]
            if x > 0:
                row = cython.cast(cython.Py_ssize_t, i) * self.outputs
                for j in range(self.outputs):
                    self.out[j] += x * self.weights3[row + j]

    def ticket(self, i: cython.int) -> cython.double:
        """The chance that a ticket of the viewer will be completed, after `run`."""
        x: cython.double = self.bias4[i]
        j: cython.int
        for j in range(self.second):
            if self.hidden2[j] > 0:
                x += (
                    self.hidden2[j]
                    * self.weights4[cython.cast(cython.Py_ssize_t, j) * self.tickets + i]
                )
        if x < -50.0:
            x = -50.0
        return 1.0 / (1.0 + exp(-x))

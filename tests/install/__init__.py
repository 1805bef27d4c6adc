"""Tests of the source distribution and the wheel, in fresh environments."""

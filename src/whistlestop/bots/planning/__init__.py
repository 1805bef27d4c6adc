"""The planner's mind: compiled like the engine, and working on its states."""

from whistlestop.engine import sources_if_wished

sources_if_wished(__path__)

"""The planner. Most of its modules are compiled, like the engine whose states they work on."""

from whistlestop.engine import sources_if_wished

sources_if_wished(__path__)

"""The live tables of this process: their audience, their log, their bots and clocks."""

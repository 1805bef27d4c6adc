"""The live tables of this process: audience, log, bots and clocks."""

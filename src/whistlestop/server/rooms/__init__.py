"""The live tables of this process: who looks on, what they are told, what the bots do."""

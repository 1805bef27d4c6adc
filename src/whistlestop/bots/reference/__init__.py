"""Simple bots without search: for variety at the table, and as a yardstick for the others."""

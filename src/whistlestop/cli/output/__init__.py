"""Output shared by several commands: colours, tables, sentences, results."""

"""What several commands print: colours, tables, sentences, results."""

"""The revisions of the schema."""

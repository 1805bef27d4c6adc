"""What it takes to run every part of the server: logs, metrics, retries, private files."""

"""What every part of the server needs to be run: logs, metrics, retries, private files."""

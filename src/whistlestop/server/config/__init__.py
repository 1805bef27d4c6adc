"""The settings of `whistlestop serve`: definitions, loading and error messages."""

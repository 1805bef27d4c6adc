"""uvicorn's protocols with the timeouts and connection limits they lack."""

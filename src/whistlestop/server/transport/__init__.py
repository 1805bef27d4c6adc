"""uvicorn's protocols with the timeouts and the connection limits that it lacks."""

"""The HTTP API: routes, the pages of the browser edition, and error responses."""

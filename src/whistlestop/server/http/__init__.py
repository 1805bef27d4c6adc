"""The HTTP side: routes, the pages of the browser edition, errors as answers."""

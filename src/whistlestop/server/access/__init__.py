"""Who gets in, and how often: hosts and origins, people and their cookies, rate limits."""

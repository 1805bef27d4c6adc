"""Worker processes for bots, hints, analyses and replays, so that no table waits for another's.

The server uses `pool.BotPool`. Workers import this package too, so it imports nothing itself.
"""

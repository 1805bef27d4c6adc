"""Worker processes for bots, hints, analyses and replays: nobody at another table waits for them.

The server uses `pool.BotPool`. Each worker imports this package, too, so it imports nothing itself.
"""

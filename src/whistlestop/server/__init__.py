"""The game server: tables over HTTP and web sockets.

Nothing is imported here: the workers that think for bots come through this package, and need
little of it.
"""

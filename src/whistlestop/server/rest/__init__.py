"""The part of the server that is plain HTTP: people, boards, lists, finished games, health."""

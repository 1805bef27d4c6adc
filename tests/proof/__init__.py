"""What holds for every game, and games that must not change."""

"""What helps a player to plan: prices, needs, distances and worths, all from the player's view."""

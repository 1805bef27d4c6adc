"""Learning the value of positions on a board from games that bots play against each other."""

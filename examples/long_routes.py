"""A bot for Whistlestop as a program: claims the longest route it can, or else collects cards.

whistlestop arena --bots "greedy,program:python examples/long_routes.py"

It needs nothing but Python. Questions come in on stdin and answers go to stdout, one line of JSON
each; its stderr is shown if it fails. The protocol is explained in docs/bots.md.
"""

import json
import random
import sys


def choose(moves, view, lengths, dice):
    """Choose a legal move. Moves are texts such as `claim paris-zurich`."""
    claims = [move for move in moves if move.startswith("claim ")]
    if claims:
        return max(claims, key=lambda move: lengths[move.removeprefix("claim ")])
    keeps = [move for move in moves if move.startswith("keep ")]
    if keeps:
        return min(keeps, key=len)  # few tickets, because it ignores where they lead
    cards = [move for move in moves if move.startswith("take ")]
    if cards:
        return max(cards, key=lambda move: view["hand"].get(move.removeprefix("take "), 0))
    return dice.choice(moves)


def answer(**message):
    print(json.dumps(message), flush=True)  # without flush, it would sit in a buffer


lengths = {}
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "hello":
        answer(type="ready", protocol=1)
    elif message["type"] == "game":
        lengths = {route["id"]: route["length"] for route in message["board"]["routes"]}
    elif message["type"] == "decide":
        dice = random.Random(message["seed"])  # the same seed gives the same game
        answer(type="move", move=choose(message["moves"], message["view"], lengths, dice))
    elif message["type"] == "quit":
        break

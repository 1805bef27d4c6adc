"""A claim, a station or a harbour with its payment in a single text."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import islice
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from game.situations import BOARDS, hand, phase, position, random_game, refused
from proof.offsets import AT
from whistlestop.boards.model import Board
from whistlestop.engine import layout
from whistlestop.engine.tables import cards_for_one_space
from whistlestop.game import Game, GameError, MalformedMove, Move


@pytest.mark.parametrize(
    ("board", "p0", "text", "steps"),
    [
        (
            "europe",
            "hand 4 green 2 wild",
            "claim pamplona-paris-green 3 green 1 wild",
            ["claim pamplona-paris-green", "pay 3 green 1 wild"],
        ),
        ("europe", "hand 2 red 1 blue", "station paris 1 blue", ["station paris", "pay 1 blue"]),
        (
            "europe",
            "hand 2 red 1 wild;stations roma",
            "station paris 2 red",
            ["station paris", "pay 2 red"],
        ),
        (
            "great-lakes",
            "hand 2 red-harbour 2 red-ship 1 wild;routes chicago-madison",
            "harbour chicago 1 red-harbour 1 wild 2 red-ship",
            ["harbour chicago", "pay red with 1 wild", "pay 1 red-harbour 2 red-ship 1 wild"],
        ),
        (
            "great-lakes",
            "hand 3 purple-double-ship 2 purple-ship",
            "claim chicago-muskegon 2 purple-double-ship",
            ["claim chicago-muskegon", "pay purple", "pay 2 purple-double-ship"],
        ),
        (
            "nordic",
            "hand 2 red 1 wild 2 blue 2 green",
            "claim helsinki-stockholm-grey 2 red 1 wild + 1 blue 2 green",
            ["claim helsinki-stockholm-grey", "pay red with 1 wild", "give green"],
        ),
        (
            "nordic",
            "hand 7 green 5 red 3 wild",
            "claim lieksa-murmansk 7 green + 5 red 3 wild",
            ["claim lieksa-murmansk", "pay green"],
        ),
        (
            "nordic",
            "hand 3 blue 4 green 2 wild",
            "claim arhus-kobenhavn + 1 blue 1 green 1 wild",
            ["claim arhus-kobenhavn", "pay cards", "give blue", "give green", "give wild"],
        ),
    ],
)
def test_one_text_does_the_same_as_single_steps(
    board: str, p0: str, text: str, steps: list[str]
) -> None:
    """C9, EU-10, GL-9, GL-11, NO-5, NO-7."""
    by_steps, at_once = position(board, p0=p0), position(board, p0=p0)
    for step in steps[:-1]:
        by_steps.play(step)
    last = by_steps.play(steps[-1])
    assert at_once.play(text) == last
    assert at_once.to_bytes() == by_steps.to_bytes()
    assert at_once.moves == by_steps.moves


def test_the_moves_are_recorded_one_by_one() -> None:
    """The record can be replayed, and each step can be undone."""
    game = Game.new("europe", 2, seed=4, first=0)
    for player in (0, 1):
        game.play(game.legal_moves(player)[0])
    card = max(hand(game, 0))
    game.play(f"station paris 1 {card}")
    assert f"0 station paris\n0 pay 1 {card}\n" in game.record()
    assert Game.from_record(game.record()).to_bytes() == game.to_bytes()
    game.undo()
    assert phase(game) == "pay"


def test_a_tunnel_asks_for_its_surcharge_afterwards() -> None:
    """EU-6, EU-8: what the deck reveals is not part of the text."""
    game = position("europe", "deck train yellow red red", p0="hand 3 yellow")
    game.play("claim munchen-zurich 2 yellow")
    assert phase(game) == "surcharge"
    game.play("pay 1 yellow")
    assert phase(game) == "main"


def test_a_payment_can_make_all_its_choices_at_once() -> None:
    """GL-9: `pay` with all cards makes as many choices as the cards determine."""
    game = position("great-lakes", p0="hand 3 purple-double-ship 2 purple-ship")
    game.play("claim chicago-muskegon")
    game.play("pay 1 purple-ship 1 purple-double-ship")
    assert phase(game) == "main"
    assert hand(game, 0) == {"purple-double-ship": 2, "purple-ship": 1}


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("claim brest-paris 3 black", "this route is taken by player 1 (C9)"),
        ("claim pamplona-paris-green 3 green", "pamplona-paris-green takes 4 cards, not 3 (C9)"),
        ("claim pamplona-paris-green 5 green", "pamplona-paris-green takes 4 cards, not 5 (C9)"),
        ("claim pamplona-paris-green 3 green 2 wild", "you have 1 wild, not 2 (C9)"),
        ("claim pamplona-paris-green 4 red", "pamplona-paris-green takes green, not red (C9)"),
        (
            "claim palermo-smyrna 5 red 1 wild",
            "this ferry takes 2 wild and 4 cards of one colour; you have 1 wild (EU-5)",
        ),
        ("station paris 1 red 1 wild", "the station in paris takes 1 card, not 2 (EU-10)"),
        ("station roma 1 red", "player 1 has a station in roma already (EU-10)"),
    ],
)
def test_all_or_nothing(text: str, message: str) -> None:
    """C9, EU-5, EU-10: if one step is illegal, none is made."""
    p0 = "hand 5 green 5 red 1 wild"
    game = position("europe", p0=p0, p1="routes brest-paris;stations roma")
    assert refused(game, text) == message


def test_at_any_other_moment_it_is_refused() -> None:
    """C3."""
    game = position("europe", p0="hand 3 black")
    game.play("draw")
    message = "you have drawn one card: now draw the second (C3)"
    assert refused(game, "claim brest-paris 3 black") == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("claim brest paris", "there is no route 'brest'; did you mean 'brest-paris'?"),
        (
            "claim brest-paris 3",
            "'3' is not a list of cards; expected something like '3 red 1 wild'",
        ),
        (
            "claim brest-paris black",
            "'black' is not a list of cards; expected something like '3 red 1 wild'",
        ),
        ("claim brest-paris 3 blck", "there is no card 'blck'; did you mean 'black'?"),
        (
            "claim brest-paris 3 black +",
            "'' is not a list of cards; expected something like '3 red 1 wild'",
        ),
        (
            "claim brest-paris 1 black + 1 red + 1 blue",
            "'1 red + 1 blue' is not a list of cards; expected something like '3 red 1 wild'",
        ),
    ],
)
def test_text_that_cannot_be_read_changes_nothing(text: str, message: str) -> None:
    game = position("europe", p0="hand 3 black")
    before = game.to_bytes()
    with pytest.raises(MalformedMove) as caught:
        game.play(text)
    assert str(caught.value) == message
    assert game.to_bytes() == before


# --- true of every payment -------------------------------------------------------------------


def buildings(board: str, seed: int) -> Iterator[tuple[Game, Move, Random]]:
    """States from a random game, and something that can be claimed or built."""
    random = Random(seed)
    for game in random_game(board, 2, seed, 300):
        if phase(game) != "main" or random.random() < 0.7:
            continue
        moves = [m for m in game.legal_moves() if layout.A_CLAIM <= m.action < layout.A_TO_SHIPS]
        if moves:
            yield game, random.choice(moves), random


def spent(before: Game, after: Game, player: int) -> Counter[str]:
    return Counter(hand(before, player)) - Counter(hand(after, player))


def words(cards: Mapping[str, int]) -> str:
    return " ".join(f"{n} {card}" for card, n in cards.items())


@pytest.mark.parametrize("board", BOARDS)
@settings(max_examples=8)
@given(seed=st.integers(0, 2**32))
def test_whatever_can_be_paid_in_steps_can_be_paid_at_once(board: str, seed: int) -> None:
    """C9, EU-5, EU-10, GL-9, GL-11, NO-5, NO-7: the resulting states have the same bytes."""
    for game, move, random in buildings(board, seed):
        steps, once = game.copy(), game.copy()
        steps.play(move)
        cost = steps.state.data[AT.cost]
        payment = random.choice(list(steps.legal_moves()))
        steps.play(payment)
        while phase(steps) in ("substitute", "variant", "give"):
            steps.play(random.choice(list(steps.legal_moves())))
        paid = spent(game, steps, move.player)
        once.play(f"{move.text} {payment_text(game.board, move, payment, cost, paid)}")
        assert once.to_bytes() == steps.to_bytes()


def payment_text(board: Board, move: Move, payment: Move, cost: int, paid: Counter[str]) -> str:
    """The cards paid, with substitutes after a plus."""
    units = 0
    if move.action < layout.A_STATION:
        units = cards_for_one_space(board.routes[move.action - layout.A_CLAIM], board.rules)
    substituted = (paid.total() - cost) // (units - 1) if units else 0
    if not substituted:
        return words(paid)
    colour, wilds = divmod(payment.action - layout.A_PAY, 16)
    coloured = (c.id for c in board.cards if c.colour == colour for _ in range(paid[c.id]))
    one_set = Counter(islice(coloured, cost - wilds - substituted))
    one_set[board.cards[board.wild].id] += wilds
    return f"{words(+one_set)} + {words(paid - one_set)}"


@pytest.mark.parametrize("board", BOARDS)
@settings(max_examples=8)
@given(seed=st.integers(0, 2**32))
def test_exactly_the_named_cards_are_paid(board: str, seed: int) -> None:
    """C9: otherwise nothing happens."""
    for game, move, random in buildings(board, seed):
        held = list(Counter(hand(game, move.player)).elements())
        cards = random.sample(held, random.randint(1, min(8, len(held))))
        if random.random() < 0.7:
            colour = random.choice(game.board.colours)
            cards = [card for card in held if card.startswith((colour, "wild"))][: len(cards)]
        plus = random.randint(0, len(cards)) if random.random() < 0.3 else len(cards)
        text = f"{words(Counter(cards[:plus]))} {'+' * (plus < len(cards))} "
        once = game.copy()
        try:
            once.play(f"{move.text} {text}{words(Counter(cards[plus:]))}".strip())
        except GameError:
            assert once.to_bytes() == game.to_bytes()
        else:
            assert spent(game, once, move.player) == Counter(cards)

"""Impossible positions: every defect is reported with its line, all at once."""

from __future__ import annotations

from random import Random

import pytest

from proof.dice import Dice
from proof.invariants import state_violations
from proof.tables import ALL_PAIRS, tables_of
from proof.walk import STYLES, walk
from whistlestop.engine.actions import PHASES
from whistlestop.game import Game, PositionError

HEADER = "whistlestop position 1"


def defects(board: str, *lines: str) -> list[str]:
    """What is wrong with a position; line 3 is the first of the given lines."""
    text = "\n".join([HEADER, f"board {board}", *lines])
    with pytest.raises(PositionError) as caught:
        Game.from_position(text, tables_of(board), seed=1)
    assert str(caught.value) == "\n".join(caught.value.defects)
    return caught.value.defects


TWO = ("player 0", "player 1")


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (("players 6",), "line 3: '6' is not a number from 0 to 5"),
        (("players 1",), "line 3: europe is for 2 to 5 players, not 1"),
        (("players two",), "line 3: 'two' is not a number from 0 to 5"),
        (("player 9",), "line 3: '9' is not a number from 0 to 4"),
        (("players 2", "player 3", "hand"), "line 5: player 3 of 2"),
        (("player 0", "player 0", "player 1"), "line 4: player 0 is given twice"),
        (("phase mian", *TWO), "line 3: there is no phase 'mian'; did you mean 'main'?"),
        (("phase main pay", *TWO), "line 3: expected one phase"),
        (("turn 2", *TWO), "line 3: '2' is not a number from 0 to 1"),
        (("turn 0", "turn 1", *TWO), "line 4: a second line 'turn'"),
        (("trun 0", *TWO), "line 3: there is no line 'trun' here; did you mean 'turn'?"),
        (("hand 3 red", *TWO), "line 3: there is no line 'hand' here"),
        (("waiting 1", *TWO), "line 3: phase main does not wait for these players"),
        (("waiting 7", *TWO), "line 3: there is no player '7'"),
        (("chance xyz 1", *TWO), "line 3: expected 64 hexadecimal digits and a number"),
        (("chance abcd 1", *TWO), "line 3: expected a key of 64 hexadecimal digits, not 4"),
        (("row red red", *TWO), "line 3: 2 cards; expected 5"),
        (("row red red red red rad", *TWO), "line 3: there is no card 'rad'; did you mean 'red'?"),
        (("deck boat red", *TWO), "line 3: expected 'deck' and one of train"),
        (("deck train red-ship", *TWO), "line 3: there is no card 'red-ship'"),
        (("deck train festival:elm", *TWO), "line 3: there is no card 'festival:elm'"),
        (("discard 3 ?", *TWO), "line 3: the cards here must be known"),
        (("discard 13 red", *TWO), "13 cards 'red'; the board has 12"),
        (("discard red", *TWO), "line 3: expected pairs of a number and a card"),
        (("discard many red", *TWO), "line 3: 'many' is not a number from 0 to 255"),
        (("discard 1 red 2 red", *TWO), "line 3: card 'red' is given twice"),
        (("festivals 1 x", *TWO), "line 3: this board has no festivals"),
        (("draft 1", *TWO), "this board has 0 drafts"),
        (("drafts-done 3", *TWO), "this board has 0 drafts"),
        (("drawn 1", *TWO), "line 3: drawn 1 in phase main; expected 0"),
        (
            ("phase second-card", "drawn 2", *TWO),
            "line 4: drawn 2 in phase second-card; expected 1",
        ),
        (("gap 3", *TWO), "line 3: gap 3 in phase main; expected 0"),
        (("passes 2", "idle 3", *TWO), "line 3: passes 2 in phase main; expected 0 to 1"),
        (("idle 4", *TWO), "line 3: idle 4 in phase main; expected 0 to 3"),
        (("last-turns 3", *TWO), "line 3: last-turns 3 in phase main; expected 1 to 2"),
        (("last-turns 0", *TWO), "line 3: last-turns 0 in phase main; expected 1 to 2"),
        (("route paris-zurich", *TWO), "line 3: 'route' belongs to a payment, not to phase main"),
        (("laid 1 red", *TWO), "line 3: 'laid' belongs to a payment, not to phase main"),
        (("revealed red", *TWO), "line 3: 'revealed' belongs to a payment, not to phase main"),
        (("phase pay", "cost 4", "route paris-zurich", *TWO), "line 4: it costs 3, not 4"),
        (("phase surcharge", "cost 1", *TWO), "expected 'purpose surcharge' in this phase"),
        (
            ("phase surcharge", "purpose surcharge", "cost 4", *TWO),
            "a surcharge of 4; expected 1 to 3",
        ),
        (
            ("phase pay", "route paris-zurich", "player 0", "hand", "player 1"),
            "no move in phase pay",
        ),
        (("phase pieces", *TWO), "line 3: this board has no phase pieces"),
        (("phase refill", *TWO), "line 3: this board has no phase refill"),
        (("phase festival", *TWO), "line 3: this board has no phase festival"),
        (("phase give", "to-give 1", *TWO), "line 3: this board has no phase give"),
        (
            ("phase pay", "route paris-zurich", "player 0", "player 1", "routes paris-zurich"),
            "line 4: player 0 cannot claim 'paris-zurich'",
        ),
        (
            ("phase pay", "route paris-zurich", "player 0", "trains 2", "player 1"),
            "line 4: player 0 cannot claim 'paris-zurich'",
        ),
        (
            ("phase pay", "purpose station", "city roma", "player 0", "player 1", "stations roma"),
            "line 5: player 0 cannot build in 'roma'",
        ),
        (
            ("phase surcharge", "purpose surcharge", "cost 1", "route berlin-wien", *TWO),
            "line 6: 'berlin-wien' is not a tunnel",
        ),
        (("undealt nowhere", *TWO), "line 3: there is no ticket 'nowhere'"),
        (("ticket-deck berlin-roma@7", *TWO), "line 3: '@7' names players who are not in the game"),
        (("ticket-deck berlin-roma berlin-roma", *TWO), "ticket 'berlin-roma' is in two places"),
        (("phase over", "waiting 5", "turns x", *TWO), "line 5: 'x' is not a number"),
        (("deck train " + "red " * 300, *TWO), "line 3: 300 cards; expected at most 224"),
        (("turns " + "9" * 5000, *TWO), "is not a number from 0 to 30000"),
    ],
)
def test_defects_of_the_table(lines: tuple[str, ...], message: str) -> None:
    assert any(message in defect for defect in defects("europe", *lines))


@pytest.mark.parametrize(
    ("lines", "message"),
    [
        (("routes paris-zurik",), "line 4: there is no route 'paris-zurik'; did you mean"),
        (("routes paris-zurich paris-zurich",), "line 4: route 'paris-zurich' is given twice"),
        (("stations roma paris wien berlin",), "line 4: 4 stations; 3 allowed"),
        (("harbours roma",), "line 4: 1 harbours; 0 allowed"),
        (("trains 46",), "line 4: player 0 has 0 trains on routes and 46 left: more than 45"),
        (("trains x",), "line 4: 'x' is not a number from 0 to 254"),
        (("hand 15 wild",), "15 cards 'wild'; the board has 14"),
        (("hand 200 ?",), "too few cards are left for the hand of player 0"),
        (("hand 1 red", "known 2 red"), "player 0 is known to hold 2 red but has 1"),
        (("known 1 ?",), "line 4: the cards here must be known"),
        (("tickets berlin-rom",), "line 4: there is no ticket 'berlin-rom'; did you mean"),
        (("tickets " + "? " * 60,), "too few tickets are left for player 0"),
        (("tickets berlin-roma", "refused berlin-roma"), "ticket 'berlin-roma' is in two places"),
        (("offer berlin-roma",), "line 4: phase main offers player 0 no tickets"),
        (("offer " + "berlin-roma " * 9,), "line 4: ticket 'berlin-roma' is given twice"),
        (("picks-1 berlin-roma",), "line 4: player 0 picked 1 tickets; expected 0"),
        (("choice 1",), "line 4: player 0 cannot have chosen 1 in phase main"),
        (("exchanged 3",), "line 4: 3 points lost by exchanges that cost 0 each"),
        (("exchanged 40000",), "line 4: '40000' is not a number from 0 to 30000"),
        (("festivals 1 x",), "line 4: this board has no festivals"),
        (("turn 1",), "line 4: there is no line 'turn' here"),
        (("hand " + "9" * 5000 + " red",), "is not a number from 0 to 255"),
    ],
)
def test_defects_of_a_player(lines: tuple[str, ...], message: str) -> None:
    found = defects("europe", "player 0", *lines, "player 1")
    assert any(message in defect for defect in found), found


@pytest.mark.parametrize(
    ("board", "lines", "message"),
    [
        # C9, EU-10, GL-11: everything built has one owner
        (
            "europe",
            ("player 0", "routes paris-zurich", "player 1", "routes paris-zurich"),
            "route 'paris-zurich' has 2 owners",
        ),
        (
            "europe",
            ("player 0", "stations roma", "player 1", "stations roma"),
            "the station in 'roma' has 2 owners",
        ),
        # C10: doubles
        (
            "europe",
            ("player 0", "routes berlin-frankfurt-black berlin-frankfurt-red", "player 1"),
            "player 0 owns both 'berlin-frankfurt-black' and 'berlin-frankfurt-red' (C10)",
        ),
        (
            "europe",
            (
                "player 0",
                "routes berlin-frankfurt-black",
                "player 1",
                "routes berlin-frankfurt-red",
            ),
            "only one of 'berlin-frankfurt-black' and 'berlin-frankfurt-red' can be claimed (C10)",
        ),
        # GL-11, GL-19: harbours
        ("great-lakes", ("player 0", "harbours chicago", "player 1"), "no route in 'chicago'"),
        (
            "everything",
            ("drafts-done 1", "player 0", "harbours elm", *TWO[1:]),
            "is not a harbour city",
        ),
        ("everything", ("drafts-done 1", "player 0", "stations reef", *TWO[1:]), "is a junction"),
        # GL-3: pieces
        ("great-lakes", ("player 0", "ships 33", "player 1"), "33 left: more than 32"),
        # GL-6
        ("great-lakes", ("phase refill", *TWO), "there is no gap in the row to refill"),
        # NO-5
        (
            "nordic",
            ("phase substitute", "wilds 2", "route oslo-stavanger", "player 0", "hand", *TWO[1:]),
            "2 wilds to pay, but 0 in hand",
        ),
        # IB-3, IB-4, IB-5, IB-8
        (
            "iberia",
            ("phase festival", "route porto-lisboa", *TWO),
            "player 0 does not own",
        ),
        ("iberia", ("phase draft", *TWO), "expected a line 'draft' with 1 or 2"),
        ("iberia", ("phase draft", "draft 2", *TWO), "draft 2 after 0 drafts"),
        ("iberia", ("drafts-done 1", "draft 2", *TWO), "'draft' belongs to a draft, not to phase"),
        ("iberia", ("step 2", *TWO), "'step' belongs to a draft, not to phase main"),
        ("iberia", ("draft 1", "phase draft", "step 2", *TWO), "picked 0 tickets; expected 2"),
        ("iberia", ("festivals 9 sevilla", *TWO), "festival cards 'sevilla'; the board has"),
        ("iberia", ("deck train draft-card draft-card", *TWO), "2 draft cards in the deck"),
        (
            "iberia",
            ("drafts-done 2", "deck train draft-card", *TWO),
            "1 draft cards in the deck after the draft card has come up",
        ),
        (
            "iberia",
            ("deck train red draft-card", "draft-low 1", "draft-high 1", *TWO),
            "the draft card is at 0, counted from the bottom of the deck",
        ),
        (
            "iberia",
            ("phase draft-keep", "draft 1", "player 0", "offer lisboa-barcelona", "player 1"),
            "in a draft every player has an offer of the same size",
        ),
    ],
)
def test_defects_of_the_position_as_a_whole(
    board: str, lines: tuple[str, ...], message: str
) -> None:
    found = defects(board, *lines)
    assert any(message in defect for defect in found), found


def test_all_defects_are_reported_at_once() -> None:
    found = defects(
        "europe",
        "turn 5",
        "phase dance",
        "discard 1 pnik",
        "player 0",
        "routes paris-zurich nowhere",
        "hand 20 red",
        "stations atlantis",
        "player 1",
        "routes paris-zurich",
        "jokes 3",
    )
    assert len(found) == 8
    expected = ["'5'", "'dance'", "'pnik'", "'nowhere'", "20 cards 'red'", "'atlantis'", "2 owners"]
    for part in [*expected, "'jokes'"]:
        assert any(part in defect for defect in found), (part, found)


@pytest.mark.parametrize("text", ["", "  \n", "# only a comment", "hello", "whistlestop record 1"])
def test_text_that_is_not_a_position(text: str) -> None:
    with pytest.raises(PositionError, match="expected 'whistlestop position 1'"):
        Game.from_position(text)


def test_a_board_must_be_named() -> None:
    with pytest.raises(PositionError, match="expected a line 'board'"):
        Game.from_position(f"{HEADER}\nplayers 2")
    with pytest.raises(PositionError, match="no such folder"):
        Game.from_position(f"{HEADER}\nboard atlantis\nplayers 2")


# --- anything people might type --------------------------------------------------------


def spoilt(text: str, random: Random) -> str:
    """A position with some lines missing, numbers changed, words swapped or added."""
    lines = text.splitlines()
    for _ in range(random.choice([1, 1, 2, 3])):
        at = random.randrange(1, len(lines))
        words = lines[at].split()
        numbers = [i for i, word in enumerate(words) if word.isdecimal()]
        kind = random.randrange(5)
        if kind == 0 and len(lines) > 2:
            del lines[at]
        elif kind == 1 and numbers:
            words[random.choice(numbers)] = str(random.choice([0, 1, 2, 3, 7, 50, 200, 254, 300]))
            lines[at] = " ".join(words)
        elif kind == 2 and len(words) > 1:
            del words[random.randrange(1, len(words))]
            lines[at] = " ".join(words)
        elif kind == 3:
            others = random.choice(lines).split()
            lines[at] += f" {random.choice(others)}" if others else ""
        else:
            lines.insert(2, f"phase {random.choice(list(PHASES))}")
            lines = [line for i, line in enumerate(lines) if i == 2 or line[:6] != "phase "]
    return "\n".join(lines)


LOST = (
    "are lost",
    "in all",
    "in no place",
    ", not ",
    "was first",
    "picked twice",
    "for no reason",
    "kept too",
)
"""Anything a position leaves out is in the box. Duplicates are still noticed."""


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_an_accepted_position_can_be_played_to_the_end(board: str, players: int) -> None:
    """A position with mistakes is either refused or playable."""
    random, dice = Random(1), Dice(1)
    game = Game.new(tables_of(board), players, 1)
    read = refused = 0
    for _ in walk(game, dice, STYLES[1]):
        if not dice.one_in(8):
            continue
        try:
            again = Game.from_position(spoilt(game.position(), random), tables_of(board), seed=1)
        except PositionError:
            refused += 1
            continue
        read += 1
        for _ in walk(again, Dice(read), random.choice(STYLES)):
            pass
        found = state_violations(game.tables, again.state.data, guessed=True)
        assert [text for text in found if not any(part in text for part in LOST)] == []
    assert read
    assert refused


@pytest.mark.parametrize(
    ("board", "players", "message"),
    [
        ("europe", ("player 0",), "europe is for 2 to 5 players, not 1"),
        ("europe", ("players 0", "player 0"), "line 3: europe is for 2 to 5 players, not 0"),
        ("nordic", ("player 3", "player 2", "player 1", "player 0"), "2 to 3 players, not 4"),
    ],
)
def test_a_wrong_number_of_players_hides_no_other_defect(
    board: str, players: tuple[str, ...], message: str
) -> None:
    table = tables_of(board).board
    ticket, route = table.tickets[0].id, table.routes[0].id
    found = defects(
        board, *players, f"routes {route}x", f"tickets {ticket} {ticket}", "hand 1 nothing"
    )
    assert len(found) == 4, found
    assert message in found[0]
    assert f"there is no route '{route}x'; did you mean" in found[1]
    assert f"ticket '{ticket}' is given twice" in found[2]
    assert "there is no card 'nothing'" in found[3]

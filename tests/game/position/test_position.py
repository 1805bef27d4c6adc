"""Positions: any state as text, and texts that leave most of it out."""

from __future__ import annotations

from pathlib import Path

import pytest

from boards.folders import EVERYTHING, copy_of, edit
from proof.dice import Dice
from proof.invariants import state_violations, violations
from proof.offsets import AT
from proof.tables import ALL_PAIRS, BOARDS, players_of, tables_of
from proof.walk import STYLES, Style, walk
from whistlestop.boards import load
from whistlestop.engine import layout as L
from whistlestop.engine.actions import PHASES
from whistlestop.engine.reader import StateReader
from whistlestop.game import Game, PositionError

HEADER = "whistlestop position 1"


def read(board: str, *lines: str, players: int = 2, seed: int | None = 1) -> Game:
    """A position with these lines; players who are not mentioned exist all the same."""
    text = "\n".join([HEADER, f"board {board}", f"players {players}", *lines])
    return Game.from_position(text, tables_of(board), seed=seed)


def look(game: Game) -> StateReader:
    return StateReader(game.board, game.state.data)


# --- whole positions -------------------------------------------------------------------


@pytest.mark.parametrize("style", STYLES, ids=lambda style: style.__name__)
@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_positions_read_back_to_the_same_bytes(board: str, players: int, style: Style) -> None:
    """At random moments, and at the first moment of every phase that comes up."""
    seed = STYLES.index(style)
    game = Game.new(tables_of(board), players, seed)
    dice, seen = Dice(seed), set[int]()
    for _ in walk(game, dice, STYLES[seed]):
        phase = game.state.data[AT.phase]
        if phase not in seen or dice.one_in(40):
            seen.add(phase)
            text = game.position()
            again = Game.from_position(text, tables_of(board))
            assert again.to_bytes() == game.to_bytes(), text
            assert again.position() == text


def test_every_phase_is_written_and_read() -> None:
    """The games in the test above reach every phase there is."""
    seen = set()
    for seed, style in enumerate(STYLES):
        for board in BOARDS:
            game = Game.new(tables_of(board), 2, seed)
            seen.add(game.state.data[AT.phase])
            for _ in walk(game, Dice(seed), style):
                seen.add(game.state.data[AT.phase])
    assert {PHASES[phase] for phase in seen} == set(PHASES)


def test_a_position_names_a_built_in_board() -> None:
    game = Game.new("iberia", 3, 5)
    assert Game.from_position(game.position()).to_bytes() == game.to_bytes()


def test_a_position_names_the_folder_of_a_home_made_board() -> None:
    game = Game.new(EVERYTHING, 2, 5)
    assert f"\nfolder {EVERYTHING}\n" in game.position()
    assert Game.from_position(game.position()).to_bytes() == game.to_bytes()


def test_lines_can_be_in_any_order() -> None:
    game = Game.new("europe", 3, 5)
    header, *rest = game.position().strip().split("\n")
    table, *players = "\n".join(rest).split("\n\n")
    shuffled = [header, *reversed(table.split("\n"))]
    for section in reversed(players):
        first, *others = section.split("\n")
        shuffled += [first, *reversed(others), "", "# a comment"]
    assert Game.from_position("\n".join(shuffled)).to_bytes() == game.to_bytes()


def test_a_position_can_be_played_from_and_recorded() -> None:
    game = read("europe", "player 0", "hand 3 red 1 wild")
    while not game.over:
        game.play(game.legal_moves()[0])
    assert Game.from_record(game.record()).to_bytes() == game.to_bytes()


# --- what is left out ------------------------------------------------------------------


@pytest.mark.parametrize(("board", "players"), ALL_PAIRS)
def test_an_empty_position_is_dealt_at_random(board: str, players: int) -> None:
    """C3: hands and row as at the start, and every card and ticket somewhere"""
    lines = ["drafts-done 1"] if tables_of(board).board.rules.draft else []
    game = read(board, *lines, players=players)
    rules = game.board.rules
    seen = look(game)
    assert [seen.hand_size(p) for p in range(players)] == [sum(rules.opening_hand)] * players
    assert len(seen.row) == sum(rules.row)
    assert None not in seen.row
    spoilt = state_violations(game.tables, game.state.data)
    # Nobody has tickets yet, and the picks of a finished draft are unknown.
    assert [text for text in spoilt if "fewer than" not in text and "draft 1" not in text] == []


def beginnings() -> list[tuple[str, str]]:
    """The phases that come before the first turn, on every board that has them."""
    found = []
    for board in BOARDS:
        rules = tables_of(board).board.rules
        found += [(board, "opening")] * bool(rules.opening_tickets)
        found += [(board, "draft")] * bool(rules.draft)
        found += [(board, "pieces")] * bool(rules.choose_pieces)
    return found


@pytest.mark.parametrize(("board", "phase"), beginnings())
def test_a_game_can_start_from_a_position(board: str, phase: str) -> None:
    """EU-2, GL-3, IB-3: whatever the phase offers is dealt"""
    rules = tables_of(board).board.rules
    lines = [f"phase {phase}", *(["draft 1"] if phase == "draft" else [])]
    if phase == "pieces" and rules.draft:
        lines.append("drafts-done 1")
    for players in players_of(board):
        game = read(board, *lines, players=players)
        assert game.to_act == frozenset(range(players))
        if phase != "pieces":
            assert violations(game) == []
        dice = Dice(1)
        for _ in walk(game, dice, STYLES[1]):
            pass
        assert game.over


def test_the_seed_decides_what_is_dealt() -> None:
    lines = ("player 0", "hand 2 red 3 ?", "tickets ? ? berlin-roma")
    games = [read("europe", *lines, seed=seed) for seed in range(30)]
    assert len({game.to_bytes() for game in games}) == 30
    assert read("europe", *lines, seed=4).to_bytes() == games[4].to_bytes()
    hands = {tuple(look(game).hand(0).items()) for game in games}
    tickets = {tuple(look(game).tickets(0)) for game in games}
    assert len(hands) > 15
    assert len(tickets) > 15
    for game in games:
        assert sum(look(game).hand(0).values()) == 5
        assert look(game).hand(0)["red"] >= 2
        assert len(look(game).tickets(0)) == 3
        assert "berlin-roma" in look(game).tickets(0)


def test_without_a_seed_each_deal_is_different() -> None:
    assert read("europe", seed=None).to_bytes() != read("europe", seed=None).to_bytes()


def test_pieces_and_points_follow_from_the_routes() -> None:
    """C9, EU-1"""
    game = read("europe", "player 0", "routes paris-zurich roma-venezia", "stations roma")
    board = game.board
    lengths = [r.length for r in board.routes if r.id in ("paris-zurich", "roma-venezia")]
    player = game.view().to_dict()["players"][0]
    assert player["trains"] == 45 - sum(lengths)
    assert player["points"] == sum(board.rules.route_points[n - 1] for n in lengths)
    assert player["stations_left"] == 2


def test_the_second_route_of_a_double_is_closed() -> None:
    """C10, NY-5"""
    double = next(r for r in tables_of("new-york").board.routes if r.twin is not None)
    twin = tables_of("new-york").board.routes[double.twin or 0]
    lines = ("player 0", f"routes {double.id}", "player 1", "hand 6 wild")
    table = ("turn 1", *lines)
    assert f"claim {twin.id}" not in read("new-york", *table).legal_moves(1)
    assert f"claim {twin.id}" in read("new-york", *table, players=3).legal_moves(1)


def test_a_given_hand_is_the_whole_hand() -> None:
    game = read("europe", "player 0", "hand", "player 1", "hand 5 wild")
    assert (look(game).hand(0), look(game).hand(1)) == ({}, {"wild": 5})


def test_a_given_deck_is_drawn_from_the_top() -> None:
    """C3: the first card in the line is the top card"""
    game = read("europe", "deck train red blue wild", "player 0", "hand")
    for card in ("red", "blue"):
        game.play("draw")
        assert look(game).hand(0).get(card) == 1


def test_a_ticket_deck_says_who_knows_what() -> None:
    """C12: players 0 and 1 know the two tickets at the bottom"""
    game = read("europe", "ticket-deck berlin-roma paris-wien@01")
    assert game.state.data[AT.ticket_seen : AT.ticket_seen + 2] == bytes([3, 0])
    names = [t.id for t in game.board.tickets]
    for player, known in ((0, True), (1, True), (None, False)):
        data = game.view(player).state.data
        assert (data[AT.ticket_deck] == names.index("paris-wien")) == known
        assert data[AT.ticket_deck + 1] == L.HIDDEN


def test_a_position_can_be_between_the_two_cards_of_a_draw() -> None:
    """C3, GL-6"""
    game = read("europe", "phase second-card", "turn 1")
    game.play("draw")
    assert game.to_act == {0}
    game = read("great-lakes", "phase refill", f"row {'red ' * 5} -", "player 0", "hand")
    game.play("refill ship")
    assert None not in look(game).row
    assert look(game).phase == "second-card"


def test_a_payment_costs_as_much_as_its_route() -> None:
    """C9, EU-10, GL-11"""
    game = read(
        "europe", "phase pay", "purpose route", "route paris-zurich", "player 0", "hand 3 wild"
    )
    assert [str(m) for m in game.legal_moves()] == ["pay 3 wild"]
    station = ("phase pay", "purpose station", "city roma", "player 0", "stations paris")
    game = read("europe", *station, "hand 1 red 1 wild")
    assert [str(m) for m in game.legal_moves()] == ["pay 1 red 1 wild"]


# --- scoring a table -------------------------------------------------------------------

FAMILY = """
whistlestop position 1   # what lay on our table last night
board europe
phase over
player 0   # Anna
routes amsterdam-london amsterdam-essen berlin-essen berlin-danzig
tickets london-berlin essen-kyiv
player 1   # Jón
routes paris-zurich roma-venezia
tickets roma-smyrna
stations roma paris
player 2   # Sól
"""


def test_a_family_game_is_scored() -> None:
    """C15, EU-12, EU-13: routes, tickets, stations and the longest path, from what is known"""
    game = Game.from_position(FAMILY)
    assert game.over
    anna, jon, sol = game.scores()
    lengths = {r.id: r.length for r in game.board.routes}
    points = game.board.rules.route_points
    mine = ["amsterdam-london", "amsterdam-essen", "berlin-essen", "berlin-danzig"]
    assert anna.parts["routes"] == sum(points[lengths[r] - 1] for r in mine)
    assert anna.longest_path == sum(lengths[r] for r in mine)
    assert (anna.done, anna.missed) == (("london-berlin",), ("essen-kyiv",))
    assert anna.parts["longest path"] == 10
    assert (anna.parts["stations"], jon.parts["stations"], sol.parts["stations"]) == (12, 4, 12)
    assert jon.missed == ("roma-smyrna",)
    assert sol.total == 12
    assert anna.rank == 1
    assert violations_but_tickets(game) == []


def violations_but_tickets(game: Game) -> list[str]:
    """A family does not remember why the game ended, or every opening ticket."""
    return [text for text in violations(game) if "for no reason" not in text]


def test_the_score_does_not_depend_on_the_deal() -> None:
    scores = {repr(Game.from_position(FAMILY, seed=seed).scores()) for seed in range(5)}
    assert len(scores) == 1


@pytest.mark.parametrize("where", [None, "europe", Path("europe")])
def test_the_board_can_be_passed_in(where: str | Path | None, tmp_path: Path) -> None:
    if isinstance(where, Path):
        where = tables_of("europe").board.path
    assert Game.from_position(FAMILY, where).board.id == "europe"


def test_a_position_belongs_to_one_version_of_its_board(tmp_path: Path) -> None:
    folder = copy_of(Path(load("nordic").path or ""), tmp_path)
    text = Game.new(folder, 2, 1).position()
    assert "folder" not in text
    edit(folder, "board.toml", "trains = 40", "trains = 20")
    changed = Game.new(folder, 2, 1).position()
    assert f"\nfolder {folder}\n" in changed
    assert Game.from_position(changed).board.rules.trains == 20
    for wrong, board in ((text, folder), (changed, "nordic")):
        with pytest.raises(PositionError, match="line 2: the board nordic has changed since this"):
            Game.from_position(wrong, board)


def test_a_handwritten_position_needs_no_digest() -> None:
    game = Game.new("nordic", 2, 1)
    text = game.position().replace(f" {game.board.digest}", "")
    assert Game.from_position(text).to_bytes() == game.to_bytes()
    with pytest.raises(PositionError, match="line 2: expected 'board', its id and, optionally"):
        Game.from_position(text.replace("board nordic", "board nordic a b"))

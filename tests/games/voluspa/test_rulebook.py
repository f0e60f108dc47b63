"""Every worked example of the rulebook, E1 to E16 of docs/games/voluspa.md, reaches its printed number."""

from __future__ import annotations

import gladsheim
from gladsheim import NATURE
from gladsheim.games.voluspa.rules.view import Cell, VoluspaView
from tests.games.voluspa.tables import points, put, see, stacks


def cell_at(view: VoluspaView, x: int, y: int) -> Cell:
    """What lies on a cell."""
    return next(cell for cell in view.board if (cell.x, cell.y) == (x, y))


def test_e1_odin_is_the_highest_of_a_row_of_four_and_earns_4() -> None:
    """B Punkte erhalten: Peter legt das Odin-Plättchen."""
    assert points("S D T .", "odin 3,0") == 4


def test_e2_thor_is_the_highest_of_both_lines_and_earns_6() -> None:
    """B Punkte erhalten: Bart legt Thor."""
    board = """
        . . F
        . V D
        V S .
    """
    assert points(board, "thor 2,0") == 6


def test_e3_a_troll_that_equals_the_highest_tile_earns_nothing() -> None:
    """B Punkte erhalten: Tom legt den Troll."""
    assert points("R S V .", "troll 3,0") == 0


def test_e4_only_trolls_may_be_laid_on_the_four_sides_of_a_troll() -> None:
    """Troll: rote Felder sind blockiert für alles außer Trolle, grüne Felder sind noch verfügbar."""
    board = """
        . . S . .
        . S R . .
        . . . . .
    """
    barred = {(3, 1), (2, 0)}
    open_cells = {(0, 1), (1, 2), (3, 2), (2, 3), (1, 0)}
    for hand in ("OTDFS", "VLJWM"):
        match = put(board, hand)
        assert set(see(match).blocked) == barred
        moves = set(match.moves(0))
        for name in see(match, 0).hands[0] or []:
            assert {f"{name} {x},{y}" for x, y in open_cells} <= moves
            assert not {f"{name} {x},{y}" for x, y in barred} & moves
    assert set(put(board, "R").moves(0)) == {f"troll {x},{y}" for x, y in barred | open_cells}


def test_e5_a_dragon_laid_on_thor_earns_4() -> None:
    """Drache: er wird auf Thor gelegt und ist somit 4 Punkte wert."""
    assert points("V T S F", "dragon on 1,0") == 4


def test_e6_the_third_fenrir_is_worth_12_and_earns_5() -> None:
    """Fenrir: der Wert ist 12 (3x4), er erbringt 5 Punkte."""
    match = put("F T F S .", "F")
    match.play("fenrir 4,0", 0)
    assert cell_at(see(match), 4, 0).row == 12
    assert match.scores == (5, 0)


def test_e7_skadi_replaces_the_dragon_and_earns_3() -> None:
    """Skadi: sie ersetzt den Drachen und erhält 3 Punkte, Loki neutralisiert Odin."""
    match = put("TD O L", "S", bag=[])
    gone = see(match).removed.count("thor")
    match.play("skadi for 0,0", 0)
    assert match.scores == (3, 0)
    assert see(match, 0).hands[0] == ["dragon"]
    assert see(match).removed.count("thor") == gone + 1
    assert stacks(match)[0, 0] == ["skadi"]
    assert cell_at(see(match), 1, 0).row == 0


def test_e7_a_full_hand_draws_nothing_after_an_exchange() -> None:
    """C Ziehe ein Plättchen: wenn du mit Skadi ein Plättchen erobert hast, ziehst du keinen Ersatz."""
    match = put("TD O L", "SOTFV")
    stock = see(match).in_bag
    match.play("skadi for 0,0", 0)
    assert sorted(see(match, 0).hands[0] or []) == ["dragon", "fenrir", "odin", "thor", "valkyrie"]
    assert see(match).in_bag == stock


def test_e8_a_valkyrie_closes_a_line_of_five_and_earns_5() -> None:
    """Walküre: sie beherrscht die Reihe und erhält 5 Punkte."""
    assert points("V O T D .", "valkyrie 4,0") == 5


def test_e9_loki_makes_odin_and_the_dragon_worth_nothing_but_not_the_fenrir() -> None:
    """Loki: der Wert von Odin und dem Drachen ist 0, der Fenrir ist nicht betroffen."""
    board = """
        F . .
        O . D
        S S S
    """
    match = put(board, "L")
    match.play("loki 1,1", 0)
    view = see(match)
    values = {(cell.x, cell.y): (cell.row, cell.column) for cell in view.board}
    assert values[0, 1] == (0, 0)
    assert values[2, 1] == (0, 0)
    assert values[0, 2] == (4, 4)


def test_e10_hel_earns_4_and_splits_the_row() -> None:
    """Hel: sie bekommt 4 Punkte, die obere Reihe ist nun in zwei separate Reihen geteilt."""
    board = """
        . . D . .
        T S V F O
        . . L . .
    """
    assert points(board, "hel on 2,1") == 4
    split = board.replace("V", "VH")
    assert points(split, "dragon on 1,1") == 0, "Thor is higher"
    assert points(split, "dragon on 0,1") == 2, "the left line has two tiles"
    assert points(split, "dragon on 4,1") == 2, "the right line has two tiles"
    assert points(split, "dragon on 2,0") == 0, "the column is split too"


def test_e11_jotunn_shoves_thor_beside_loki_and_earns_3_and_5() -> None:
    """Jotunn: er schubst Thor und bekommt 8 Punkte, Spalte 3 und Zeile 5; Thor wird durch Loki neutralisiert."""
    board = """
        . . S V L
        S V T F .
        . . V . .
    """
    match = put(board, "J")
    match.play("jotunn 2,1 east", 0)
    assert match.scores == (8, 0)
    assert stacks(match)[4, 1] == ["thor"]
    assert stacks(match)[2, 1] == ["jotunn"]


def test_e12_the_serpent_counts_three_tiles_and_the_gap_and_earns_4() -> None:
    """Seeschlange: sie erhält 4 Punkte."""
    assert points("S D LH .", "serpent 3,0") == 4


def test_e12_the_serpent_does_not_score_its_column_in_addition() -> None:
    """Seeschlange: du kannst entweder Zeile oder Spalte werten."""
    board = """
        . . V V
        S D LH .
    """
    assert points(board, "serpent 3,0", "row") == 4
    assert points(board, "serpent 3,0", "column") == 2


def test_e13_hermod_earns_2_and_then_the_troll_3() -> None:
    """Hermod: er erhält 2 Punkte, dann der Troll 3, insgesamt 5."""
    match = put("V .", "MROTF")
    stock = see(match).in_bag
    match.play("hermod 1,0", 0)
    assert match.scores == (2, 0)
    assert see(match).in_bag == stock
    match.play("troll 2,0", 0)
    assert match.scores == (5, 0)
    assert see(match).held[0] == 5
    assert see(match).in_bag == stock - 2


def test_e14_a_tile_beside_a_hel_that_stands_alone_begins_a_line_and_earns_1() -> None:
    """Hel: dies beginnt eine neue Reihe mit 1 Plättchen und zählt 1 Punkt."""
    assert points("S D LH .", "thor 3,0") == 1
    assert points("S D LH .", "loki 3,0") == 1


def test_e15_a_troll_is_not_the_start_tile() -> None:
    """Spielaufbau 3: ist es ein Troll, lege ihn zurück und ziehe ein anderes Plättchen."""
    match = gladsheim.load("voluspa").match(seats=2, companion=True)
    for tile in ("odin", "thor", "dragon", "fenrir", "skadi", "odin", "thor", "dragon", "fenrir", "skadi"):
        match.play(tile, NATURE)
    hands = [see(match, seat).hands[seat] for seat in (0, 1)]
    for _ in range(7):
        match.play("troll", NATURE)
        assert see(match).board == []
        assert see(match).in_bag == 50
    match.play("loki", NATURE)
    assert [(cell.x, cell.y, cell.stack) for cell in see(match).board] == [(0, 0, ["loki"])]
    assert see(match).in_bag == 49
    assert see(match).unseen["troll"] == 6
    assert [see(match, seat).hands[seat] for seat in (0, 1)] == hands


def test_e16_two_players_with_the_saga_hold_two_hels_each_and_leave_69_tiles() -> None:
    """Die Sage von Edda, Spielaufbau: bei nur zwei Spielern erhält jeder zwei Hel-Plättchen."""
    game = gladsheim.load("voluspa")
    before = see(game.match(seats=2, options={"edda": True}, companion=True))
    assert before.in_bag == 80
    after = see(game.match(seats=2, seed=1, options={"edda": True}))
    assert after.hels == [2, 2]
    assert after.held == [5, 5]
    assert after.in_bag == 69

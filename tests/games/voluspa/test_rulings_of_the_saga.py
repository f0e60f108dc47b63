"""Rulings R28 to R37 of docs/games/voluspa.md: Jotunn and the Sea Serpent."""

from __future__ import annotations

from tests.games.voluspa.tables import allows, points, put, stacks


def test_r28_jotunn_is_laid_like_any_tile_and_worth_5() -> None:
    assert points("F S .", "jotunn 2,0") == 3
    assert points("D S .", "jotunn 2,0") == 0


def test_r28_jotunn_shoves_any_tile_but_hel_and_takes_its_cell() -> None:
    for there in "OTDFSVLJWM":
        assert allows(f"{there} V", "jotunn 0,0 west")
    assert not allows("TH V", "jotunn 0,0 west")
    assert not allows("TDH V", "jotunn 0,0 west")
    match = put("T V", "J")
    match.play("jotunn 0,0 west", 0)
    assert stacks(match) == {(-1, 0): ["thor"], (0, 0): ["jotunn"], (1, 0): ["valkyrie"]}


def test_r29_the_tile_goes_to_the_first_free_cell_beyond_its_line() -> None:
    board = """
        . V . .
        S T F V
        . S . .
        . F . .
    """
    landings = {"north": (1, 4), "east": (4, 2), "south": (1, -1), "west": (-1, 2)}
    for wind, landing in landings.items():
        match = put(board, "J")
        match.play(f"jotunn 1,2 {wind}", 0)
        assert stacks(match)[landing] == ["thor"]
        assert stacks(match)[1, 2] == ["jotunn"]


def test_r29_it_does_not_jump_a_gap() -> None:
    board = """
        S S S S
        T V . F
    """
    match = put(board, "J")
    match.play("jotunn 0,0 east", 0)
    assert stacks(match)[2, 0] == ["thor"]


def test_r29_hel_at_the_end_of_the_line_makes_that_direction_impossible() -> None:
    board = "LH T V"
    assert not allows(board, "jotunn 1,0 west")
    assert not allows(board, "jotunn 2,0 west"), "also from farther away"
    assert allows(board, "jotunn 1,0 east")
    assert allows(board, "jotunn 1,0 north")


def test_r29_a_line_end_may_be_shoved_one_step_outwards() -> None:
    assert points("V S", "jotunn 1,0 east") == 3


def test_r29_a_stack_is_shoved_whole_over_a_long_line() -> None:
    match = put("OD S V S V F", "J")
    match.play("jotunn 0,0 east", 0)
    assert stacks(match)[6, 0] == ["odin", "dragon"]
    assert match.scores == (0, 0), "the Dragon's 5 ties"


def test_r30_a_tile_may_be_shoved_along_an_axis_on_which_it_stands_alone() -> None:
    match = put("S T S", "J")
    match.play("jotunn 1,0 north", 0)
    assert stacks(match)[1, 1] == ["thor"]
    assert match.scores == (3, 0), "the row; Thor wins the column"


def test_r30_even_the_only_tile_of_the_table() -> None:
    assert points("V", "jotunn 0,0 south") == 2
    assert points("O", "jotunn 0,0 south") == 0


def test_r31_jotunn_does_not_take_a_cell_beside_a_troll() -> None:
    for wind in ("north", "east", "south", "west"):
        assert not allows("R S V", f"jotunn 1,0 {wind}")
    assert allows("R S V", "jotunn 2,0 east")


def test_r32_a_troll_is_not_shoved_to_lie_beside_jotunn() -> None:
    assert not allows("S R", "jotunn 1,0 east")
    assert not allows("S R", "jotunn 1,0 north")
    assert not allows("S R", "jotunn 1,0 south")


def test_r32_over_the_line_to_the_other_end_is_fine() -> None:
    match = put("S R", "J")
    match.play("jotunn 1,0 west", 0)
    assert stacks(match) == {(-1, 0): ["troll"], (0, 0): ["skadi"], (1, 0): ["jotunn"]}
    assert match.scores == (0, 0)


def test_r32_a_troll_may_come_round_no_corner_to_jotunn() -> None:
    board = """
        . V .
        S R S
        . V .
    """
    for wind in ("north", "east", "south", "west"):
        assert allows(board, f"jotunn 1,1 {wind}")


def test_r33_a_tile_is_not_shoved_beside_a_troll() -> None:
    board = """
        . . R R
        T S S .
    """
    assert not allows(board, "jotunn 0,0 east")
    assert allows(board, "jotunn 0,0 west")


def test_r33_but_a_troll_is() -> None:
    board = """
        . . R R
        R S V .
    """
    match = put(board, "J")
    match.play("jotunn 0,0 east", 0)
    assert stacks(match)[3, 0] == ["troll"]


def test_r33_a_shove_along_a_line_of_seven_would_make_it_eight() -> None:
    board = "S V S V S V S"
    assert not allows(board, "jotunn 3,0 east")
    assert not allows(board, "jotunn 0,0 west")
    assert allows(board, "jotunn 3,0 north"), "the row keeps its seven"
    assert allows("S V S V S V", "jotunn 3,0 east")


def test_r33_a_shove_that_joins_two_lines_counts_both() -> None:
    eight = """
        S S . S S S .
        T V . V S V V
        . F F F . . .
    """
    assert allows(eight, "jotunn 0,1 east"), "2 and 1 and 4 are seven"
    assert not allows(eight.replace("V V\n", "V V V\n"), "jotunn 0,1 east")


def test_r33_the_line_across_the_landing_cell_counts_too() -> None:
    board = """
        . . V
        . . V
        . . V
        . V V
        T S .
        . S S
        . . F
    """
    assert allows(board, "jotunn 0,2 east"), "four above, two below, and Thor"
    assert not allows(board + ". . F", "jotunn 0,3 east")


def test_r33_only_jotunn_is_scored_on_both_axes_after_the_shove() -> None:
    board = """
        . F .
        V O S
        . V .
    """
    assert points(board, "jotunn 1,1 east") == 3, "the column; Odin stays in the row"
    assert points(board, "jotunn 1,1 north") == 3, "the row; Odin stays in the column"


def test_r34_a_serpent_beside_hel_earns_nothing_where_both_lines_have_a_higher_tile() -> None:
    """Our reading of R26 and R34: it begins a line of 1 only where no tile stands farther off."""
    assert points("O LH .\n. . LH\n. . O", "serpent 2,2") == 0


def test_r34_the_serpent_must_be_strictly_highest_across_all_gaps() -> None:
    assert points("S LH V .", "serpent 3,0") == 4
    assert points("R LH V .", "serpent 3,0") == 0, "a tie beyond the gap"
    assert points("O LH V .", "serpent 3,0") == 0
    assert points("O LH V .", "troll 3,0") == 2, "which does not bother anyone else"


def test_r34_every_empty_cell_between_counts_1() -> None:
    board = """
        O O O O V
        S . . . .
    """
    assert points(board, "serpent 4,0", "row") == 5
    assert points(board, "serpent 4,0", "column") == 2


def test_r34_a_serpents_line_may_be_longer_than_seven() -> None:
    assert points("S D V D LH D V D .", "serpent 8,0") == 9


def test_r34_a_serpent_may_stand_between_the_first_and_the_last_tile() -> None:
    board = """
        O O O O O O
        S . . . V F
    """
    assert points(board, "serpent 2,0") == 6, "the column is Odin's"


def test_r34_a_serpent_alone_beside_hel_begins_a_line() -> None:
    assert points("SH", "serpent 1,0") == 1


def test_r34_a_serpent_beside_loki_earns_nothing() -> None:
    assert points("S L .", "serpent 2,0") == 0


def test_r35_a_hel_outside_the_outermost_tile_is_not_counted() -> None:
    assert points("LH S .", "serpent 2,0") == 2
    assert points("LH S LH V . ", "serpent 4,0") == 4


def test_r36_fenrirs_do_not_add_across_gaps_for_a_serpent() -> None:
    assert points("F LH F LH .", "serpent 4,0") == 5, "6 against 4 and 4"
    assert points("F F LH S .", "serpent 4,0") == 0, "6 against 8"


def test_r36_loki_works_beyond_the_gap() -> None:
    assert points("L O LH S .", "serpent 4,0") == 5


def test_r37_the_player_scores_the_row_or_the_column() -> None:
    board = """
        V S
        V .
    """
    match = put(board, "W")
    match.play("serpent 1,0", 0)
    assert match.scores == (0, 0)
    assert match.moves(0) == ("row", "column")
    assert match.moves(1) == ()
    match.play("row", 0)
    assert match.scores == (2, 0)


def test_r37_nobody_is_asked_where_only_one_line_pays() -> None:
    board = """
        O O
        V .
    """
    match = put(board, "W")
    match.play("serpent 1,0", 0)
    assert match.scores == (2, 0)
    assert match.asked[0].seat == 1


def test_r37_laying_it_obeys_the_limit_of_seven() -> None:
    assert not allows("S V S V S V S .", "serpent 7,0")


def test_r37_on_the_table_it_is_an_ordinary_6() -> None:
    assert points("W S .", "thor 2,0") == 3
    assert points("W S .", "troll 2,0") == 0
    assert points("W LH S .", "dragon 3,0") == 2, "it does not reach across gaps any more"

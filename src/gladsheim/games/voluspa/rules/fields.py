"""The fields of a game of Völuspá; `make fields` writes the state from them."""

from __future__ import annotations

from gladsheim.kernel.fields import Fields, hidden, partly, public

FIELDS = Fields(
    "Lists by seat and kind are flat: `hands[seat * KINDS + kind]`.",
    (
        public("edda", "bool"),
        public("valkyries_hold", "bool"),
        public("board", "Board", "empty_board()"),
        partly("hands", "vec[i64]", "vec[i64]([0] * (KINDS * seats))"),
        public(
            "known",
            "vec[i64]",
            "vec[i64]([0] * (KINDS * seats))",
            "of those, the ones that everybody saw taken with Skadi (R54)",
        ),
        public("held", "vec[i64]", "vec[i64]([0] * seats)", "how many tiles each seat holds, Hel not counted"),
        hidden(
            "bag",
            "vec[i64]",
            "vec[i64](tiles)",
            "the stock that nobody has seen, by kind",
            why="it would tell what the other hands hold; both together are told as `unseen`",
        ),
        public("in_bag", "i64", "sum(tiles)"),
        public("removed", "vec[i64]", "vec[i64]([0] * KINDS)", "out of the game, by kind"),
        public("scores", "vec[i64]", "vec[i64]([0] * seats)"),
        public("moments", "vec[i64]", "vec[i64]([0] * seats)", "when each seat last scored, for ties (R46)"),
        public("plays", "i64", "0"),
    ),
    first={"tiles": "stock(edda)"},
    types={"librt.vecs": "vec", "mypy_extensions": "i64", "gladsheim.games.voluspa.rules.board": "Board"},
    uses={
        "librt.vecs": "vec",
        "mypy_extensions": "i64",
        "gladsheim.games.voluspa.rules.board": "empty_board",
        "gladsheim.games.voluspa.rules.tiles": "KINDS stock",
    },
)

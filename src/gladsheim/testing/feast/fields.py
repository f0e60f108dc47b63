"""The fields of a feast; `make fields` writes the state from them."""

from __future__ import annotations

from gladsheim.kernel.fields import Fields, hidden, partly, public

FIELDS = Fields(
    "Lists by seat and dish are flat. A packet is what was dealt to one seat, wherever it has been passed to since.",
    (
        public("fenrir", "bool"),
        public("goal", "int"),
        hidden(
            "larder",
            "list[int]",
            "list(DISH_COPIES)",
            "dishes that were not dealt, by kind",
            why="nobody saw what was not dealt",
        ),
        partly(
            "packets",
            "list[list[int]]",
            "[[] for _ in range(seats)]",
            "by first holder: the dishes taken, in order, then those still in hand, ascending",
            view="hand",
        ),
        public("passed", "int", "0", "how often the packets have been passed to the left"),
        public("served", "list[int]", "[0] * (seats * len(DISHES))", "dishes on the table, by seat and kind"),
        public("scraps", "list[int]", "[0] * len(DISHES)", "what the wolves got, by kind"),
        public("steward", "int", "NOBODY"),
        partly("top", "list[int]", "[]", "casks somebody has seen, the next to be poured first"),
        public("top_seen", "list[int]", "[]", "who has seen each of them, as sets of seats"),
        partly("middle", "list[int]", "list(CASK_COPIES)", "casks that nobody has seen, by kind"),
        partly("bottom", "list[int]", "[]"),
        public("bottom_seen", "list[int]", "[]"),
        public("poured", "list[int]", "[]", "first to last"),
        public("speaker", "int", "NOBODY", "who rose last"),
        public("soothed", "bool", "False", "whether a dish was given up over the last sour cask"),
        public("joy", "int", "0"),
    ),
    uses={"gladsheim.testing.feast.state": "CASK_COPIES DISHES DISH_COPIES NOBODY"},
)

"""The fields of a game of Nidavellir; `make fields` writes the state from them."""

from __future__ import annotations

from gladsheim.kernel.fields import Fields, partly, public

FIELDS = Fields(
    "Lists by seat are flat: `ranks[seat * 5 + class]`, `coins[seat * 5 + i]`, `taverns[tavern * cards + i]`.",
    (
        public("first_game", "bool"),
        public("age", "int", "1"),
        public("round", "int", "0"),
        public("phase", "int", "SETUP"),
        public("tavern", "int", "NONE", "the one being resolved, or NONE"),
        public(
            "taverns",
            "list[int]",
            "[NONE] * (len(TAVERNS) * cards_per_tavern(seats))",
            "kinds in the order revealed; NONE where a card was taken",
        ),
        public("discard", "list[int]", "[]", "the open pile, in order"),
        public(
            "deck",
            "list[int]",
            "deck(seats, 1)",
            "what nobody has seen of this age, by kind; one of them may lie in the box (E20)",
            view="unseen",
        ),
        public("in_deck", "int", "sum(deck(seats, 1))", "how many cards lie in this age's deck"),
        partly("next_deck", "list[int]", "deck(seats, 2)", "the second age's while the first runs", view="unseen_next"),
        partly("looked", "list[int]", "[]", "the cards that the spyglass's winner has drawn and not yet put back"),
        public(
            "coins",
            "list[int]",
            "start_coins() * seats",
            "value and metal in one number (see purse.py); each seat's five are kept ascending",
        ),
        partly("places", "list[int]", "[HAND] * (COINS * seats)", view="coins"),
        public("shown", "list[int]", "[KNOWN] * (COINS * seats)", view="coins"),
        public("treasury", "list[int]", "treasury(seats)", "gold coins by value"),
        public("gems", "list[int]", "[0] * seats", "0 before they are dealt"),
        public("order", "list[int]", "[]", "at the tavern being resolved, by turn"),
        public("turns_done", "int", "0"),
        public("bids", "list[int]", "[NONE] * seats", "values when the tavern was revealed, or NONE (R7)"),
        public(
            "armies",
            "list[list[int]]",
            "[[] for _ in range(seats)]",
            "per seat, cards in the order laid; heroes beside the board among them",
        ),
        public("ranks", "list[int]", "[0] * (len(CLASSES) * seats)", view="armies"),
        public("values", "list[int]", "[0] * (len(CLASSES) * seats)", view="armies"),
        public(
            "heroes",
            "list[int]",
            "[OUT if first_game and hero.hard else FREE for hero in HEROES]",
            "the owner of each, FREE or OUT",
        ),
        public("recruited", "list[int]", "[0] * seats", "how many heroes each seat has", view="armies"),
        public(
            "distinctions",
            "list[int]",
            "[UNDECIDED] * len(DISTINCTIONS)",
            "the winner of each, NOBODY or UNDECIDED",
        ),
    ),
    uses={
        "gladsheim.games.nidavellir.cards.printed": "CLASSES DISTINCTIONS HEROES TAVERNS cards_per_tavern deck",
        "gladsheim.games.nidavellir.coins.purse": "start_coins treasury",
        "gladsheim.games.nidavellir.rules.state": "COINS FREE HAND KNOWN NONE OUT SETUP UNDECIDED",
    },
)

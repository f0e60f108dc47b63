"""The fields of a game of Blood Rage; `make fields` writes the state from them."""

from __future__ import annotations

from gladsheim.kernel.fields import Fields, hidden, partly, public

FIELDS = Fields(
    "Lists by seat are flat: `stats[seat * 3 + stat]`, `slots[seat * 8 + slot]`, `warriors[seat * 16 + place]`.",
    (
        public("first_game", "bool"),
        public("age", "int", "1"),
        public("phase", "int", "SETUP"),
        public("first", "int", "NONE", "the seat with the first-player marker, or NONE before it is drawn"),
        public(
            "tokens",
            "list[int]",
            "[NONE] * OUTER + [ALL_TOKEN]",
            "by province, NONE before it is laid",
            view="provinces",
        ),
        public(
            "pillaged", "list[int]", "[0] * PROVINCE_COUNT", "by province: 1 if pillaged in this age", view="provinces"
        ),
        public(
            "doom",
            "list[int]",
            "[NONE] * LAST_AGE",
            "by age: the province that Ragnarök takes, NONE before it is drawn",
        ),
        public("destroyed", "list[int]", "[0] * PROVINCE_COUNT", "by province", view="provinces"),
        partly(
            "kinds",
            "list[int]",
            "[NONE] * cards",
            "by card on the table (cards.card_id), all three ages; NONE while undealt",
            view="hand",
        ),
        hidden(
            "deck",
            "list[int]",
            "deck_of(seats)",
            "by kind: what is not dealt, of all ages; nobody ever sees the rest",
            why="nobody sees what was not dealt, only how much of each age",
        ),
        public("taken", "int", "0", "from each pack in this age"),
        partly("hands", "list[list[int]]", "[[] for _ in range(seats)]", "cards on the table, by seat", view="hand"),
        partly("quests", "list[list[int]]", "[[] for _ in range(seats)]", "committed, face down"),
        partly("discarded", "list[list[int]]", "[[] for _ in range(seats)]", "thrown away face down, in all ages"),
        partly(
            "known",
            "list[int]",
            "[0] * cards",
            "by card on the table: 0, or in which heaps of its holder everybody knows it to be",
            view="clans",
        ),
        public("slots", "list[int]", "[NONE] * (SLOTS * seats)", "kinds of upgrades, or NONE", view="clans"),
        public("powers", "list[int]", "[0] * seats", "the bits that follow from the slots", view="clans"),
        public(
            "stats", "list[int]", "[0] * (STAT_COUNT * seats)", "steps 0 to 5 of Rage, Axes and Horns", view="clans"
        ),
        public("rage", "list[int]", "[VALUES[0][0]] * seats", "on the track", view="clans"),
        public("passed", "list[int]", "[0] * seats", view="clans"),
        public("glory", "list[int]", "[0] * seats", view="clans"),
        public(
            "warriors",
            "list[int]",
            "([0] * RESERVE + [WARRIORS_EACH] + [0] * (PLACE_COUNT - RESERVE - 1)) * seats",
            "how many, by place",
            view="places",
        ),
        public("leaders", "list[int]", "[RESERVE] * seats", "where", view="places"),
        public("ships", "list[int]", "[RESERVE] * seats", view="places"),
        public("monsters", "list[int]", "[BOX] * MONSTER_COUNT", "where, by monster", view="places"),
        public("owners", "list[int]", "[NONE] * MONSTER_COUNT", "of each monster, or NONE", view="clans"),
        public("province", "int", "NONE", "being pillaged, or NONE", view="battle"),
        public("pillager", "int", "NONE", view="battle"),
        public("fighters", "int", "0", "the seats in the battle as bits, fixed after the call", view="battle"),
        partly(
            "played",
            "list[list[int]]",
            "[[] for _ in range(seats)]",
            "cards revealed in this battle, late ones behind",
            view="battle",
        ),
        public("bonus", "list[int]", "[0] * seats", "what the revealed cards add, as far as settled", view="battle"),
        public("cancelled", "int", "0", "bits of the seats whose card's text is cancelled", view="battle"),
        public("declared", "int", "0", "bits of the seats that use a quest as a battle card", view="battle"),
        public(
            "fallen", "list[int]", "[0] * seats", "own figures destroyed in this battle, or in Ragnarök", view="battle"
        ),
        public(
            "doomed",
            "list[int]",
            "[0] * (FIGURE_COUNT * seats)",
            "by seat * 12 + figure: about to die in `dying_at` and its fjord",
            view="places",
        ),
        public("dying_at", "int", "NONE", view="places"),
        public("winner", "int", "NONE", "of the battle being settled", view="battle"),
    ),
    first={"cards": "LAST_AGE * DEALT * seats"},
    uses={
        "gladsheim.games.bloodrage.rules.ages": "LAST_AGE",
        "gladsheim.games.bloodrage.rules.board": "BOX OUTER PLACE_COUNT PROVINCE_COUNT RESERVE",
        "gladsheim.games.bloodrage.cards.printed": "DEALT FIGURE_COUNT MONSTER_COUNT deck_of",
        "gladsheim.games.bloodrage.rules.figures": "WARRIORS_EACH",
        "gladsheim.games.bloodrage.rules.state": "ALL_TOKEN NONE SETUP SLOTS",
        "gladsheim.games.bloodrage.rules.stats": "STAT_COUNT VALUES",
    },
)

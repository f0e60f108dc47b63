"""The fields of a game of Yggdrasil Chronicles; `make fields` writes the state from them."""

from __future__ import annotations

from gladsheim.kernel.fields import Fields, public

FIELDS = Fields(
    "A god in this game is a slot: the seats first, then the supports. Decks go by seat, an Enemy card is a number.",
    (
        public("hard", "bool"),
        public("free_order", "bool"),
        public("path", "int", "HARD if hard else EASY"),
        public("spot", "int", "0", "Nidhögg's, 0 at the left"),
        public("round", "int", "0", "0 before the first"),
        public("outcome", "int", "PLAYING"),
        public("reason", "int", "0", "why the game is lost, or 0"),
        public("gods", "list[int]", "[NONE] * slots", "by slot, NONE until chosen"),
        public("places", "list[int]", "[ASGARD] * slots", "by slot", view="gods"),
        public("life", "list[int]", "lives.copy()", view="gods"),
        public("most_life", "list[int]", "lives", "the number at the start", view="gods"),
        public("elves", "list[int]", "[0] * slots", view="gods"),
        public("dice", "list[int]", "[0] * slots", "Vanir dice", view="gods"),
        public(
            "god_faces", "list[int]", "[0] * slots", "bits of the faces that are successes on the god die", view="gods"
        ),
        public("vanir_faces", "list[int]", "[0] * slots", view="gods"),
        public("powers", "list[int]", "[0] * slots", view="gods"),
        public("relations", "list[int]", "[0] * (slots * slots)", "by owner * slots + partner", view="gods"),
        public("held", "list[int]", "[0] * slots", "bits of artifacts", view="gods"),
        public(
            "shown",
            "list[int]",
            "[NONE] * ARTIFACT_LEVELS",
            "on top of each pile of artifacts, or NONE",
            view="artifacts",
        ),
        public(
            "piles", "int", "(1 << ARTIFACT_COUNT) - 1", "bits of the artifacts that nobody has seen", view="artifacts"
        ),
        public("elf_reserve", "int", "RESERVES[seats]", view="reserves"),
        public("dice_reserve", "int", "RESERVES[seats]", view="reserves"),
        public("heroes", "int", "0", "in Valhalla"),
        public("giants", "int", "0", "on Surt's ladder"),
        public("anonymous", "int", "0", "on Hel's ladder"),
        public("iotunns", "list[int]", "[IN_DECK] * IOTUNN_COUNT"),
        public("creatures", "list[int]", "[IN_DECK] * CREATURE_COUNT", view="creatures_drawn"),
        public("enemies", "list[int]", "FIRST_PLACES.copy()", "where"),
        public("island", "int", "0"),
        public("devastated", "list[int]", "[0] * WORLD_COUNT", "by world", view="worlds"),
        public("turned", "int", "0", "the middle level, clockwise from its start"),
        public(
            "tops",
            "list[list[int]]",
            "[[] for _ in range(seats)]",
            "cards on top of a deck that everybody knows, the next first",
            view="decks",
        ),
        public("unknown", "list[list[int]]", "first_decks(seats)", "cards in its middle, ascending", view="decks"),
        public(
            "bottoms",
            "list[list[int]]",
            "[[] for _ in range(seats)]",
            "cards under it that everybody knows, the next first",
            view="decks",
        ),
        public(
            "late",
            "list[list[int]]",
            "[[] for _ in range(seats)]",
            "shuffled in while the face-down card was undecided, which is none of them",
            view="decks",
        ),
        public(
            "shared",
            "list[int]",
            "list(range(2 * ENEMY_COUNT, 3 * ENEMY_COUNT)) if seats == 2 else []",
            "two players: cards of the support that nobody has seen",
        ),
        public(
            "shares",
            "list[int]",
            "[SUPPORT_CARDS_EACH if seats == 2 else 0] * seats",
            "how many of those are in the middle of each deck",
        ),
        public(
            "down",
            "list[int]",
            "[NONE] * seats",
            "face down on the wheel: NONE, UNSEEN or a card that everybody knows",
            view="decks",
        ),
        public("wheel", "list[int]", "[NONE] * (2 * ENEMY_COUNT)", "by Enemy * 2: open cards, the older first"),
        public("order", "list[int]", "[]", "seats that have yet to play in this round"),
        public("active", "int", "NONE"),
        public("revealed", "int", "NONE", "the card of this turn"),
        public("stopped", "int", "0", "1 if this turn was ended"),
        public("healed", "int", "0", "bits of the worlds healed in this turn"),
        public("thrower", "int", "NONE", "the slot that takes risks, or NONE", view="throw"),
        public("against", "int", "NONE", view="throw"),
        public("risks", "int", "0", view="throw"),
        public("prevented", "int", "0", view="throw"),
        public("god_face", "int", "NONE", view="throw"),
        public("faces", "list[int]", "[]", "of the Vanir dice thrown", view="throw"),
        public("changed", "int", "0", "bits of dice changed by an Elf: the god die, then the Vanir dice", view="throw"),
        public("brother_faces", "list[int]", "[NONE] * slots", "by slot", view="throw"),
        public("brother_changed", "int", "0", view="throw"),
        public("heroes_used", "int", "0", view="throw"),
        public("elves_used", "int", "0", view="throw"),
        public("dice_kept", "int", "0", view="throw"),
        public("used", "int", "0", "bits of what can be used once in a throw", view="throw"),
        public("stones", "list[int]", "no_stones()", "effects of stones that were thrown and are still open"),
    ),
    first={
        "slots": "seats + SUPPORTS[seats]",
        "lives": "[LIVES[seats]] * seats + [SUPPORT_LIFE] * SUPPORTS[seats]",
    },
    uses={
        "gladsheim.games.yggdrasil.enemies.decks": "first_decks",
        "gladsheim.games.yggdrasil.rules.printed": (
            "ARTIFACT_COUNT ARTIFACT_LEVELS ASGARD CREATURE_COUNT EASY ENEMY_COUNT FIRST_PLACES HARD IOTUNN_COUNT"
            " LIVES NONE RESERVES SUPPORTS SUPPORT_CARDS_EACH SUPPORT_LIFE WORLD_COUNT"
        ),
        "gladsheim.games.yggdrasil.rules.state": "IN_DECK PLAYING no_stones",
    },
)

import { expect, test } from "vitest";
import { fact, view } from "./fixture";
import { PARTS, partsOf } from "./scores";
import { bandsOf, effectsOf, fjordOf, isBeyond, isFight, lastBattle, storyOf } from "./story";

const BATTLE = [
  fact({ type: "PillageBegan", seat: 0, province: "gimle", again: false }),
  fact({ type: "Joined", seat: 1, figure: "warrior", from_: "andlang", province: "gimle" }),
  fact({ type: "CardsRevealed", province: "gimle", cards: ["tyrs-smash-1", "lokis-trickery"] }),
  fact({ type: "BattleWon", seat: 0, province: "gimle", strengths: [6, 1] }),
  fact({ type: "FigureDied", seat: 1, figure: "warrior", count: 2, place: "gimle" }),
  fact({ type: "StatRaised", seat: 0, stat: "axes", step: 2, value: 4 }),
];
const BEFORE = fact({ type: "Invaded", seat: 0, figure: "warrior", place: "gimle", cost: 1 });
const AFTER = fact({ type: "Invaded", seat: 1, figure: "warrior", place: "utgard", cost: 1 });

test("there is no battle before the first", () => {
  expect(lastBattle([BEFORE], 0)).toBeNull();
  expect(storyOf(view(), [])).toBeNull();
});

test("a battle is told until its end, and stays until I do something myself", () => {
  const told = lastBattle([BEFORE, ...BATTLE, AFTER], 0);
  expect(told?.facts).toEqual(BATTLE);
  expect(told?.isStale).toBe(false);
  expect(lastBattle([...BATTLE, AFTER], 1)?.isStale).toBe(true);
  expect(lastBattle([...BATTLE, fact({ type: "AgeBegan", age: 2 })], 0)?.isStale).toBe(true);
});

test("when it is over, cards, sums and dead are told by what happened", () => {
  const story = storyOf(view(), BATTLE);
  expect(story).toMatchObject({ province: "gimle", pillager: 0, winner: 0, isTied: false, isOver: true });
  expect(story?.fighters).toMatchObject([
    { seat: 0, cards: ["tyrs-smash-1"], total: 6, fallen: 0 },
    { seat: 1, cards: ["lokis-trickery"], total: 1, fallen: 2 },
  ]);
});

test("a second laying of cards forgets the first; late cards are added", () => {
  const facts = [
    ...BATTLE.slice(0, 3),
    fact({ type: "CardsWatched", seat: 0, glory: 3, cards: [["tyrs-smash-1"], ["lokis-trickery"]] }),
    fact({ type: "CardsRevealed", province: "gimle", cards: ["tyrs-bash", null] }),
    fact({ type: "LateCardPlayed", seat: 0, card: "heimdalls-eye" }),
    fact({ type: "BattleTied", province: "gimle", strengths: [5, 5] }),
  ];
  const story = storyOf(view(), facts);
  expect(story).toMatchObject({ winner: null, isTied: true });
  expect(story?.fighters.map(({ cards }) => cards)).toEqual([["tyrs-bash", "heimdalls-eye"], []]);
});

test("while it goes on, the view tells who fights", () => {
  const fighter = { seat: 1, figures: 4, cards: [], laid: true, bonus: 0, total: 4, fallen: 0 };
  const battle = { province: "gimle", pillager: 0, stage: "cards", fighters: [fighter], again: false };
  expect(storyOf(view({ battle }), BATTLE.slice(0, 2))).toMatchObject({ isOver: false, fighters: [fighter] });
});

test("Glory is told apart by where it came from", () => {
  const parts = partsOf(
    [
      fact({ type: "GloryGained", seat: 0, amount: 3, why: "battle" }),
      fact({ type: "GloryGained", seat: 0, amount: 4, why: "valkyrie" }),
      fact({ type: "GloryStolen", seat: 1, from_: 0, amount: 2 }),
      fact({ type: "TrackBonus", seat: 1, stat: "axes", glory: 10 }),
    ],
    2,
  );
  expect(parts).toMatchObject([
    { battle: 3, cards: 2 },
    { cards: 2, track: 10 },
  ]);
  expect(PARTS.reduce((sum, part) => sum + (parts[1]?.[part] ?? 0), 0)).toBe(12);
});

test("who fights stands in the province or lies in its fjord; who fell is told too", () => {
  const there = view(
    {},
    { gimle: [{ seat: 0, figure: "leader", count: 1 }], west: [{ seat: 1, figure: "ship", count: 1 }] },
  );
  const story = storyOf(there, BATTLE);
  expect(story && bandsOf(there, story, BATTLE)).toEqual(
    new Map([
      [0, [{ seat: 0, figure: "leader", count: 1, isFallen: false, isFalling: false }]],
      [
        1,
        [
          { seat: 1, figure: "warrior", count: 2, isFallen: true, isFalling: false },
          { seat: 1, figure: "ship", count: 1, isFallen: false, isFalling: false },
        ],
      ],
    ]),
  );
  expect(["myrkulor", "gimle", "elvagar", "angerboda", "yggdrasil"].map(fjordOf)).toEqual([
    "west",
    "west",
    "north",
    "north",
    null,
  ]);
});

test("effects are told one after the other, as they happened; the last ones are fresh", () => {
  const facts = [
    ...BATTLE.slice(0, 3),
    fact({ type: "CardCancelled", seat: 1, card: "lokis-trickery" }),
    ...BATTLE.slice(3),
    fact({ type: "GloryGained", seat: 0, amount: 4, why: "battle" }),
    fact({ type: "GloryStolen", seat: 1, from_: 0, amount: 2 }),
  ];
  expect(effectsOf(facts, facts.slice(-1))).toMatchObject([
    { kind: "cancelled", seat: 1, card: "lokis-trickery", isFresh: false },
    { kind: "dead", seat: 1, figure: "warrior", count: 2 },
    { kind: "stat", seat: 0, stat: "axes", value: 4 },
    { kind: "glory", seat: 0, amount: 4, why: "battle", isFresh: false },
    { kind: "stolen", what: "glory", seat: 1, from: 0, amount: 2, isFresh: true },
  ]);
});

test("a call that nobody answers is no fight; what follows a battle is beyond it", () => {
  expect(isFight(view(), BATTLE.slice(0, 2))).toBe(false);
  expect(isFight(view(), BATTLE)).toBe(true);
  expect(BATTLE.slice(1).some((one) => isBeyond([one]))).toBe(false);
  expect([AFTER, fact({ type: "QuestRevealed" }), fact({ type: "TurnPassed" })].every((one) => isBeyond([one]))).toBe(
    true,
  );
});

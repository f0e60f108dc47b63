import { afterEach, expect, test } from "vitest";
import type { Fact } from "../kit";
import { isMine } from "../kit/cues";
import { battles } from "./battles.svelte";
import { cues } from "./cues";
import { fact, view } from "./fixture";
import type { Battle } from "./types";

const BEGUN = fact({ type: "PillageBegan", seat: 0, province: "gimle", again: false });
const TURNED = fact({ type: "CardsRevealed", province: "gimle", cards: ["tyrs-smash-1", "lokis-trickery", null] });
const WON = fact({ type: "BattleWon", seat: 0, province: "gimle", strengths: [6, 2, null] });
const DIED = fact({ type: "FigureDied", seat: 1, figure: "warrior", count: 2, place: "gimle" });
const GLORY = fact({ type: "GloryGained", seat: 0, amount: 3, why: "battle" });
const LATER = fact({ type: "Invaded", seat: 1, figure: "leader", place: "utgard", cost: 0 });
const ALL = [BEGUN, TURNED, WON, DIED, GLORY, LATER];

function battle(stage: string, figures: [number, number], cards: [string[], string[]]): Battle {
  const fighter = (seat: 0 | 1) => ({
    seat,
    figures: figures[seat],
    cards: cards[seat],
    laid: false,
    bonus: 0,
    total: figures[seat],
    fallen: 0,
  });
  return { province: "gimle", pillager: 0, stage, fighters: [fighter(0), fighter(1)], again: false };
}

/** As the stage shows it: one event after the other, each with the view at its moment. */
function play(until = ALL.length): void {
  const cards: [string[], string[]] = [["tyrs-smash-1"], ["lokis-trickery"]];
  const views = [
    battle("call", [3, 2], [[], []]),
    battle("reveal", [3, 2], cards),
    battle("outcome", [3, 2], cards),
    battle("outcome", [3, 0], cards),
    null,
    null,
  ];
  views.slice(0, until).forEach((now, at) => {
    battles.record({
      view: view({ battle: now }),
      events: ALL.slice(0, at + 1),
      recent: ALL.slice(at, at + 1),
      seat: 0,
    });
  });
}

afterEach(() => battles.clear());

test("a battle is kept shot by shot, and what follows it is none of its shots", () => {
  play();
  expect(battles.shots.map(({ recent }) => recent)).toEqual([[BEGUN], [TURNED], [WON], [DIED], [GLORY]]);
});

test("who has fallen still counts in the sum that was compared", () => {
  play();
  expect(battles.story).toMatchObject({ winner: 0, isOver: true });
  expect(battles.story?.fighters).toMatchObject([
    { figures: 3, total: 6 },
    { figures: 2, total: 2, fallen: 2 },
  ]);
});

test("it is looked at again from the cards on, and nothing of its end is known before it comes", () => {
  play();
  expect(battles.canRepeat).toBe(true);
  battles.repeat();
  expect(battles.story).toMatchObject({ winner: null, isOver: false });
  battles.next();
  expect(battles.story).toMatchObject({ winner: 0 });
  battles.next();
  battles.next();
  expect(battles.at).toBe(4);
  battles.next();
  expect(battles.at).toBeNull();
});

test("the call alone is no battle to look at", () => {
  play(1);
  expect(battles.story).toBeNull();
});

test("another battle takes its place; somebody who answers is still the same moment", () => {
  play(2);
  battles.record({
    view: view({ battle: battle("late", [3, 2], [[], []]) }),
    events: ALL.slice(0, 2),
    recent: [],
    seat: 0,
  });
  expect(battles.shots).toHaveLength(2);
  expect(battles.shot?.view.battle?.stage).toBe("late");
  const other = fact({ type: "PillageBegan", seat: 1, province: "utgard", again: false });
  battles.record({ view: view(), events: [...ALL, other], recent: [other], seat: 0 });
  expect(battles.shots).toHaveLength(1);
});

test("only whoever fights is not led past it", () => {
  const keeps = (one: Fact, ...seats: number[]) => isMine({ view: null, facts: [one] }, cues, seats);
  expect([[0], [1], [2], [], [0, 2]].map((seats) => keeps(TURNED, ...seats))).toEqual([true, true, false, false, true]);
  expect([0, 1, 2].map((seat) => keeps(WON, seat))).toEqual([true, true, false]);
  expect(keeps(DIED, 1)).toBe(false);
});

test("great moments of a battle keep their time, and cards that go back take none", () => {
  for (const type of ["CardsRevealed", "BattleWon", "BattleTied", "LateCardPlayed", "FigureDied", "GloryGained"])
    expect(cues[type]?.great).toBe(true);
  expect(cues.CardsReturned?.ms).toBe(0);
});

import { beforeAll, expect, test } from "vitest";
import { anna, table } from "../../lib/testing/tables";
import { learnGame, learnToPlay, speak } from "../../lib/words.svelte";
import { awaited, givenUntil, marginOf, reasonOf, resigningOf, resultOf } from "./wording";

beforeAll(async () => {
  await speak("en");
  await learnToPlay();
  await learnGame("voluspa");
});

const names = ["Anna", "Bert"];
const bert = { id: "bert", name: "Bert", face: "fox", guest: true };
const ended = (scores: number[], places: number[]) => ({ ...table, status: "over" as const, scores, places });
const together = (places: number[]) => ({
  ...ended(
    places.map(() => 0),
    places,
  ),
  cooperative: true,
  seats: table.seats.slice(0, places.length),
});

test("a tie that was broken is explained, and so is who resigned; points speak for themselves", () => {
  expect(reasonOf(ended([30, 30], [2, 1]), names, [])).toBe("Equal points: whoever had them first is ahead.");
  expect(reasonOf(ended([30, 30], [1, 1]), names, [])).toBe("");
  expect(reasonOf(ended([30, 29], [1, 2]), names, [])).toBe("");
  expect(reasonOf(ended([30, 29], [2, 1]), names, [{ seat: 1, step: "Lay", for_all: false }])).toBe("Anna resigned.");
  expect(reasonOf({ ...ended([30, 30], [2, 1]), game: "runes" }, names, [])).toBe("");
  expect(reasonOf({ ...ended([0, 0], [2, 1]), status: "playing" }, names, [])).toBe("");
});

test("by how much it was won is said as the points say it, of one or of several", () => {
  expect(marginOf(ended([103, 106], [2, 1]), names)).toBe("106 to 103, ahead of Anna.");
  expect(marginOf(ended([30, 30], [2, 1]), names)).toBe("30 to 30, ahead of Anna.");
  expect(marginOf(ended([30, 30], [1, 1]), names)).toBe("With 30 points each.");
  expect(marginOf(ended([5, 9, 5], [2, 1, 2]), ["Anna", "Bert", "Cleo"])).toBe("9 to 5, ahead of Anna and Cleo.");
  // Whoever resigned may have had more; and where all win together there is none.
  expect(marginOf(ended([30, 29], [2, 1]), names)).toBe("");
  expect(marginOf(together([1, 1]), names)).toBe("");
  expect(marginOf({ ...ended([3, 2], [1, 2]), status: "playing" }, names)).toBe("");
});

test("an answer can be changed until others have given theirs; many are counted, not named", () => {
  const owes = (...seats: number[]) => seats.map((seat) => ({ seat, step: "Bid", for_all: false }));
  const many = ["Anna", "Bert", "Cleo", "Dora"];
  expect(givenUntil(table, owes(0, 1), many, [0])).toBe("You can change it until Bert has answered.");
  expect(givenUntil(table, owes(1, 2), many, [0])).toBe("You can change it until Bert and Cleo have answered.");
  expect(givenUntil(table, owes(0, 1, 2, 3), many, [0])).toBe("You can change it until the 3 others have answered.");
});

test("where the first answer settles it, nobody waits for a bot while a person is asked", () => {
  const seats = [0, 1, 2].map((number) => ({ ...table.seats[0], number, bot: number === 2 ? "greedy" : "" }));
  const three = { ...table, seats } as typeof table;
  const owes = (for_all: boolean) => [0, 1, 2].map((seat) => ({ seat, step: "Order", for_all }));
  expect([...awaited(three, owes(true))]).toEqual([0, 1]);
  expect([...awaited(three, owes(false))]).toEqual([0, 1, 2]);
  expect([...awaited(three, owes(true).slice(2))]).toEqual([2]);
});

test("who plays together wins or loses together", () => {
  expect(resultOf(together([1, 1]), names, [0])).toBe("You have won together!");
  expect(resultOf(together([2, 2]), names, [0])).toBe("You have lost.");
  expect(resultOf(together([1, 1]), names, [])).toBe("Anna and Bert have won together.");
  expect(resultOf(together([2, 2]), names, [])).toBe("Anna and Bert have lost.");
  expect(reasonOf(together([2, 2]), names, [])).toBe("");
  expect(reasonOf(together([2, 2]), names, [{ seat: 1, step: "Move", for_all: false }])).toBe("The game was given up.");
});

test("who plays alone wins or loses alone", () => {
  expect(resultOf(together([1]), ["Anna"], [0])).toBe("You have won!");
  expect(resultOf(together([2]), ["Anna"], [0])).toBe("You have lost.");
  expect(resultOf(together([2]), ["Anna"], [])).toBe("Anna has lost.");
});

test("whoever would give up is told what follows", () => {
  const [mine, other] = table.seats;
  if (!mine || !other) throw new Error("there are two");
  const partner = { ...other, bot: "", person: bert };
  const goesOn = "A bot takes your seat for good, and the others play on.";
  const isLost = "The game ends, and it is lost.";
  expect(resigningOf(table, anna.id)).toBe("The game ends, and the other player wins.");
  expect(resigningOf({ ...table, seats: [mine, other, partner] }, anna.id)).toBe(goesOn);
  expect(resigningOf({ ...table, seats: [mine, other, partner], companion: true }, anna.id)).toContain("cardboard");
  expect(resigningOf({ ...table, cooperative: true, seats: [mine] }, anna.id)).toBe(isLost);
  expect(resigningOf({ ...table, cooperative: true, seats: [mine, other] }, anna.id)).toBe(isLost);
  expect(resigningOf({ ...table, cooperative: true, seats: [mine, partner] }, anna.id)).toBe(goesOn);
});

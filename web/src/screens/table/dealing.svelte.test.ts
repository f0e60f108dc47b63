import { flushSync } from "svelte";
import { beforeEach, expect, test, vi } from "vitest";
import { learnToPlay, speak } from "../../lib/words.svelte";
import { Dealing, meant, typedNames } from "./dealing.svelte";
import type { Desk } from "./desk.svelte";

beforeEach(async () => {
  await speak("en");
  await learnToPlay();
});

const NAMES: Record<string, string> = { bjorn: "Björn", bjarni: "Bjarni", thor: "Thor", "thor 2": "Thor the Second" };
const nameOf = (move: string) => NAMES[move] ?? move;

test("names are typed as people type them", () => {
  expect(typedNames(" Thor, Björn;\n bjarni ,")).toEqual(["Thor", "Björn", "bjarni"]);
  const moves = Object.keys(NAMES);
  expect(["THOR", "bjorn", "Björ", "bj", "odin"].map((one) => meant(one, moves, nameOf))).toEqual([
    "thor",
    "bjorn",
    "bjorn",
    null,
    null,
  ]);
});

/** A table that asks so many cards of nature; each may lie there once. */
function dealer(left: string[], refuses = "") {
  const state = $state({ id: 1, left, asked: 3, problem: null as { sentence: string } | null });
  const played: string[] = [];
  const taken: string[] = [];
  const session = {
    pending: false,
    table: {
      seats: [
        { number: 0, person: { id: "anna" } },
        { number: 1, person: { id: "anna" } },
      ],
    },
    you: { id: "anna" },
    get problem() {
      return state.problem;
    },
    play: vi.fn(async (move: string) => {
      state.problem = move === refuses ? { sentence: "It lies elsewhere." } : null;
      if (state.problem) return;
      played.push(move);
      state.left = state.left.filter((one) => one !== move);
      state.id += 1;
      state.asked -= 1;
    }),
    undo: vi.fn(async () => {
      const back = played.pop() as string;
      taken.push(back);
      state.left = [...state.left, back];
      state.id += 1;
      state.asked += 1;
    }),
  };
  const desk = {
    session,
    names: ["Anna", "Bert"],
    nameOf,
    get canAnswer() {
      return state.asked > 0;
    },
    get question() {
      return state.asked > 0 ? { seat: -1, id: state.id, witnesses: [1] } : null;
    },
    get openKey() {
      return state.asked > 0 ? `0 ${state.id}` : "";
    },
    get moves() {
      return state.left;
    },
  };
  return { desk: desk as unknown as Desk, played, taken };
}

async function dealt(left: string[], refuses: string, act: (dealing: Dealing) => unknown) {
  const table = dealer(left, refuses);
  let dealing = null as unknown as Dealing;
  const end = $effect.root(() => {
    dealing = new Dealing(table.desk);
  });
  const settle = async () => {
    for (let n = 0; n < 10; n++) {
      flushSync();
      await Promise.resolve();
    }
  };
  await settle();
  await act(dealing);
  await settle();
  return { ...table, dealing, settle, end };
}

test("a whole deal is typed at once, and who must look away is said", async () => {
  const { played, dealing, end } = await dealt(["bjorn", "bjarni", "thor", "odin"], "", (dealing) => {
    expect(dealing.looks).toBe("Only for the eyes of Bert: Anna looks away.");
    dealing.text = "thor, bjorn, bjarni";
    dealing.take();
  });
  expect(played).toEqual(["thor", "bjorn", "bjarni"]);
  expect([dealing.text, dealing.problem, dealing.entered]).toEqual(["", "", []]);
  end();
});

test("what cannot be stops there and stands in the field with the rest", async () => {
  const { played, dealing, end } = await dealt(["bjorn", "bjarni", "thor"], "bjorn", (dealing) => {
    dealing.text = "thor, bjorn, bjarni";
    dealing.take();
  });
  expect(played).toEqual(["thor"]);
  expect([dealing.text, dealing.problem, dealing.entered]).toEqual(["Björn, bjarni", "It lies elsewhere.", ["Thor"]]);
  dealing.text = "loki, bjarni";
  dealing.take();
  expect([dealing.text, dealing.problem]).toEqual(["loki, bjarni", expect.stringContaining("loki")]);
  end();
});

test("one that was typed wrong is mended in place, with what came after it", async () => {
  const { played, taken, dealing, settle, end } = await dealt(["bjorn", "bjarni", "thor", "odin"], "", (dealing) => {
    dealing.text = "thor, bjorn";
    dealing.take();
  });
  expect(dealing.entered).toEqual(["Thor", "Björn"]);
  await dealing.mend(0);
  await settle();
  expect([taken, dealing.text, dealing.entered]).toEqual([["bjorn", "thor"], "Thor, Björn", []]);
  dealing.text = "odin, Björn";
  dealing.take();
  await settle();
  expect(played).toEqual(["odin", "bjorn"]);
  end();
});

import { beforeEach, describe, expect, it } from "vitest";
import { isSolved, keepTry, keptPuzzles, solvedIn, streakAt, tried } from "./puzzles";

const NONE = { tries: {}, day: "", streak: 0 };

describe("puzzles that were tried", () => {
  beforeEach(() => localStorage.clear());

  it("count as solved at the first try, later, or not yet", () => {
    let kept = tried(NONE, "a", true);
    kept = tried(tried(kept, "b", false), "b", true);
    kept = tried(kept, "c", false);
    expect(kept.tries).toEqual({ a: "first", b: "later", c: "missed" });
    expect(solvedIn(kept)).toBe(2);
    expect([isSolved(kept, "b"), isSolved(kept, "c"), isSolved(kept, "d")]).toEqual([true, false, false]);
  });

  it("stay solved, whatever is tried afterwards", () => {
    expect(tried(tried(NONE, "a", true), "a", false).tries.a).toBe("first");
  });

  it("are kept on this device", () => {
    keepTry("a", true, "2026-11-17");
    expect(keptPuzzles()).toEqual({ tries: { a: "first" }, day: "2026-11-17", streak: 1 });
    localStorage.setItem("gladsheim-puzzles", "[1]");
    expect(keptPuzzles()).toEqual(NONE);
  });
});

describe("the streak", () => {
  it("grows with every day on which the puzzle of the day is solved at the first try", () => {
    let kept = tried(NONE, "a", true, "2026-12-30");
    kept = tried(kept, "b", true, "2026-12-31");
    kept = tried(kept, "c", true, "2027-01-01");
    expect(streakAt(kept, "2027-01-01")).toBe(3);
  });

  it("holds until the day after, and is gone the day after that", () => {
    const kept = tried(NONE, "a", true, "2026-11-17");
    expect(streakAt(kept, "2026-11-18")).toBe(1);
    expect(streakAt(kept, "2026-11-19")).toBe(0);
    expect(streakAt(tried(kept, "b", true, "2026-11-20"), "2026-11-20")).toBe(1);
  });

  it("ends with a wrong first try, and a second one does not mend it", () => {
    let kept = tried(NONE, "a", true, "2026-11-17");
    kept = tried(kept, "b", false, "2026-11-18");
    expect(streakAt(kept, "2026-11-18")).toBe(0);
    kept = tried(kept, "b", true, "2026-11-18");
    expect(streakAt(kept, "2026-11-18")).toBe(0);
    expect(kept.tries.b).toBe("later");
  });

  it("does not grow with puzzles of other days, nor twice on one day", () => {
    let kept = tried(NONE, "a", true);
    expect(kept.streak).toBe(0);
    kept = tried(tried(kept, "b", true, "2026-11-17"), "b", true, "2026-11-17");
    expect(kept.streak).toBe(1);
  });

  it("takes no nonsense for a day", () => {
    expect(streakAt({ tries: {}, day: "yesterday", streak: 4 }, "today")).toBe(0);
  });
});

import { describe, expect, it } from "vitest";
import { beside, largest } from "./pack";

describe("the cards of a draft", () => {
  it("lie in the rows that make them largest", () => {
    expect(largest(7, 1330, 700).columns).toBe(4);
    expect(largest(7, 1330, 700).card).toBeGreaterThan(210);
    expect(largest(8, 780, 460).columns).toBe(4);
    expect(largest(3, 1330, 700)).toEqual({ columns: 3, card: 340 });
    expect(largest(7, 1600, 220).columns).toBe(7);
  });

  it("are never wider or higher than their room", () => {
    for (let count = 1; count <= 8; count++) {
      const { columns, card } = largest(count, 900, 600);
      expect(columns * card).toBeLessThanOrEqual(900);
      expect(Math.ceil(count / columns) * card * 1.5).toBeLessThanOrEqual(600);
    }
  });

  it("stand beside their texts on a phone", () => {
    expect(beside(8, 370)).toEqual({ columns: 2, card: 181 });
    expect(beside(3, 370)).toEqual({ columns: 1, card: 370 });
  });
});

// Where the points came from: rows, columns, and what lay beside.
import type { Fact } from "../kit";
import { Count, filled, type Tally } from "../kit/tally";

const LAID = ["TileLaid", "TileCovered", "TileExchanged", "TileShoved"];

export function tally(facts: readonly Fact[], seats: number): Tally {
  const count = new Count(facts, seats);
  const part = (name: string) => count.sum(["PointsScored"], (event) => Number(event[name]));
  return {
    parts: filled(["row", "column", "beside"].map((name) => ({ label: `voluspa-tally-${name}`, values: part(name) }))),
    facts: filled([
      { label: "voluspa-tally-best", values: count.most(["PointsScored"], ({ points }) => Number(points)) },
      { label: "voluspa-tally-laid", values: count.sum(LAID) },
      { label: "voluspa-tally-discarded", values: count.sum(["TileDiscarded"]) },
    ]),
  };
}

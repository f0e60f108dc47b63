// Where the points came from: the five classes, heroes and coins, as the last count says it.
import type { Fact } from "../kit";
import { Count, filled, type Tally } from "../kit/tally";

const CLASSES = ["warrior", "hunter", "miner", "blacksmith", "explorer"];
const OTHERS = ["heroes", "coins", "gem"];

export function tally(facts: readonly Fact[], seats: number): Tally {
  const count = new Count(facts, seats);
  const part = (name: string) => count.sum(["GameScored"], (event) => Number(event[name]));
  return {
    parts: filled([
      ...CLASSES.map((name) => ({ label: `nidavellir-class-${name}`, values: part(name) })),
      ...OTHERS.map((name) => ({ label: `nidavellir-tally-${name}`, values: part(name) })),
    ]),
    facts: filled([
      { label: "nidavellir-tally-recruited", values: count.sum(["HeroRecruited"]) },
      { label: "nidavellir-tally-distinctions", values: count.sum(["DistinctionWon"]) },
      { label: "nidavellir-tally-traded", values: count.sum(["CoinsTraded"]) },
    ]),
  };
}

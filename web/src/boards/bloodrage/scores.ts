// Where everybody's Glory came from.
import type { Fact } from "../kit";

/** Kinds of gains that are told apart, in the order of the table. */
export const PARTS = ["battle", "pillage", "quest", "ragnarok", "cards", "track"] as const;
export type Part = (typeof PARTS)[number];

const OWN: ReadonlySet<string> = new Set(["battle", "pillage", "quest", "ragnarok", "track"]);

/** By seat: Glory by part, as far as events tell. */
export function partsOf(events: readonly Fact[], seats: number): Record<Part, number>[] {
  const sums = Array.from({ length: seats }, () => ({
    battle: 0,
    pillage: 0,
    quest: 0,
    ragnarok: 0,
    cards: 0,
    track: 0,
  }));
  for (const fact of events) {
    const event = fact.event as {
      type: string;
      seat?: number;
      from_?: number;
      amount?: number;
      why?: string;
      glory?: number;
    };
    const own = sums[event.seat ?? -1];
    const other = sums[event.from_ ?? -1];
    const amount = event.amount ?? 0;
    if (event.type === "GloryGained" && own) own[OWN.has(event.why ?? "") ? (event.why as Part) : "cards"] += amount;
    if (event.type === "TrackBonus" && own) own.track += event.glory ?? 0;
    if (event.type === "GloryStolen") {
      if (own) own.cards += amount;
      if (other) other.cards -= amount;
    }
  }
  return sums;
}

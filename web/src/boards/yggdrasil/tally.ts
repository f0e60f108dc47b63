// What each god did for all: there are no points here.
import type { Fact } from "../kit";
import { Count, filled, type Tally } from "../kit/tally";

export function tally(facts: readonly Fact[], seats: number): Tally {
  const seatOf = new Map<string, number>();
  for (const { event } of facts as readonly { event: { type: string; god?: string; seat?: number } }[])
    if (event.type === "TurnBegan" && event.god && event.seat !== undefined) seatOf.set(event.god, event.seat);
  const count = new Count(facts, seats, ({ god }) => seatOf.get(String(god)));
  const amount = (name: string) => (event: Record<string, unknown>) => Number(event[name]);
  return {
    parts: [],
    facts: filled([
      { label: "yggdrasil-tally-fought", values: count.sum(["OpponentBeaten"]) },
      { label: "yggdrasil-tally-prevented", values: count.sum(["RisksPrevented"], amount("prevented")) },
      { label: "yggdrasil-tally-hurt", values: count.sum(["LifeLost"], amount("count")) },
      { label: "yggdrasil-tally-healed", values: count.sum(["WorldHealed"]) },
      { label: "yggdrasil-tally-heroes", values: count.sum(["HeroesCalled"], amount("count")) },
      { label: "yggdrasil-tally-artifacts", values: count.sum(["ArtifactTaken"]) },
    ]),
  };
}

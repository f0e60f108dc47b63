// Which events are great moments, and what is seen of each. All of it is told by events and by the views around them.
import type { Fact } from "../kit";
import { type CoinFace, coinOf, PARTS } from "./cards";
import { cues } from "./cues";
import type { NidavellirEvent, NidavellirView } from "./types";

export type Part = (typeof PARTS)[number];

/** By how much a part of somebody's points has changed. */
export interface Gain {
  part: Part;
  points: number;
}

export type Scene =
  /** The coins of a tavern, turned over; in the order of turns as soon as that is set. */
  | { kind: "coins"; tavern: number; isOrdered: boolean }
  /** Two seats and the gems that they hold now. */
  | { kind: "gems"; seats: number[]; gems: number[] }
  /** On the anvil: two coins and their sum, or one that grew. */
  | {
      kind: "trade";
      seat: number;
      coins: CoinFace[];
      fresh: CoinFace;
      lost: CoinFace;
      by: string;
      gains: Gain[] | null;
    }
  | { kind: "hero"; seat: number; hero: string; gains: Gain[] | null }
  | { kind: "age"; age: number }
  | { kind: "honour"; name: string; winner: number | null }
  | { kind: "scored" };

const eventOf = (fact: Fact) => fact.event as NidavellirEvent;
const isTimed = (fact: Fact) => (cues[eventOf(fact).type]?.ms ?? 1) > 0;

/** How long a scene is seen if nothing follows it, in milliseconds at normal speed. */
export function lengthOf(facts: readonly Fact[]): number {
  return Math.max(0, ...facts.map((fact) => cues[eventOf(fact).type]?.ms ?? 0));
}

/** What was gained between two views, part by part. */
export function gainsOf(before: NidavellirView, after: NidavellirView, seat: number): Gain[] {
  const [old, now] = [before.armies[seat]?.points, after.armies[seat]?.points];
  if (!old || !now) return [];
  return PARTS.map((part) => ({ part, points: now[part] - old[part] })).filter(({ points }) => points !== 0);
}

/** Of whom the points are told one after the other there is one scene; everything else that takes time is by itself. */
function isOne(facts: readonly Fact[]): boolean {
  const kinds = facts.filter(isTimed).map((fact) => eventOf(fact).type);
  return kinds.length === 1 || kinds.every((kind) => kind === "GameScored");
}

const PHASES = ["setup", "bids", "tavern", "end-of-age", "over"];

/** Whether a view was before another: a replay also goes backwards, and nothing was gained on that way. */
function isEarlier(one: NidavellirView, other: NidavellirView): boolean {
  const time = (view: NidavellirView) => [
    view.age,
    view.round,
    PHASES.indexOf(view.phase),
    view.tavern ?? 0,
    view.turns_done,
  ];
  const [first, second] = [time(one), time(other)];
  const at = first.findIndex((value, index) => value !== second[index]);
  return at < 0 || (first[at] ?? 0) < (second[at] ?? 0);
}

/**
 * The great moment of an update. Where several things are told at once, somebody went on to the present and has seen
 * enough; a replay, which goes from answer to answer, shows the last of them.
 */
export function sceneOf(
  facts: readonly Fact[],
  before: NidavellirView | null,
  after: NidavellirView,
  isReplay = false,
): Scene | null {
  const isSingle = isOne(facts);
  if (!isSingle && !isReplay) return null;
  const known = isSingle && before && isEarlier(before, after) ? before : null;
  for (const fact of [...facts].reverse()) {
    const scene = sceneWith(eventOf(fact), known, after);
    if (scene) return scene;
    if (isTimed(fact) && !isReplay) return null;
  }
  return null;
}

function sceneWith(event: NidavellirEvent, before: NidavellirView | null, after: NidavellirView): Scene | null {
  const gains = (seat: number) => before && gainsOf(before, after, seat);
  switch (event.type) {
    case "CoinsShown":
    case "CoinLaidOpen":
      return { kind: "coins", tavern: event.tavern, isOrdered: after.order.length > 0 };
    case "OrderSet":
      return { kind: "coins", tavern: event.tavern, isOrdered: true };
    case "GemsSwapped":
      return { kind: "gems", seats: event.seats, gems: event.gems };
    case "CoinsTraded": {
      const coins = [coinOf(event.first), coinOf(event.second)];
      const [fresh, lost] = [coinOf(event.new), coinOf(event.lost)];
      return { kind: "trade", seat: event.seat, coins, fresh, lost, by: "", gains: gains(event.seat) };
    }
    case "CoinUpgraded": {
      const [fresh, lost] = [coinOf(event.new), coinOf(event.old)];
      return { kind: "trade", seat: event.seat, coins: [lost], fresh, lost, by: event.by, gains: gains(event.seat) };
    }
    case "HeroRecruited":
      return { kind: "hero", seat: event.seat, hero: event.hero, gains: gains(event.seat) };
    case "AgeEnded":
      return { kind: "age", age: event.age };
    case "DistinctionWon":
      return { kind: "honour", name: event.name, winner: event.seat };
    case "DistinctionUnclaimed":
      return { kind: "honour", name: event.name, winner: null };
    case "GameScored":
      return { kind: "scored" };
    default:
      return null;
  }
}

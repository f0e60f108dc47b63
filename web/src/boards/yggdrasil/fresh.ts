// What the last update changed: it carries a mark in ice until the next one.
import type { Fact } from "../kit";

interface Happened {
  type: string;
  world?: string;
  place?: string;
}

const LADDERS: Record<string, string> = {
  GiantsRose: "surt",
  GiantsDriven: "surt",
  AnonymousSent: "hel",
  AnonymousFreed: "hel",
  IotunnWoke: "loki",
};
const WORLDS = new Set(["WorldDevastated", "WorldHealed", "EnemyMoved"]);

/** Worlds by name, and ladders as "ladder surt". */
export function freshOf(recent: readonly Fact[]): Set<string> {
  const found = new Set<string>();
  for (const { event } of recent) {
    const { type, world, place } = event as Happened;
    const ladder = LADDERS[type];
    if (type === "MidTurned") found.add("ring");
    if (ladder) found.add(`ladder ${ladder}`);
    const where = world ?? place;
    if (WORLDS.has(type) && where) found.add(where);
  }
  return found;
}

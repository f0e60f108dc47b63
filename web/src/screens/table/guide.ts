// A guided first game: a few lessons, each waiting for something that happens at a real table. No rules here: only
// events, whose meaning the texts explain.

import type { Fact } from "../../lib/protocol";
import { factsOf } from "./log";

/** What the table tells a lesson. */
export interface Moment {
  /** My seat. */
  seat: number;
  /** What the last update brought. */
  recent: Fact[];
  /** Something was just refused. */
  isRefused: boolean;
}

export interface Lesson {
  /** Fluent id. */
  text: string;
  /** Goes on by itself when this happens; otherwise only by "Next". */
  until?: (moment: Moment) => boolean;
  /** May be left by "Next" as well. */
  next: boolean;
}

const did = (moment: Moment, ...types: string[]) =>
  moment.recent.some((fact) => {
    const { type, seat } = factsOf(fact);
    return seat === moment.seat && types.includes(type);
  });
const happened = (moment: Moment, type: string) => moment.recent.some((fact) => factsOf(fact).type === type);
const PLAYED = ["TileLaid", "TileCovered", "TileExchanged", "TileShoved"];

const VOLUSPA: Lesson[] = [
  { text: "web-guide-voluspa-welcome", next: true },
  { text: "web-guide-voluspa-choose", next: false, until: (moment) => did(moment, ...PLAYED) },
  { text: "web-guide-voluspa-scored", next: true },
  { text: "web-guide-voluspa-other", next: true },
  { text: "web-guide-voluspa-high", next: false, until: (moment) => did(moment, ...PLAYED) },
  { text: "web-guide-voluspa-why", next: true, until: (moment) => moment.isRefused },
  { text: "web-guide-voluspa-help", next: true },
  { text: "web-guide-voluspa-hint", next: true, until: (moment) => did(moment, ...PLAYED) },
  { text: "web-guide-voluspa-undo", next: true },
  { text: "web-guide-voluspa-end", next: true },
];

const NIDAVELLIR: Lesson[] = [
  { text: "web-guide-nidavellir-welcome", next: true },
  { text: "web-guide-nidavellir-bid", next: false, until: (moment) => happened(moment, "BidsPlaced") },
  { text: "web-guide-nidavellir-order", next: true },
  { text: "web-guide-nidavellir-take", next: false, until: (moment) => did(moment, "CardTaken") },
  { text: "web-guide-nidavellir-columns", next: true },
  { text: "web-guide-nidavellir-trade", next: true, until: (moment) => did(moment, "CoinsTraded") },
  { text: "web-guide-nidavellir-gems", next: true },
  { text: "web-guide-nidavellir-hero", next: true, until: (moment) => did(moment, "HeroRecruited") },
  { text: "web-guide-nidavellir-help", next: true },
  { text: "web-guide-nidavellir-end", next: true },
];

const BLOODRAGE: Lesson[] = [
  { text: "web-guide-bloodrage-welcome", next: true },
  { text: "web-guide-bloodrage-map", next: true },
  { text: "web-guide-bloodrage-invade", next: false, until: (moment) => did(moment, "Invaded") },
  { text: "web-guide-bloodrage-sheet", next: true },
  { text: "web-guide-bloodrage-cards", next: true, until: (moment) => did(moment, "Upgraded", "QuestCommitted") },
  { text: "web-guide-bloodrage-pillage", next: true, until: (moment) => did(moment, "PillageBegan") },
  { text: "web-guide-bloodrage-battle", next: true },
  { text: "web-guide-bloodrage-help", next: true, until: (moment) => moment.isRefused },
  { text: "web-guide-bloodrage-end", next: true, until: (moment) => happened(moment, "AgeEnded") },
  { text: "web-guide-bloodrage-draft", next: true, until: (moment) => happened(moment, "GiftsTaken") },
];

const YGGDRASIL: Lesson[] = [
  { text: "web-guide-yggdrasil-welcome", next: true },
  { text: "web-guide-yggdrasil-god", next: true, until: (moment) => did(moment, "GodChosen") },
  { text: "web-guide-yggdrasil-order", next: true, until: (moment) => happened(moment, "OrderProposed") },
  { text: "web-guide-yggdrasil-reveal", next: true },
  { text: "web-guide-yggdrasil-move", next: true, until: (moment) => happened(moment, "GodMoved") },
  { text: "web-guide-yggdrasil-act", next: true, until: (moment) => happened(moment, "ActionBegan") },
  { text: "web-guide-yggdrasil-fight", next: true, until: (moment) => happened(moment, "FightBegan") },
  { text: "web-guide-yggdrasil-tree", next: true },
  { text: "web-guide-yggdrasil-help", next: true, until: (moment) => moment.isRefused },
  { text: "web-guide-yggdrasil-end", next: true },
];

const LESSONS: Record<string, Lesson[]> = {
  voluspa: VOLUSPA,
  nidavellir: NIDAVELLIR,
  bloodrage: BLOODRAGE,
  yggdrasil: YGGDRASIL,
};

/** The lessons of a game; none where nobody has written any. */
export function lessonsOf(game: string): Lesson[] {
  return LESSONS[game] ?? [];
}

/** Where the course stands after a moment. */
export function after(lessons: Lesson[], at: number, moment: Moment): number {
  const lesson = lessons[at];
  return lesson?.until?.(moment) ? at + 1 : at;
}

/** A thing of the game that an event shows for the first time, so that its power can be explained. */
export function newcomer(recent: Fact[], seen: ReadonlySet<string>): string | null {
  for (const fact of recent) {
    const event = fact.event as { type?: string; tile?: unknown; taken?: unknown };
    if (!event || !PLAYED.includes(event.type ?? "")) continue;
    const tile = event.type === "TileShoved" ? "jotunn" : event.type === "TileExchanged" ? "skadi" : event.tile;
    if (typeof tile === "string" && !seen.has(tile)) return tile;
  }
  return null;
}

// The end of an age, told by what happened: quests that are judged, who falls in Ragnarök, and what the age brought.
import type { BoardProps, Fact } from "../kit";
import { type Part, partsOf } from "./scores";
import { toldBy } from "./story";
import type { BloodrageView, Group } from "./types";

export interface Judged {
  seat: number;
  card: string;
  isFulfilled: boolean;
  /** The Glory it brought. */
  glory: number;
  isFresh: boolean;
}

export interface Age {
  age: number;
  /** What Ragnarök has taken; null until it does. */
  province: string | null;
  /** All of it is known: the log comes a moment after the board. */
  isWhole: boolean;
  /** It is over: all figures are back. */
  isEnded: boolean;
  quests: Judged[];
  fallen: (Group & { isFresh: boolean })[];
  /** By seat: what Ragnarök paid for those who fell. */
  paid: number[];
  /** By seat: the Glory of the whole age, and where it came from. */
  parts: Record<Part, number>[];
  /** By seat: stats that rose in this age. */
  raised: string[][];
}

const typeOf = (fact: Fact) => toldBy(fact).type;

/** What begins after the end of an age: nobody is led past that end. */
const BEYOND = new Set(["AgeBegan", "TrackBonus", "GameEnded"]);
export const isNextAge = (facts: readonly Fact[]) => facts.some((fact) => BEYOND.has(typeOf(fact)));

/** The age whose end is seen: at a table until somebody closes it, in a replay until what follows. */
export function endSeen(
  before: number | null,
  { recent, view, readonly }: Pick<BoardProps<BloodrageView>, "recent" | "view" | "readonly">,
): number | null {
  const ended = recent.map(toldBy).find(({ type }) => type === "ProvinceDestroyed");
  if (ended) return ended.age ?? null;
  return readonly && (isNextAge(recent) || view.age !== before) ? null : before;
}

/** The last age of which quests or Ragnarök have been seen, up to its end. */
export function lastAge(events: readonly Fact[], recent: readonly Fact[], seats: number): Age | null {
  const close = events.findLastIndex((fact) => ["QuestRevealed", "ProvinceDestroyed"].includes(typeOf(fact)));
  if (close < 0) return null;
  const opened = events.slice(0, close).findLastIndex((fact) => typeOf(fact) === "AgeBegan");
  const ended = events.slice(close).findIndex((fact) => BEYOND.has(typeOf(fact)));
  const facts = events.slice(opened + 1, ended < 0 ? undefined : close + ended);
  const destroyed = facts.findIndex((fact) => typeOf(fact) === "ProvinceDestroyed");
  const before = opened < 0 ? 0 : (toldBy(events[opened] as Fact).age ?? 0);
  const found: Age = {
    age: before || (destroyed < 0 ? 0 : (toldBy(facts[destroyed] as Fact).age ?? 0)),
    province: destroyed < 0 ? null : (toldBy(facts[destroyed] as Fact).province ?? null),
    isWhole: opened >= 0,
    isEnded: facts.some((fact) => typeOf(fact) === "AgeEnded"),
    quests: [],
    fallen: [],
    paid: Array.from({ length: seats }, () => 0),
    parts: partsOf(facts, seats),
    raised: Array.from({ length: seats }, () => []),
  };
  facts.forEach((fact, at) => {
    const {
      type,
      seat = -1,
      card = "",
      fulfilled = false,
      figure = "",
      count = 1,
      amount = 0,
      why,
      stat = "",
    } = toldBy(fact);
    const isFresh = recent.includes(fact);
    if (type === "QuestRevealed") found.quests.push({ seat, card, isFulfilled: fulfilled, glory: 0, isFresh });
    if (type === "GloryGained" && why === "quest") {
      const quest = found.quests.findLast((one) => one.seat === seat);
      if (quest) Object.assign(quest, { glory: amount, isFresh: quest.isFresh || isFresh });
    }
    if (type === "FigureDied" && destroyed >= 0 && at > destroyed) found.fallen.push({ seat, figure, count, isFresh });
    if (type === "GloryGained" && why === "ragnarok") found.paid[seat] = (found.paid[seat] ?? 0) + amount;
    if (type === "StatRaised") found.raised[seat]?.push(stat);
  });
  return found;
}

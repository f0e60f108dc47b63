// A throw as columns: each Risk over what meets it. Helpers come first, then the dice as they were thrown: none of them
// changes its place while others fall.
import type { Fact } from "../kit";
import type { Die, Throw, YggdrasilView } from "./types";

export interface Column {
  /** There is a Risk above. */
  risk: boolean;
  /** It is prevented. */
  holds: boolean;
  kind: "hero" | "elves" | "weapon" | "god" | "vanir" | "brother" | "more" | "none";
  die?: Die;
  /** Whose die or help it is, where it is not the thrower's; or the weapon. */
  name?: string;
  /** It has just fallen. */
  isRolled?: boolean;
}

type Means = Omit<Column, "risk" | "holds">;

/** Risks that are being taken, from when they are told to when they are settled. */
export interface Taken extends Throw {
  /** By weapons and creatures, before anything is thrown: an artifact, or null. */
  cancelled: (string | null)[];
}

interface Event {
  type: string;
  god?: string;
  die?: string;
  risks?: number;
  opponent?: string | null;
  count?: number;
  artifact?: string | null;
}
const eventOf = (fact: Fact | undefined) => (fact?.event ?? { type: "" }) as Event;

/** What the throw is about; Risks that were told are seen before the first die is, since that is when they burn. */
export function thrownOf(view: YggdrasilView, events: readonly Fact[], recent: readonly Fact[]): Taken | null {
  if (view.throw) return { ...view.throw, cancelled: [] };
  const last = events.at(-1);
  if (!last || !recent.includes(last)) return null;
  let at = events.length - 1;
  while (at > 0 && eventOf(events[at]).type === "RisksCancelled") at -= 1;
  const { type, god = "", risks = 0, opponent = null } = eventOf(events[at]);
  if (type !== "RisksTaken" || !risks) return null;
  const cancelled = events
    .slice(at + 1)
    .flatMap((fact) => Array<string | null>(eventOf(fact).count ?? 0).fill(eventOf(fact).artifact ?? null));
  const nothing = { heroes_used: 0, elves_used: 0, god_die: null, dice: [], brothers: [], dice_kept: 0, rerolled: [] };
  return { god, against: opponent, risks, prevented: 0, left: risks - cancelled.length, cancelled, ...nothing };
}

export function columnsOf(thrown: Taken, recent: readonly Fact[] = []): Column[] {
  const { risks, left, heroes_used: heroes, prevented, god_die: god, dice, brothers, cancelled } = thrown;
  const fallen = recent.map(eventOf).filter((event) => event.type === "DieRolled");
  const fresh = dice.length - fallen.filter((event) => event.die === "vanir").length;
  const isFresh = (name: string) => fallen.some((event) => event.die === "god" && event.god === name);
  const helpers: Means[] = [
    ...cancelled.map((name): Means => ({ kind: "weapon", ...(name ? { name } : {}) })),
    ...Array.from({ length: prevented }, (_, at): Means => ({ kind: at < heroes ? "hero" : "elves" })),
  ];
  const ownDie: Means[] = god ? [{ kind: "god", die: god, isRolled: isFresh(thrown.god) }] : [];
  const others: Means[] = [
    ...dice.map((die, at): Means => ({ kind: "vanir", die, isRolled: at >= fresh })),
    ...brothers.map(({ god: name, die }): Means => ({ kind: "brother", die, name, isRolled: isFresh(name) })),
  ];
  const good = [...ownDie, ...others].filter(({ die }) => die?.success).length;
  const held = risks - left;
  // A success may count twice.
  const more = Math.max(0, held - helpers.length - good);
  const means: Means[] = [
    ...helpers,
    ...ownDie,
    ...Array.from({ length: more }, (): Means => ({ kind: "more" })),
    ...others,
  ];
  let [met, open] = [held, left];
  const columns = means.map((one): Column => {
    const isGood = !one.die || one.die.success;
    const holds = isGood && met > 0;
    if (holds) met -= 1;
    const burns = !isGood && open > 0;
    if (burns) open -= 1;
    return { ...one, risk: holds || burns, holds };
  });
  return [...columns, ...Array.from({ length: open }, (): Column => ({ kind: "none", risk: true, holds: false }))];
}

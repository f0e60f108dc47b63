// The last battle, told by what happened: it can still be read when it is over.
import type { Fact } from "../kit";
import { FIGURES, FJORDS, PROVINCES } from "./cards";
import type { BloodrageView, Fighter, Group } from "./types";

export interface Told {
  type: string;
  seat?: number;
  from_?: string | number;
  province?: string;
  place?: string;
  again?: boolean;
  card?: string;
  cards?: (string | null)[];
  strengths?: (number | null)[];
  figure?: string;
  count?: number;
  amount?: number;
  why?: string;
  stat?: string;
  value?: number;
  token?: string;
  glory?: number;
  strength?: number;
  fulfilled?: boolean;
  age?: number;
}

export interface Story {
  province: string;
  pillager: number;
  again: boolean;
  /** Who fights, as far as it is known. */
  fighters: Fighter[];
  /** Who has won; null while nothing is known, and for a tie. */
  winner: number | null;
  isTied: boolean;
  isOver: boolean;
}

export const toldBy = (fact: Fact) => fact.event as Told;
const typeOf = (fact: Fact) => toldBy(fact).type;

/** What ends a battle, if it did not end before: somebody begins something else. */
const NEXT = new Set(["TurnPassed", "Invaded", "Returned", "Marched", "Upgraded", "QuestCommitted", "PillageBegan"]);
const LATER = new Set(["CardsThrownAway", "CardKept", "QuestRevealed", "AgeEnded", "ProvinceDestroyed", "AgeBegan"]);
const SETTLED = new Set(["BattleWon", "BattleTied", "PillagedUnopposed"]);
/** Without one of these nobody fought. */
const FOUGHT = new Set(["CardsRevealed", "BattleWon", "BattleTied"]);

/** Whether something else begins: who looks at a battle that is decided is not led past it. */
export const isBeyond = (facts: readonly Fact[]) =>
  facts.some((fact) => NEXT.has(typeOf(fact)) || LATER.has(typeOf(fact)));

/** The events of the last pillage, and whether I have done something else since. */
export function lastBattle(
  events: readonly Fact[],
  seat: number | null,
): { facts: Fact[]; isStale: boolean; begin: number } | null {
  let begin = events.findLastIndex((fact) => typeOf(fact) === "PillageBegan");
  // A step of a replay may begin in the middle of it.
  if (begin < 0) begin = events.findIndex((fact) => FOUGHT.has(typeOf(fact)));
  if (begin < 0) return null;
  const facts: Fact[] = [];
  let isOver = false;
  let isStale = false;
  let isSettled = false;
  for (const fact of events.slice(begin)) {
    const event = toldBy(fact);
    if (facts.length && !isOver && (LATER.has(event.type) || (isSettled && NEXT.has(event.type)))) isOver = true;
    if (SETTLED.has(event.type)) isSettled = true;
    if (!isOver) facts.push(fact);
    else if (LATER.has(event.type) || (NEXT.has(event.type) && event.seat === seat)) isStale = true;
  }
  return { facts, isStale, begin };
}

/** Whether anybody fights, beyond the call. */
export function isFight(view: BloodrageView, facts: readonly Fact[]): boolean {
  const { battle } = view;
  return (
    (battle !== null && battle.stage !== "call" && battle.fighters.length > 1) ||
    facts.some((fact) => FOUGHT.has(typeOf(fact)))
  );
}

/** The battle that goes on, or the last one; `known` is how strong figures were before anybody fell. */
export function storyOf(
  view: BloodrageView,
  facts: readonly Fact[],
  known: ReadonlyMap<number, number> = new Map(),
): Story | null {
  const begun = facts[0] ? toldBy(facts[0]) : null;
  const now = view.battle;
  if (!now && !begun) return null;
  const won = facts.find((fact) => typeOf(fact) === "BattleWon");
  const isTied = facts.some((fact) => typeOf(fact) === "BattleTied");
  const unopposed = facts.find((fact) => typeOf(fact) === "PillagedUnopposed");
  const fighters = now && !won && !isTied ? now.fighters : retold(facts, known);
  const winner = won ?? unopposed;
  const pillaged = facts.find((fact) => typeOf(fact) === "Pillaged");
  const pillager =
    begun?.type === "PillageBegan" ? begun.seat : ((pillaged && toldBy(pillaged).seat) ?? fighters[0]?.seat);
  return {
    province: now?.province ?? begun?.province ?? "",
    pillager: now?.pillager ?? pillager ?? 0,
    again: now?.again ?? begun?.again ?? false,
    fighters,
    winner: winner ? (toldBy(winner).seat ?? null) : null,
    isTied,
    isOver: !now,
  };
}

/** Who fought with what, when the view tells it no longer. */
function retold(facts: readonly Fact[], known: ReadonlyMap<number, number>): Fighter[] {
  const cards = new Map<number, string[]>();
  const fallen = new Map<number, number>();
  let totals: (number | null)[] = [];
  const add = (seat: number, card: string) => cards.set(seat, [...(cards.get(seat) ?? []), card]);
  for (const fact of facts) {
    const event = toldBy(fact);
    if (event.type === "CardsWatched") cards.clear();
    if (event.type === "CardsRevealed") event.cards?.forEach((card, seat) => void (card && add(seat, card)));
    if (event.type === "LateCardPlayed" && event.seat !== undefined && event.card) add(event.seat, event.card);
    if (event.type === "FigureDied" && event.seat !== undefined)
      fallen.set(event.seat, (fallen.get(event.seat) ?? 0) + (event.count ?? 1));
    if (event.type === "BattleWon" || event.type === "BattleTied") totals = event.strengths ?? [];
  }
  return totals.flatMap((total, seat) => {
    if (total === null) return [];
    const figures = known.get(seat) ?? -1;
    const bonus = figures < 0 ? 0 : total - figures;
    return [{ seat, figures, cards: cards.get(seat) ?? [], laid: true, bonus, total, fallen: fallen.get(seat) ?? 0 }];
  });
}

/** Whether a seat fights, pillages, or could be called. */
export function isInvolved(story: Story, seat: number | null): boolean {
  return seat !== null && (story.pillager === seat || story.fighters.some((fighter) => fighter.seat === seat));
}

/** What a battle did besides the cards themselves. */
export type Effect =
  | { kind: "glory"; seat: number; amount: number; why: string }
  | { kind: "stolen"; what: "glory" | "rage"; seat: number; from: number; amount: number }
  | { kind: "stat"; seat: number; stat: string; value: number }
  | { kind: "rage"; seat: number; amount: number }
  | { kind: "cancelled" | "quest" | "late"; seat: number; card: string; value: number }
  | { kind: "cards"; seat: number; cards: string[] }
  | { kind: "saved"; seat: number; figure: string }
  | { kind: "dead"; seat: number; figure: string; count: number };

/** One effect after the other, as they happened; those of the last update are fresh. */
export function effectsOf(facts: readonly Fact[], recent: readonly Fact[]): (Effect & { isFresh: boolean })[] {
  return facts.flatMap((fact) => {
    const effect = effectOf(toldBy(fact));
    return effect ? [{ ...effect, isFresh: recent.includes(fact) }] : [];
  });
}

function effectOf(event: Told): Effect | null {
  const { seat = 0, amount = 0, card = "", figure = "" } = event;
  switch (event.type) {
    case "GloryGained":
      return { kind: "glory", seat, amount, why: event.why ?? "" };
    case "GloryStolen":
    case "RageStolen":
      return {
        kind: "stolen",
        what: event.type === "RageStolen" ? "rage" : "glory",
        seat,
        from: Number(event.from_),
        amount,
      };
    case "RageChanged":
      return { kind: "rage", seat, amount };
    case "StatRaised":
      return { kind: "stat", seat, stat: event.stat ?? "", value: event.value ?? 0 };
    case "CardCancelled":
      return { kind: "cancelled", seat, card, value: 0 };
    case "QuestDeclared":
      return { kind: "quest", seat, card, value: event.strength ?? 0 };
    case "LateCardPlayed":
      return { kind: "late", seat, card, value: 0 };
    case "CardsTaken":
    case "CardsKept":
      return { kind: "cards", seat, cards: (event.cards ?? []).filter((one) => one !== null) };
    case "FigureSaved":
      return { kind: "saved", seat, figure };
    case "WitchFled":
      return { kind: "saved", seat, figure: "volur-witch" };
    case "FigureDied":
      return { kind: "dead", seat, figure, count: event.count ?? 1 };
    default:
      return null;
  }
}

/** The fjord whose ships count in a province; Yggdrasil has none. */
export function fjordOf(province: string): string | null {
  const at = (PROVINCES as readonly string[]).indexOf(province);
  return at < 0 || at === 8 ? null : (FJORDS[((at + 7) % 8) >> 1] ?? null);
}

export interface Band extends Group {
  /** They died in this battle. */
  isFallen: boolean;
  /** They die just now. */
  isFalling: boolean;
}

/** Who fights for each seat: those who stand there, ships of the fjord, and those who fell, each kind in its place. */
export function bandsOf(
  view: BloodrageView,
  story: Story,
  facts: readonly Fact[],
  recent: readonly Fact[] = [],
): Map<number, Band[]> {
  const fjord = fjordOf(story.province);
  const bands = new Map<number, Band[]>();
  const add = (group: Group, isFallen = false, isFalling = false) =>
    bands.set(group.seat, [...(bands.get(group.seat) ?? []), { ...group, isFallen, isFalling }]);
  for (const { name, groups } of view.places)
    if (name === story.province || name === fjord) for (const group of groups) add(group);
  for (const fact of facts) {
    const { type, seat, figure, count, place } = toldBy(fact);
    if (type === "FigureDied" && seat !== undefined && figure && (place === story.province || place === fjord))
      add({ seat, figure, count: count ?? 1 }, true, recent.includes(fact));
  }
  const rank = ({ figure }: Band) => FIGURES.indexOf(figure);
  for (const band of bands.values()) band.sort((one, other) => rank(one) - rank(other));
  return bands;
}

/** Who has how many figures in the provinces beside this one: by the map, not by the rules. */
export function beside(view: BloodrageView, province: string): { seat: number; count: number }[] {
  const at = (PROVINCES as readonly string[]).indexOf(province);
  const ring = [PROVINCES[(at + 7) % 8], PROVINCES[(at + 1) % 8], "yggdrasil"];
  const near: (string | undefined)[] = province === "yggdrasil" ? PROVINCES.slice(0, 8) : ring;
  const groups = view.places.filter(({ name }) => near.includes(name)).flatMap((place) => place.groups);
  return view.clans
    .map((_, seat) => ({ seat, count: groups.reduce((sum, one) => sum + (one.seat === seat ? one.count : 0), 0) }))
    .filter(({ count }) => count > 0);
}

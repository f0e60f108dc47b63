// The last battle, told by what happened: it can still be read when it is over.
import type { Fact } from "../kit";
import { PROVINCES } from "./cards";
import type { BloodrageView, Fighter } from "./types";

interface Event {
  type: string;
  seat?: number;
  province?: string;
  again?: boolean;
  card?: string;
  cards?: (string | null)[];
  strengths?: (number | null)[];
}

export interface Story {
  province: string;
  pillager: number;
  again: boolean;
  /** Who fights, as far as it is known. */
  fighters: Fighter[];
  /** Seats by now ahead, or who has won; null while nothing is known, and for a tie. */
  winner: number | null;
  isTied: boolean;
  isOver: boolean;
  /** What else happened, in order. */
  facts: Fact[];
}

const eventOf = (fact: Fact) => fact.event as Event;

/** What ends a battle, if it did not end before: somebody begins something else. */
const NEXT = new Set(["TurnPassed", "Invaded", "Returned", "Marched", "Upgraded", "QuestCommitted", "PillageBegan"]);
const LATER = new Set(["CardsThrownAway", "CardKept", "QuestRevealed", "AgeEnded", "ProvinceDestroyed", "AgeBegan"]);
/** Told by the table of the battle itself. */
const SHOWN = new Set(["CardsRevealed", "LateCardPlayed", "CardsDiscarded", "CardsReturned", "PillageBegan"]);

/** The events of the last pillage, and whether I have done something else since. */
export function lastBattle(events: readonly Fact[], seat: number | null): { facts: Fact[]; isStale: boolean } | null {
  let begin = -1;
  for (let at = events.length - 1; at >= 0 && begin < 0; at--)
    if (events[at] && eventOf(events[at] as Fact).type === "PillageBegan") begin = at;
  if (begin < 0) return null;
  const facts: Fact[] = [];
  let isOver = false;
  let isStale = false;
  let isSettled = false;
  for (const fact of events.slice(begin)) {
    const event = eventOf(fact);
    if (facts.length && !isOver && (LATER.has(event.type) || (isSettled && NEXT.has(event.type)))) isOver = true;
    if (["BattleWon", "BattleTied", "PillagedUnopposed"].includes(event.type)) isSettled = true;
    if (!isOver) facts.push(fact);
    else if (LATER.has(event.type) || (NEXT.has(event.type) && event.seat === seat)) isStale = true;
  }
  return { facts, isStale };
}

/** The battle that goes on, or the last one. */
export function storyOf(view: BloodrageView, facts: readonly Fact[]): Story | null {
  const begun = facts[0] ? eventOf(facts[0]) : null;
  const now = view.battle;
  if (!now && !begun) return null;
  const fighters: Fighter[] = now ? now.fighters : retold(facts);
  const won = facts.find((fact) => eventOf(fact).type === "BattleWon");
  const unopposed = facts.find((fact) => eventOf(fact).type === "PillagedUnopposed");
  return {
    province: now?.province ?? begun?.province ?? "",
    pillager: now?.pillager ?? begun?.seat ?? 0,
    again: now?.again ?? begun?.again ?? false,
    fighters: now && facts.some((fact) => /^Battle/.test(eventOf(fact).type)) ? retold(facts) : fighters,
    winner: eventOf(won ?? unopposed ?? ({ event: {} } as Fact)).seat ?? null,
    isTied: facts.some((fact) => eventOf(fact).type === "BattleTied"),
    isOver: !now,
    facts: facts.filter((fact) => !SHOWN.has(eventOf(fact).type)),
  };
}

/** Who fought with what, when the view tells it no longer. */
function retold(facts: readonly Fact[]): Fighter[] {
  const cards = new Map<number, string[]>();
  const fallen = new Map<number, number>();
  let totals: (number | null)[] = [];
  for (const fact of facts) {
    const event = eventOf(fact);
    if (event.type === "CardsWatched") cards.clear();
    if (event.type === "CardsRevealed")
      event.cards?.forEach((card, seat) => void (card && cards.set(seat, [...(cards.get(seat) ?? []), card])));
    if (event.type === "LateCardPlayed" && event.seat !== undefined && event.card)
      cards.set(event.seat, [...(cards.get(event.seat) ?? []), event.card]);
    if (event.type === "FigureDied" && event.seat !== undefined)
      fallen.set(event.seat, (fallen.get(event.seat) ?? 0) + ((event as { count?: number }).count ?? 1));
    if (event.type === "BattleWon" || event.type === "BattleTied") totals = event.strengths ?? [];
  }
  return totals.flatMap((total, seat) =>
    total === null
      ? []
      : [
          {
            seat,
            figures: -1,
            cards: cards.get(seat) ?? [],
            laid: true,
            bonus: 0,
            total,
            fallen: fallen.get(seat) ?? 0,
          },
        ],
  );
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

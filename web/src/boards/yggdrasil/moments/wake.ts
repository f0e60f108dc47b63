// An Enemy wakes, step by step: what has been, what is now, and what its activation was to bring. Nothing is worked out
// here: steps are events, and what is still to come is what the view foretold before.
import { type Fact, say } from "../../kit";
import type { Card, YggdrasilView } from "../types";
import { nextWords } from "../wording";

interface Event {
  type: string;
  god?: string;
  enemy?: string;
  activates?: boolean;
  origin?: string;
  place?: string;
  world?: string;
  iotunn?: string;
}

export interface Step {
  text: string;
  state: "done" | "now" | "coming";
  /** It ends the game. */
  isLast?: boolean;
}

export interface Wake {
  enemy: string;
  /** The cards that woke it, the older first. */
  cards: Card[];
  steps: Step[];
  /** The worlds that stay lit, the Cage among them. */
  lit: string[];
  /** Which event is seen now. */
  now: string;
  /** Where the Enemy stands. */
  place: string | null;
}

/** What an activation may bring; anything else is another matter. */
const PARTS = new Set([
  ...["EnemyRevealed", "EnemyActivated", "EnemyMoved", "IslandReached", "WorldDevastated", "MidTurned", "GiantsRose"],
  ...[
    "AnonymousSent",
    "IotunnWoke",
    "IotunnsShuffled",
    "NidhoggMoved",
    "LifeLost",
    "TurnStopped",
    "GameWon",
    "GameLost",
  ],
  ...["CounterChanged", "StandeeMoved", "TokenDrawn", "EnemyFell", "ConditionMet", "SagaWon", "PageTurned"],
]);
/** What is no step of its own. */
const SILENT = new Set(["EnemyActivated", "IotunnsShuffled", "PageTurned"]);
/** Which steps a kind of event fulfils, by how they were foretold. */
const KEPT: Record<string, string[]> = {
  EnemyMoved: ["up", "to", "out"],
  IslandReached: ["island"],
  WorldDevastated: ["devastate"],
  MidTurned: ["turn"],
  GiantsRose: ["giants"],
  AnonymousSent: ["anonymous"],
  IotunnWoke: ["iotunn"],
  NidhoggMoved: ["spot"],
  LifeLost: ["life"],
  TurnStopped: ["stop"],
  GameWon: ["win"],
  GameLost: ["dead-tree", "past-top", "out-of-islands"],
};
const ENDS = new Set(["GameWon", "GameLost", "ConditionMet", "SagaWon"]);
/** Where something is seen besides the places that an event names. */
const WHERE: Record<string, string[]> = {
  GiantsRose: ["muspellheim"],
  AnonymousSent: ["midgard", "niflheim"],
  WorldDevastated: ["cage"],
  IslandReached: ["midgard"],
};

const eventOf = (fact: Fact) => fact.event as Event;

/** The activation that is going on at the end of what has happened; null if there is none, or it was told before. */
export function wakeOf(
  view: YggdrasilView,
  events: readonly Fact[],
  recent: readonly Fact[],
  plans: readonly Plan[],
): Wake | null {
  let first = events.length;
  while (first > 0 && PARTS.has(eventOf(events[first - 1] as Fact).type)) first -= 1;
  const facts = events.slice(first);
  const start = facts.findLastIndex((fact) => {
    const { type, activates } = eventOf(fact);
    return type === "EnemyRevealed" ? activates : type === "EnemyActivated";
  });
  const begin = facts[start - 1] && eventOf(facts[start - 1] as Fact).activates ? start - 1 : start;
  if (begin < 0 || recent.length === 0 || !facts.slice(begin).some((fact) => recent.includes(fact))) return null;
  return told(view, facts.slice(begin), plans);
}

function told(view: YggdrasilView, facts: readonly Fact[], plans: readonly Plan[]): Wake {
  const events = facts.map(eventOf);
  const enemy = events.find((event) => event.enemy)?.enemy ?? "";
  const now = view.enemies.find((one) => one.enemy === enemy);
  const plan = plans.find((one) => one.enemy === enemy)?.next ?? [];
  const steps = facts
    .filter((fact) => !SILENT.has(eventOf(fact).type))
    .map((fact): Step => ({ text: textOf(fact), state: "done", isLast: ENDS.has(eventOf(fact).type) }));
  const last = steps.at(-1);
  if (last && !SILENT.has(events.at(-1)?.type ?? "")) last.state = "now";
  const kept = new Set(events.flatMap(({ type }) => KEPT[type] ?? []));
  const isOver = steps.some((step) => step.isLast) || events.some(({ type }) => type === "TurnStopped");
  const ahead = isOver ? [] : plan.filter((code) => !kept.has(code.split(":")[0] ?? ""));
  const lit = new Set(
    events.flatMap(({ type, origin, place, world }) => [origin, place, world, ...(WHERE[type] ?? [])]),
  );
  lit.add(now?.place ?? undefined);
  for (const { iotunn } of events) if (iotunn) lit.add(view.worlds.find((one) => one.iotunns.includes(iotunn))?.world);
  for (const code of ahead) {
    const [what, where] = code.split(":");
    if (what === "up" || what === "to" || what === "devastate") lit.add(where);
    if (what === "out") lit.add("asgard");
  }
  return {
    enemy,
    cards: now?.open ?? [],
    steps: [...steps, ...ahead.map((code): Step => ({ text: capital(nextWords(code)), state: "coming" }))],
    lit: [...lit].filter((one): one is string => !!one),
    now: events.at(-1)?.type ?? "",
    place: now?.place ?? null,
  };
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The card that lies there is said in a line of its own; everything else as the log says it. */
function textOf(fact: Fact): string {
  const { type } = eventOf(fact);
  return type === "EnemyRevealed" ? say("web-yggdrasil-wake-card") : say(fact.words);
}

/** What an activation is to bring, as long as it has not begun: kept for when it has. */
export function planOf(view: YggdrasilView, recent: readonly Fact[], before: readonly Plan[]): Plan[] {
  const hasBegun = recent.some((fact) => PARTS.has(eventOf(fact).type));
  return hasBegun && before.length ? [...before] : view.enemies.map(({ enemy, next }) => ({ enemy, next }));
}

export interface Plan {
  enemy: string;
  next: readonly string[];
}

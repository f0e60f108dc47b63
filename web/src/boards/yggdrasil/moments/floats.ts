// What happens is seen where it happens: a sign with a number, a card or a few words over a figure, a world or a ladder.
import { type Fact, say } from "../../kit";
import { GAINS, nameOfThing } from "../cards";
import type { YggdrasilView } from "../types";

interface Size {
  width: number;
  height: number;
}

/** Where something of this size lies on none of the words: the shortest way out of them that stays in the picture. */
export function clear(
  at: { x: number; y: number },
  { width, height }: Size,
  words: Size & { left: number; top: number },
  whole: Size,
): { x: number; y: number } {
  const [wide, high] = [width / 2 + 6, height / 2 + 6];
  const [right, bottom] = [words.left + words.width, words.top + words.height];
  const isApart =
    at.x + wide <= words.left || at.x - wide >= right || at.y + high <= words.top || at.y - high >= bottom;
  if (isApart) return at;
  const ways = [
    { x: words.left - wide, y: at.y },
    { x: right + wide, y: at.y },
    { x: at.x, y: words.top - high },
    { x: at.x, y: bottom + high },
  ].filter(({ x, y }) => x >= wide && x <= whole.width - wide && y >= high && y <= whole.height - high);
  const far = ({ x, y }: { x: number; y: number }) => Math.hypot(x - at.x, y - at.y);
  return ways.reduce((best, one) => (far(one) < far(best) ? one : best), ways[0] ?? at);
}

export type Spot = { god: string } | { world: string } | { ladder: string } | { wheel: string };

export interface Float {
  /** Over a god, a world, a ladder, an Enemy on the wheel, or the middle of everything. */
  at: Spot | null;
  /** Where it comes from, if it flies. */
  from?: Spot;
  /** A sign of the game, a card, or a stone by its colour. */
  sign?: string;
  card?: string;
  stone?: string;
  text?: string;
  tone?: "good" | "bad" | "plain";
}

interface Event {
  type: string;
  god?: string;
  enemy?: string;
  to?: string;
  of?: string;
  what?: string;
  world?: string | null;
  count?: number;
  creature?: string;
  artifact?: string | null;
  stone?: string;
  effect?: string;
  mode?: string;
  opponent?: string;
  strength?: number;
  iotunn?: string;
  support?: string;
  place?: string;
  elves?: number;
  dice?: number;
  heroes?: number;
}

const EFFECTS: Record<string, string> = { turn: "turn", move: "god", recover: "heart", normal: "stone" };
const WHAT: Record<string, string> = { elf: "elf", die: "die" };

type Maker = (event: Event, view: YggdrasilView, fact: Fact) => Float | Float[] | null;

const more = (count = 0) => `+${count}`;
const less = (count = 0) => `−${count}`;
const told =
  (at: Float["at"], tone: Float["tone"] = "plain"): Maker =>
  (_event, _view, fact) => ({ at, text: say(fact.words), tone });
const passed = ({ what = "", to, of, god = "" }: Event): Float => {
  const [from, at] = to ? [god, to] : [of ?? god, god];
  return { at: { god: at }, from: { god: from }, ...(WHAT[what] ? { sign: WHAT[what] } : { card: what }) };
};

const MAKERS: Record<string, Maker> = {
  EnemyRevealed: ({ god = "", enemy = "" }) => ({ at: { wheel: enemy }, from: { god }, card: enemy }),
  ElvesTaken: ({ god = "", count }) => ({
    at: { god },
    from: { world: "alfheim" },
    sign: "elf",
    text: more(count),
    tone: "good",
  }),
  DiceTaken: ({ god = "", count }) => ({
    at: { god },
    from: { world: "vanaheim" },
    sign: "die",
    text: more(count),
    tone: "good",
  }),
  HeroesCalled: ({ count }) => ({
    at: { world: "asgard" },
    from: { world: "midgard" },
    sign: "hero",
    text: more(count),
    tone: "good",
  }),
  AnonymousFreed: ({ count }) => ({
    at: { world: "midgard" },
    from: { ladder: "hel" },
    sign: "anonymous",
    text: more(count),
    tone: "good",
  }),
  GiantsDriven: ({ count }) => ({
    at: { world: "muspellheim" },
    from: { ladder: "surt" },
    sign: "giant",
    text: more(count),
    tone: "good",
  }),
  AnonymousSent: ({ count }) => ({
    at: { ladder: "hel" },
    from: { world: "midgard" },
    sign: "anonymous",
    text: more(count),
    tone: "bad",
  }),
  GiantsRose: ({ count }) => ({
    at: { ladder: "surt" },
    from: { world: "muspellheim" },
    sign: "giant",
    text: more(count),
    tone: "bad",
  }),
  IotunnDefeated: () => ({ at: { ladder: "loki" }, sign: "iotunn", text: more(1), tone: "good" }),
  LifeLost: ({ god = "", count }) => ({ at: { god }, sign: "heart", text: less(count), tone: "bad" }),
  LifeGained: ({ god = "", count }) => ({ at: { god }, sign: "heart", text: more(count), tone: "good" }),
  LifeGiven: ({ god = "", to = "" }) => ({
    at: { god: to },
    from: { god },
    sign: "heart",
    text: more(1),
    tone: "good",
  }),
  Blessed: ({ god = "", to = "" }) => ({ at: { god: to }, from: { god }, sign: "heart" }),
  SupportPaid: ({ support = "", count }) => ({ at: { god: support }, sign: "heart", text: less(count), tone: "bad" }),
  DiceLost: ({ god = "", count }) => ({ at: { god }, sign: "die", text: less(count), tone: "bad" }),
  ElvesSpent: ({ god = "", count }) => ({ at: { god }, sign: "elf", text: less(count) }),
  DieKept: ({ god = "" }) => ({ at: { god }, sign: "die" }),
  ElfKept: ({ god = "" }) => ({ at: { god }, sign: "elf" }),
  Given: passed,
  KinTook: passed,
  FellowTook: passed,
  ArtifactTaken: ({ god = "", artifact }) => ({ at: { god }, from: { world: "nidavellir" }, card: artifact ?? "" }),
  CreatureDrawn: ({ creature = "" }) => ({ at: { world: "svartalfheim" }, card: creature }),
  CreatureChosen: ({ creature = "" }) => ({
    at: { world: "svartalfheim" },
    card: creature,
    text: say(`yggdrasil-power-${creature}`),
  }),
  CreatureIdle: told({ world: "svartalfheim" }),
  StoneThrown: ({ stone = "", effect = "" }) => ({
    at: { world: "iotunheim" },
    stone,
    sign: EFFECTS[effect] ?? "stone",
    text: say(`yggdrasil-effect-${effect}`),
  }),
  StoneUsed: ({ god = "", stone = "", effect = "" }) => ({
    at: { god },
    from: { world: "iotunheim" },
    stone,
    sign: EFFECTS[effect] ?? "stone",
  }),
  ActionBegan: ({ world, god = "" }) => ({ at: { god }, sign: GAINS[world ?? ""] ?? "god" }),
  FightBegan: ({ god = "", strength }) => ({ at: { god }, sign: "fight", text: String(strength ?? ""), tone: "bad" }),
  WorldHealed: ({ world }) => ({ at: { world: world ?? "" }, sign: "heal", tone: "good" }),
  OpponentBeaten: ({ god = "" }, _view, fact) => ({ at: { god }, sign: "fight", text: say(fact.words), tone: "good" }),
  IotunnWoke: ({ iotunn = "" }, view) => ({
    at: whereIs(view, iotunn),
    from: { ladder: "loki" },
    sign: "iotunn",
    text: nameOfThing(iotunn),
    tone: "bad",
  }),
  TurnStopped: ({ god = "" }, _view, fact) => ({ at: { god }, text: say(fact.words), tone: "bad" }),
  DeedBegan: ({ world }, _view, fact) => ({ at: { world: world ?? "" }, text: say(fact.words) }),
  DeedPaid: ({ god = "", elves, dice, heroes, artifact }) => [
    ...(elves ? [{ at: { god }, sign: "elf", text: less(elves) }] : []),
    ...(dice ? [{ at: { god }, sign: "die", text: less(dice) }] : []),
    ...(heroes ? [{ at: { world: "asgard" }, sign: "hero", text: less(heroes) }] : []),
    ...(artifact ? [{ at: { god }, card: artifact }] : []),
  ],
  CounterChanged: ({ world }, _view, fact) => ({ at: world ? { world } : null, text: say(fact.words) }),
  TokenDrawn: ({ world }, _view, fact) => ({ at: world ? { world } : null, text: say(fact.words) }),
  StandeeMoved: ({ place = "" }, view, fact) => ({
    at: view.worlds.some((one) => one.world === place) ? { world: place } : null,
    text: say(fact.words),
  }),
  EnemyFell: told(null, "good"),
  NidhoggDriven: told({ ladder: "nidhogg" }, "good"),
  ArtifactLeft: ({ artifact }, _view, fact) => ({
    at: { world: "nidavellir" },
    card: artifact ?? "",
    text: say(fact.words),
  }),
  CreatureAside: told({ world: "svartalfheim" }),
  ConditionMet: told(null, "bad"),
  Chosen: ({ god = "" }, _view, fact) => ({ at: { god }, text: say(fact.words) }),
};

function whereIs(view: YggdrasilView, iotunn: string): Float["at"] {
  const world = view.worlds.find((one) => one.iotunns.includes(iotunn))?.world;
  return world ? { world } : { ladder: "loki" };
}

/** What of an update is seen over the board. */
export function floatsOf(view: YggdrasilView, recent: readonly Fact[]): Float[] {
  return recent.flatMap((fact) => {
    const event = fact.event as Event & { type: string };
    return MAKERS[event.type]?.(event, view, fact) ?? [];
  });
}

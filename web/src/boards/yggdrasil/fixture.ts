// Views for tests, made by hand: the beginning of a game with three seats.
import type { Fact } from "../kit";
import type { Deck, Enemy, God, World, YggdrasilView } from "./types";

const LEVELS = {
  top: ["asgard", "vanaheim", "alfheim"],
  mid: ["midgard", "nidavellir", "svartalfheim"],
  bottom: ["iotunheim", "niflheim", "muspellheim"],
};
const ENEMIES: Record<string, string | null> = {
  surt: "muspellheim",
  hel: "niflheim",
  loki: "vanaheim",
  iormungand: "midgard",
  fenrir: "cage",
  nidhogg: null,
};

export const god = (slot: number, name: string, more: Partial<God> = {}): God => ({
  slot,
  seat: slot,
  god: name,
  world: "asgard",
  life: 7,
  most_life: 7,
  elves: 0,
  dice: 0,
  artifacts: [],
  god_faces: ["e", "f"],
  vanir_faces: ["e", "f"],
  powers: [],
  relations: [],
  ...more,
});

const enemy = (name: string, more: Partial<Enemy> = {}): Enemy => ({
  enemy: name,
  place: ENEMIES[name] ?? null,
  strength: name === "nidhogg" ? null : 1,
  rider: null,
  retreat: null,
  next: ["turn"],
  armed: false,
  loses: false,
  open: [],
  ...more,
});

export const deck = (size = 5): Deck => ({
  size,
  top: [],
  unknown: [],
  late: [],
  bottom: [],
  down: null,
  unseen: true,
});

export interface Placed {
  gods?: God[];
  enemies?: Record<string, Partial<Enemy>>;
  worlds?: Record<string, Partial<World>>;
}

export function view(more: Partial<YggdrasilView> = {}, placed: Placed = {}): YggdrasilView {
  const gods = placed.gods ?? [god(0, "odin"), god(1, "thor"), god(2, "freyr")];
  const enemies = Object.keys(ENEMIES).map((name) => enemy(name, placed.enemies?.[name]));
  const worlds = Object.entries(LEVELS).flatMap(([level, names]) =>
    names.map(
      (name, column): World => ({
        world: name,
        level,
        column,
        gods: gods.filter((one) => one.world === name).map((one) => one.slot),
        enemies: enemies.filter((one) => one.place === name).map((one) => one.enemy),
        iotunns: [],
        devastated: false,
        mode: "normal",
        risk: { asgard: 3, niflheim: 2, muspellheim: 2 }[name] ?? 0,
        amount: 2,
        closed: null,
        heal: null,
        reachable: level === "top" || column === 0,
        ...placed.worlds?.[name],
      }),
    ),
  );
  return {
    figures: {
      god_die: ["blank", "b", "c", "d", "e", "e"],
      vanir_die: ["a", "b", "c", "d", "e", "f"],
      stones: [],
      own: [],
      hash: null,
    },
    seats: gods.filter((one) => one.seat !== null).length,
    hard: false,
    free_order: false,
    round: 1,
    outcome: "playing",
    reason: null,
    path: ["start", "plain", "plain", "plain", "plain", "tree"],
    spots: ["plain", "plain", "plain", "plain", "plain", "tree"].map((kind) => ({
      kind,
      words: { id: `yggdrasil-spot-${kind}`, terms: {} },
    })),
    spot: 0,
    turned: 0,
    columns: [0, 1, 2].map((column) => worlds.filter((one) => one.column === column).map((one) => one.world)),
    active: 0,
    order: [1, 2],
    me: 0,
    gods,
    worlds,
    enemies,
    island: 0,
    islands: [0, 1, 2, 2, 3],
    giants: 0,
    anonymous: 0,
    heroes: 0,
    iotunns_left: 7,
    reserves: { elves: 9, dice: 9, heroes: 8, giants: 8, anonymous: 8 },
    cage: [],
    wheel: [[], [], [], [], [], []],
    revealed: null,
    stopped: false,
    healed: [],
    decks: gods.map(() => deck()),
    shared: [],
    shares: [],
    artifacts: { shown: ["draupnir", "mimming", "idunn"], left: [5, 5, 5], out: [] },
    creatures_drawn: [],
    creatures_at_work: [],
    creatures_discarded: [],
    creatures_aside: 0,
    iotunns: [],
    iotunns_discarded: [],
    throw: null,
    saga: null,
    stones: [null, null, null],
    ...more,
  };
}

export const fact = (event: object): Fact => ({ event, words: { id: "", terms: {} } });

/** What a board gets besides its view and the question. */
export const rest = {
  game: "yggdrasil",
  names: ["Ase", "Mimir", "Hugin"],
  choices: null,
  recent: [] as Fact[],
  events: [] as Fact[],
  tick: 0,
  speed: "none" as const,
  patterns: true,
};

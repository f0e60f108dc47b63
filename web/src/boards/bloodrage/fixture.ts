// Views for tests, made by hand: two or more seats in the first age.
import type { Fact } from "../kit";
import { PROVINCES } from "./cards";
import type { BloodrageView, Clan, Group } from "./types";

const VILLAGES = [3, 4, 5, 5, 4, 3, 3, 5];
const REGIONS = ["manheim", "manheim", "manheim", "jotunheim", "jotunheim", "jotunheim", "alfheim", "alfheim"];
const PLACES = [...PROVINCES, "north", "east", "south", "west"];

export const clan = (more: Partial<Clan> = {}): Clan => ({
  rage: 6,
  passed: false,
  glory: 0,
  stats: [6, 3, 4].map((value) => ({ step: 1, value, bonus: 0 })),
  on_board: 0,
  strengths: [3, 1, 2],
  reserve: [
    { figure: "leader", count: 1 },
    { figure: "warrior", count: 8 },
    { figure: "ship", count: 1 },
  ],
  valhalla: [],
  leader: null,
  warrior: null,
  ship: null,
  monsters: [null, null],
  clan: [null, null, null],
  hand: [1, 1],
  known: [],
  perhaps: [],
  perhaps_in: [],
  gone: [],
  quests: [],
  ...more,
});

export function view(more: Partial<BloodrageView> = {}, figures: Record<string, Group[]> = {}): BloodrageView {
  const seats = more.clans?.length ?? 2;
  const each = <T>(make: (seat: number) => T) => Array.from({ length: seats }, (_, seat) => make(seat));
  return {
    seats,
    first_game: false,
    age: 1,
    phase: "actions",
    first: 0,
    places: PLACES.map((name) => ({ name, groups: figures[name] ?? [] })),
    provinces: PROVINCES.map((name, at) => ({
      name,
      region: REGIONS[at] ?? null,
      villages: VILLAGES[at] ?? null,
      free: VILLAGES[at] ?? null,
      destroyed: name === "horgr",
      doomed: name === "gimle" ? 1 : null,
      token: at === 8 ? "all" : "axes",
      pillaged: false,
      strengths: each(() => 0),
    })),
    doom: ["gimle", "utgard", "elvagar"],
    clans: each(() => clan()),
    battle: null,
    taken: 6,
    hand: ["tyrs-smash-1", "lokis-domain", "manheim-1"],
    quests: [],
    pack: null,
    chosen: null,
    memory: [],
    discarded: [],
    in_decks: [4, 20, 20],
    scores: each(() => 0),
    ...more,
  };
}

export const fact = (event: object): Fact => ({ event, words: { id: "", terms: {} } });

/** What a board gets besides its view and the question. */
export const rest = {
  game: "bloodrage",
  names: ["Ase", "Mimir"],
  choices: null,
  recent: [],
  events: [] as Fact[],
  tick: 0,
  speed: "none" as const,
  patterns: true,
};

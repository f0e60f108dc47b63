// Views for tests, made by hand: two or more seats at the beginning of a game.

import type { Fact } from "../kit";
import type { NidavellirArmy, NidavellirCoin, NidavellirColumn, NidavellirView } from "./types";

export const coin = (value: number, place: string | null = "hand", open = false): NidavellirCoin => ({
  value,
  metal: value > 5 ? "gold" : "copper",
  place,
  open,
});

export const purse = (...places: (string | null)[]): NidavellirCoin[] =>
  [0, 2, 3, 4, 5].map((value, at) => coin(value, places[at] ?? "hand", false));

export const column = (...names: string[]): NidavellirColumn => ({
  cards: names.map((name) => ({ name, ranks: 1, value: null })),
  ranks: names.length,
  points: 0,
});

export const army = (more: Partial<NidavellirArmy> = {}): NidavellirArmy => ({
  columns: [column(), column(), column(), column(), column()],
  heroes: [],
  sets: 0,
  recruited: 0,
  due: 0,
  points: {
    warrior: 0,
    hunter: 0,
    miner: 0,
    blacksmith: 0,
    explorer: 0,
    heroes: 0,
    coins: 14,
    gem: 0,
    total: 14,
  },
  distinctions: [],
  ...more,
});

export function view(more: Partial<NidavellirView> = {}): NidavellirView {
  const seats = more.coins?.length ?? 2;
  const each = <T>(make: (seat: number) => T) => Array.from({ length: seats }, (_, seat) => make(seat));
  return {
    seats,
    first_game: false,
    age: 1,
    round: 1,
    rounds: 4,
    phase: "bids",
    tavern: null,
    taverns: [
      ["warrior-5", "hunter", "miner-0"],
      ["explorer-9", "explorer-9", "offering-3"],
      ["blacksmith", "blacksmith", "blacksmith"],
    ],
    discard: [],
    coins: each(() => purse()),
    bid: null,
    gems: each((seat) => seat + 1),
    order: [],
    turns_done: 0,
    bids: each(() => null),
    armies: each(() => army()),
    heroes: ["kraal", "hourya"],
    prospects: [
      { hero: "kraal", points: 7, refusal: null },
      { hero: "hourya", points: 20, refusal: "nidavellir/few-explorers" },
    ],
    treasury: [[5, 2]],
    distinctions: [],
    in_deck: 27,
    unseen: {},
    unseen_next: {},
    looked: null,
    scores: each(() => 14),
    ...more,
  };
}

export const fact = (event: object): Fact => ({ event, words: { id: "", terms: {} } });

/** What a board gets besides its view and the question. */
export const rest = {
  game: "nidavellir",
  names: ["Ase", "Mimir"],
  choices: null,
  recent: [],
  events: [],
  tick: 0,
  speed: "none" as const,
  patterns: true,
};

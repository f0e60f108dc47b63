// Written by tools/protocol_ts.py from the view of gladsheim.games.nidavellir: do not change it here, run `make protocol`.

/** A coin and where it lies; a hidden place is None. */
export interface NidavellirCoin { value: number; metal: string; place: string | null; open: boolean }

/** A card of an army: a kind of dwarf, a hero, or the hammer. */
export interface NidavellirCard {
  name: string;
  ranks: number;
  /** The sum of its bravery values; null where its class has none */
  value: number | null;
}

/** The cards of one class, bottom to top. */
export interface NidavellirColumn { cards: NidavellirCard[]; ranks: number; points: number }

/** What an army would score now; Thrud counts as having left it. */
export interface NidavellirPoints {
  warrior: number;
  hunter: number;
  miner: number;
  blacksmith: number;
  explorer: number;
  heroes: number;
  coins: number;
  gem: number;
  total: number;
}

/** One seat's columns, in the order of the classes, and what lies beside its board. */
export interface NidavellirArmy {
  columns: NidavellirColumn[];
  /** Without a class, in the order taken; Ylud while she waits */
  heroes: string[];
  sets: number;
  recruited: number;
  /** Heroes still to recruit */
  due: number;
  points: NidavellirPoints;
  distinctions: string[];
}

/** What a hero would bring this seat now, or the code of the rule that bars it. */
export interface NidavellirProspect { hero: string; points: number; refusal: string | null }

/** A distinction: who leads in its class, and who won it. */
export interface NidavellirDistinctionView {
  name: string;
  winner: number | null;
  decided: boolean;
  leaders: number[];
  ranks: number[];
}

/** All that a seat may know; lists go by seat. */
export interface NidavellirView {
  seats: number;
  first_game: boolean;
  age: number;
  round: number;
  rounds: number;
  phase: string;
  /** The one being resolved */
  tavern: number | null;
  taverns: string[][];
  discard: string[];
  /** Ascending by value */
  coins: NidavellirCoin[][];
  /** This seat's, while others still owe theirs */
  bid: string[] | null;
  gems: number[];
  order: number[];
  turns_done: number;
  /** Shown at the tavern being resolved, at the time they were turned over */
  bids: (number | null)[];
  armies: NidavellirArmy[];
  /** Still in their stands */
  heroes: string[];
  /** For each of those; null for spectators */
  prospects: NidavellirProspect[] | null;
  /** Value and how many */
  treasury: [number, number][];
  distinctions: NidavellirDistinctionView[];
  in_deck: number;
  /** Of this age's deck */
  unseen: Record<string, number>;
  /** Of the second age's, while the first runs */
  unseen_next: Record<string, number>;
  /** Through the spyglass; null for everybody but its winner */
  looked: string[] | null;
  scores: number[];
}

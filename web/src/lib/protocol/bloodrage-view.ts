// Written by tools/protocol_ts.py from the view of gladsheim.games.bloodrage: do not change it here, run `make protocol`.

/** So many equal figures of one clan. */
export interface BloodrageFigures { figure: string; count: number }

/** So many equal figures of a seat in one place. */
export interface BloodrageGroup { seat: number; figure: string; count: number }

/** A province or a fjord, and who stands there. */
export interface BloodragePlace { name: string; groups: BloodrageGroup[] }

/** A province: its villages, its token, its doom, and everybody's strength there with the ships of its fjord. */
export interface BloodrageProvince {
  name: string;
  region: string | null;
  /** null where there is room for everybody */
  villages: number | null;
  free: number | null;
  destroyed: boolean;
  /** The age in which Ragnarök takes it */
  doomed: number | null;
  token: string | null;
  pillaged: boolean;
  strengths: number[];
}

/** A clan stat: its step from 1 to 6, what it is worth, and its Glory at the end. */
export interface BloodrageStat { step: number; value: number; bonus: number }

/** One seat's clan sheet, and the backs of its cards. */
export interface BloodrageClan {
  rage: number;
  passed: boolean;
  glory: number;
  /** Rage, axes, horns */
  stats: BloodrageStat[];
  on_board: number;
  /** Of its leader, a warrior and its ship now */
  strengths: number[];
  reserve: BloodrageFigures[];
  valhalla: BloodrageFigures[];
  leader: string | null;
  warrior: string | null;
  ship: string | null;
  monsters: (string | null)[];
  clan: (string | null)[];
  /** The ages on the backs, ascending */
  hand: number[];
  /** Cards that everybody knows to be in this hand */
  known: string[];
  /** Cards that everybody has seen and that are still in hand, or committed, or thrown away */
  perhaps: string[];
  /** Where each of those may be: `hand quests 2` for in hand, or the second quest or later */
  perhaps_in: string[];
  /** The ages on the backs of committed quests */
  quests: number[];
  /** Cards it took that have left hands for good before everybody's eyes, upgrades among them */
  gone: string[];
}

/** One seat in a battle: figures and cards make its total. */
export interface BloodrageFighter {
  seat: number;
  figures: number;
  cards: string[];
  laid: boolean;
  bonus: number;
  total: number;
  fallen: number;
}

/** A pillage from its call to battle until everything is settled. */
export interface BloodrageBattle {
  province: string;
  pillager: number;
  /** Call, cards, reveal, late, outcome */
  stage: string;
  fighters: BloodrageFighter[];
  /** It had been pillaged in this age before; shown until the reward is taken */
  again: boolean;
}

/** A committed quest of one's own, and whether it would be fulfilled now. */
export interface BloodrageQuest { card: string; fulfilled: boolean }

/** What this seat saw in a pack when it held it, and what it took. */
export interface BloodrageMemory { age: number; pack: number; index: number; cards: string[]; took: string }

/** All that a seat may know; lists go by seat. */
export interface BloodrageView {
  seats: number;
  first_game: boolean;
  age: number;
  phase: string;
  first: number | null;
  places: BloodragePlace[];
  provinces: BloodrageProvince[];
  doom: (string | null)[];
  clans: BloodrageClan[];
  battle: BloodrageBattle | null;
  taken: number;
  /** One's own cards; null for spectators */
  hand: string[] | null;
  quests: BloodrageQuest[] | null;
  /** In the draft: the cards one holds to choose from */
  pack: string[] | null;
  /** One's own answer, while others still think */
  chosen: string | null;
  /** Of all ages whose cards others still hold */
  memory: BloodrageMemory[] | null;
  /** What one has thrown away */
  discarded: string[] | null;
  /** By age: cards that have not been dealt */
  in_decks: number[];
  scores: number[];
}

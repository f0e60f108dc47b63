// Written by tools/protocol_ts.py from the view of gladsheim.games.yggdrasil: do not change it here, run `make protocol`.

/** An Enemy card: the god whose set it belongs to, and whom it shows. */
export interface YggdrasilCard { god: string; enemy: string }

/** A relationship that a god has with another; it is one-way. */
export interface YggdrasilRelation {
  god: string;
  /** Brother, tie, fellow, companion */
  kind: string;
}

/** A god of this game: those of the seats come first, then the supports. */
export interface YggdrasilGod {
  slot: number;
  /** null for a support */
  seat: number | null;
  /** null until chosen */
  god: string | null;
  world: string;
  life: number;
  most_life: number;
  elves: number;
  dice: number;
  artifacts: string[];
  /** Which faces of the god die are successes */
  god_faces: string[];
  vanir_faces: string[];
  powers: string[];
  relations: YggdrasilRelation[];
}

/** A world, and its action for the reader if he stood there now; for spectators, for the active god. */
export interface YggdrasilWorld {
  world: string;
  /** Top, mid, bottom */
  level: string;
  column: number;
  /** Slots */
  gods: number[];
  enemies: string[];
  /** Who blocks it, rides an Enemy here, or stands on the Sword of Obstacles */
  iotunns: string[];
  devastated: boolean;
  /** Penalty, normal, bonus; null where there is nobody to act */
  mode: string | null;
  risk: number;
  amount: number;
  /** Why its action is not to be had */
  closed: string | null;
  /** The life that Heal the Tree costs here, null where it cannot be done */
  heal: number | null;
  reachable: boolean;
}

/** An Enemy, and what its next activation would do to the god who reveals next. */
export interface YggdrasilEnemy {
  enemy: string;
  /** A world or the cage; null for Nidhögg */
  place: string | null;
  /** The Risks of a fight; null if there is none */
  strength: number | null;
  rider: string | null;
  /** A world, the cage, or an island as `island:1` */
  retreat: string | null;
  /** In order: up:midgard, to:asgard, turn, giants:2, … ; `to` and `life` alone if the god is open */
  next: string[];
  /** The next card of this Enemy activates it */
  armed: boolean;
  /** That could lose the game */
  loses: boolean;
  /** On the wheel, the older first */
  open: YggdrasilCard[];
}

/** What can still be taken, or must still come. */
export interface YggdrasilReserves { elves: number; dice: number; heroes: number; giants: number; anonymous: number }

/** A seat's Enemy cards: those on top and at the bottom that everybody knows, and what lies between them. */
export interface YggdrasilDeck {
  /** Without the face-down card */
  size: number;
  /** The next first */
  top: YggdrasilCard[];
  /** In the middle, in no order; an unseen face-down card is one of them */
  unknown: YggdrasilCard[];
  /** In the middle, but not that face-down card */
  late: YggdrasilCard[];
  /** The next first */
  bottom: YggdrasilCard[];
  /** Face down on the wheel, if everybody knows which */
  down: YggdrasilCard | null;
  /** A card lies face down that nobody knows */
  unseen: boolean;
}

/** Nidavellir: the top of each pile, and how many cards lie under it. */
export interface YggdrasilArtifacts { shown: (string | null)[]; left: number[] }

/** A die as it lies: its face counts as a success if an Elf changed it. */
export interface YggdrasilDie {
  face: string;
  changed: boolean;
  success: boolean;
  /** Goes back to Vanaheim */
  lost: boolean;
}

/** The god die of a Brother-in-Arms. */
export interface YggdrasilBrother { god: string; die: YggdrasilDie }

/** Risks that a god is taking. */
export interface YggdrasilThrow {
  god: string;
  against: string | null;
  risks: number;
  /** By Heroes, pairs of Elves and supports: the dice are not counted */
  prevented: number;
  /** Risks that nothing prevents as it stands */
  left: number;
  heroes_used: number;
  elves_used: number;
  god_die: YggdrasilDie | null;
  dice: YggdrasilDie[];
  brothers: YggdrasilBrother[];
  dice_kept: number;
  /** What has been thrown again: god, dice */
  rerolled: string[];
}

/** All that a seat may know; only `me` and what the worlds say differ from seat to seat. */
export interface YggdrasilView {
  seats: number;
  hard: boolean;
  free_order: boolean;
  round: number;
  /** Playing, won, lost */
  outcome: string;
  reason: string | null;
  path: string[];
  spot: number;
  turned: number;
  /** Top, mid, bottom */
  columns: string[][];
  active: number | null;
  order: number[];
  me: number | null;
  gods: YggdrasilGod[];
  worlds: YggdrasilWorld[];
  enemies: YggdrasilEnemy[];
  island: number;
  islands: number[];
  giants: number;
  anonymous: number;
  heroes: number;
  /** Pawns on Loki's ladder */
  iotunns_left: number;
  reserves: YggdrasilReserves;
  /** Open notches */
  cage: number[];
  /** By Enemy */
  wheel: YggdrasilCard[][];
  /** In this turn */
  revealed: YggdrasilCard | null;
  /** Fenrir has ended this turn */
  stopped: boolean;
  /** Worlds healed in this turn */
  healed: string[];
  decks: YggdrasilDeck[];
  /** Two players: cards of the support that nobody has seen */
  shared: YggdrasilCard[];
  /** How many of them are among the cards of each seat */
  shares: number[];
  artifacts: YggdrasilArtifacts;
  /** To choose from */
  creatures_drawn: string[];
  /** Drawn with one that is helping now */
  creatures_at_work: string[];
  creatures_discarded: string[];
  /** Active */
  iotunns: string[];
  iotunns_discarded: string[];
  throw: YggdrasilThrow | null;
  /** What stones have fallen on, while it is open */
  stones: (string | null)[];
}

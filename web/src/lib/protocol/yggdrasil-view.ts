// Written by tools/protocol_ts.py from the view of gladsheim.games.yggdrasil: do not change it here, run `make protocol`.

import type { Words } from "./tables";

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
export interface YggdrasilArtifacts {
  shown: (string | null)[];
  left: number[];
  /** Out of the game, or where a page has laid them */
  out: string[];
}

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

/** What the rulebooks do not give: reconstructed by us, unless `own` names it as the owner's. */
export interface YggdrasilFiguresView {
  god_die: string[];
  vanir_die: string[];
  /** Both sides of the white, the green and the red one */
  stones: string[][];
  /** God-die, vanir-die, islands, white, green, red, tree, chart */
  own: string[];
  /** Of the owner's file */
  hash: string | null;
}

/** A spot of Nidhögg's path. */
export interface YggdrasilSpotSeen {
  /** Plain, effect, turn, tree, dead-tree */
  kind: string;
  words: Words;
}

/** What turns the page, and how far it is. */
export interface YggdrasilGoalSeen { words: Words; have: number; need: number }

/** Something the saga counts; as a row it lies beside the board. */
export interface YggdrasilCounterSeen {
  name: string;
  words: Words;
  value: number;
  most: number | null;
  /** Counter, row, flag */
  look: string;
}

/** Tokens of one kind in a world. */
export interface YggdrasilTokenSeen { world: string; kind: string; words: Words; count: number }

/** A piece of the saga. */
export interface YggdrasilStandeeSeen {
  name: string;
  words: Words;
  /** A world, cage, track or aside */
  place: string;
  /** null if it cannot be fought on this page */
  strength: number | null;
  is_enemy: boolean;
  /** From where it can be fought */
  worlds: string[];
}

/** How far a piece has come on its track. */
export interface YggdrasilTrackSeen { standee: string; step: number; length: number }

/** A saga action, for the reader's god if he stood where it can be done, or else for the active god. */
export interface YggdrasilDeedSeen {
  name: string;
  words: Words;
  about: Words;
  worlds: string[];
  /** One of them is paid */
  costs: Words[][];
  /** Where the god stands, or where it can be done first */
  risks: number | null;
  /** Why it cannot be done now and here */
  refused: Words | null;
}

/** What holds on this page. */
export interface YggdrasilRuleSeen {
  /** New, trigger, fight, loss */
  kind: string;
  enemies: string[];
  words: Words;
}

/** The page that lies open. */
export interface YggdrasilSagaView {
  name: string;
  words: Words;
  page: string;
  title: Words;
  story: Words;
  number: number;
  pages: number;
  goal: YggdrasilGoalSeen[];
  /** One of the goals is enough */
  any_goal: boolean;
  counters: YggdrasilCounterSeen[];
  tokens: YggdrasilTokenSeen[];
  standees: YggdrasilStandeeSeen[];
  tracks: YggdrasilTrackSeen[];
  deeds: YggdrasilDeedSeen[];
  rules: YggdrasilRuleSeen[];
  /** Enemies out of the game */
  fallen: string[];
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
  /** Start, plain, giant, anonymous, iotunn, effect, turn, tree, dead-tree */
  path: string[];
  spots: YggdrasilSpotSeen[];
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
  /** Laid aside unseen by a saga */
  creatures_aside: number;
  /** Active */
  iotunns: string[];
  iotunns_discarded: string[];
  throw: YggdrasilThrow | null;
  /** null in the standard game */
  saga: YggdrasilSagaView | null;
  /** What stones have fallen on, while it is open */
  stones: (string | null)[];
  figures: YggdrasilFiguresView;
}

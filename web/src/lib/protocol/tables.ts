// Written by tools/protocol_ts.py from gladsheim.server.protocol.tables: do not change it here, run `make protocol`.

import type { Patch, Status } from "./fields";

/** Somebody as everybody may know him. */
export interface Person { id: string; name: string; face: string; guest: boolean }

/**
 * A seat as everybody sees it. A bot may sit in for the owner, who can take the seat back.
 *
 * Where several share a screen, `name` and `face` are those of who plays here; left out, they are the person's.
 */
export interface SeatInfo {
  number: number;
  person: Person | null;
  bot: string;
  is_here: boolean;
  remaining: number | null;
  is_running: boolean;
  name?: string;
  face?: string;
}

/** Somebody would like to go back further than the rules of undo allow; everybody has to agree. */
export interface UndoAsked { id: string; seat: number; waits_for: number[] }

/** An answer that counts for all, put to the others by a seat: who has agreed, and whom it waits for. */
export interface Proposed {
  id: string;
  question: number;
  seat: number;
  text: string;
  agreed: number[];
  waits_for: number[];
}

/** Somebody would like to play again: at which table, how it stands, and whose seats here have agreed. */
export interface RematchAsked { table: string; status: Status; agreed: number[] }

/** A Fluent id and its terms; a term that is itself Words is said first. */
export interface Words { id: string; terms: Record<string, number | string | Words | Words[]> }

/** No clock, so many minutes for the whole game, or so many days for each move. */
export interface Clock { kind: "days" | "minutes" | "none"; amount: number }

/**
 * A table as everybody sees it. `remaining` on the seats was measured at `at`.
 *
 * Where the game is `cooperative`, all are first or all second, and points mean nothing. Without secrets several may
 * look at one screen. `campaign` is the series of games that it belongs to, empty for most.
 */
export interface TableInfo {
  id: string;
  game: string;
  rules_version: number;
  status: Status;
  reason: Words | null;
  cooperative: boolean;
  has_secrets: boolean;
  options: Record<string, boolean | number | string>;
  public: boolean;
  hints: boolean;
  companion: boolean;
  practice: boolean;
  clock: Clock;
  host: Person | null;
  seats: SeatInfo[];
  watchers: number;
  rematch_of: string;
  campaign: string;
  commit: string;
  created: number;
  started: number | null;
  ended: number | null;
  scores: number[] | null;
  places: number[] | null;
  turn: number[];
  undo: UndoAsked | null;
  at: number;
  proposed?: Proposed | null;
  rematch?: RematchAsked | null;
}

/**
 * Something that happened: an event of the game with its facts for the board, and its sentence for the log.
 *
 * Where an update brings several, each has the steps from the view before it to the view when it happened; what
 * changed after the last of them is the patch of the update.
 */
export interface Fact { event: unknown; words: Words; patch?: Patch | null }

/** A seat that owes an answer, as everybody may know it. `for_all` is true where the first answer settles it. */
export interface Owes { seat: number; step: string; for_all: boolean }

/**
 * What a seat is asked. `given` is true when it has answered and may still change its mind; `answer` is what.
 *
 * Seat -1 is nature: at a table with the cardboard, who sees what was dealt or rolled types it in. `witnesses` are all
 * who do; the others look away. An `open` question tells nothing that is hidden: spectators read it too.
 */
export interface Question {
  id: number;
  seat: number;
  step: string;
  words: Words;
  given: boolean;
  answer?: string | null;
  witnesses?: number[];
  open?: boolean;
}

/** What somebody said at a table. */
export interface ChatLine { number: number; at: number; person: Person; text: string }

/** A legal move: what its button says, what a player should know before, what it would earn at once. */
export interface Choice { text: string; label: Words | null; warning: Words | null; points: number | null }

// Written by tools/protocol_ts.py from gladsheim.server.protocol.lobby: do not change it here, run `make protocol`.

import type { Clock, Person, TableInfo } from "./tables";

/** Something a table may agree on; a ruling settles what the rulebook leaves open. */
export interface OptionInfo {
  name: string;
  default: boolean | number | string;
  choices: (boolean | number | string)[];
  is_ruling: boolean;
}

/**
 * A game that can be played here. Its bots stand in the order of their strength, the weakest first.
 *
 * `pace` says how many seconds each of them thinks in a turn, all decisions until another seat is asked, as measured
 * here of late.
 * Where it is `cooperative`, all win or all lose. `weight` is 1 to 5, `minutes` is about how long a game takes; 0 is
 * not said. A game that the client was not built with may bring a `board`: the
 * address of an ES module below that of the server.
 */
export interface GameInfo {
  name: string;
  rules_version: number;
  seats: number[];
  options: OptionInfo[];
  bots: string[];
  pace: Record<string, number>;
  companion: boolean;
  cooperative: boolean;
  weight: number;
  minutes: number;
  board: string | null;
}

/** Who sits in a seat from the beginning: a bot, or without one whoever opens the table, or somebody beside him. */
export interface Place { seat: number; bot?: string; name?: string; face?: string }

/** Who plays in a seat of mine in front of my screen; empty, it is me. */
export interface Look { name?: string; face?: string }

/** Some of the tables that wait for players; behind `more` the next page begins, unless it is empty. */
export interface TablePage { tables: TableInfo[]; more: string }

/** What everybody should know of this server: for how many days finished games are kept, 0 for no set time. */
export interface House { keep_finished_days: number }

/**
 * A table to be opened, for those who are invited or, if it is public, for everybody.
 *
 * Seats that no place names are for others.
 */
export interface NewTable {
  game: string;
  seats: number;
  options?: Record<string, boolean | number | string>;
  public?: boolean;
  hints?: boolean;
  companion?: boolean;
  clock?: Clock;
  places?: Place[];
  entropy?: string;
}

/** Sit down at a table; one that is not public asks for its invitation. */
export interface SitDown { entropy?: string; invitation?: string }

/** Let a bot play here from the beginning. */
export interface SeatBot { bot: string }

/** What lets people in: the token alone, and as a link. Nobody can ask for it again. */
export interface Invitation { token: string; link: string }

/** The table where the same people play again. Only who opened it gets an invitation for further people. */
export interface Rematch { table: TableInfo; invitation: Invitation | null }

/** Whom the host has sent away, and who may not chat. */
export interface Conduct { removed: Person[]; muted: Person[] }

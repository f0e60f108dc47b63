// Written by tools/protocol_ts.py from gladsheim.server.protocol.messages: do not change it here, run `make protocol`.

import type { CampaignInfo } from "./campaigns";
import type { Patch } from "./fields";
import type { ChatLine, Choice, Fact, Owes, Person, Question, TableInfo, Words } from "./tables";

/** The first message: who you are here, and the last things that were said. A `sync` per seat follows. */
export interface Welcome {
  type: "welcome";
  you: Person;
  seats: number[];
  table: TableInfo;
  chat: ChatLine[];
  version: string;
}

/** Somebody came, left, sat down, handed over; the clocks were set; the table began, ended, closed. */
export interface TableChanged { type: "table_changed"; seats: number[]; table: TableInfo }

/**
 * The whole of what a seat sees now, or a spectator (seat null). `events` counts what it has been told so far.
 *
 * `answered` are seats whose answers wait for those of the others.
 */
export interface Sync {
  type: "sync";
  seat: number | null;
  events: number;
  view: unknown;
  check: number;
  owes: Owes[];
  answered: number[];
  question: Question | null;
  moves: string[];
  can_undo: boolean;
  id: string | null;
}

/**
 * One step further. It follows on `since` events and the view before; if that is not yours, ask to resync.
 *
 * `check` comes with some updates only. `id` is the request that caused it, if it came from this seat.
 */
export interface Update {
  type: "update";
  seat: number | null;
  since: number;
  events: Fact[];
  patch: Patch;
  owes: Owes[];
  answered?: number[];
  check?: number | null;
  question?: Question | null;
  moves?: string[];
  can_undo?: boolean;
  id?: string | null;
}

/** What was asked for with `ask_events`. */
export interface Events { type: "events"; id: string; seat: number | null; since: number; events: Fact[] }

/**
 * What was asked for with `ask_past`: the view behind the first `since` events, and each later one with its steps.
 *
 * Of many events only the latest are told, and `since` is greater than what was asked for.
 */
export interface Past { type: "past"; id: string; seat: number | null; since: number; view: unknown; events: Fact[] }

/** It is done; also the answer to something that was done before and sent again. */
export interface Done { type: "done"; id: string }

/** It is not done, and nothing has changed: a code for programs, words in any language, a sentence in yours. */
export interface Refused { type: "refused"; id: string | null; code: string; words: Words; sentence: string }

/** Somebody said something. */
export interface Said { type: "said"; line: ChatLine }

/** What was asked for with `ask_choices`. */
export interface Choices { type: "choices"; id: string; seat: number; question: number; choices: Choice[] }

/** The rule that forbids the move, or nulls if it is legal. */
export interface Why { type: "why"; id: string; code: string | null; words: Words | null; sentence: string }

/** A move to consider, with the odds of winning that it leads to, of all together where all play together. */
export interface HintedMove { move: string; odds: number | null }

/** The best moves, up to three; how sure that is; what to expect of the first, and what sets it apart. */
export interface Hinted {
  type: "hinted";
  id: string;
  seat: number;
  question: number;
  moves: HintedMove[];
  sure: "" | "clear" | "even" | "only" | "slight";
  words: Words;
  beside: Words | null;
}

/** What a seat is about to propose to all; an empty text: nothing any more. */
export interface Prepared { type: "prepared"; seat: number; question: number; text: string }

/** Somebody points at a place on the board. */
export interface Pointed { type: "pointed"; seat: number; at: string }

/** What every seat had left at that time, and who runs. */
export interface ClocksSet { type: "clocks_set"; remaining: number[]; running: number[]; at: number }

/** A seat's time is nearly up; then a bot takes over. */
export interface TimeShort { type: "time_short"; seat: number; remaining: number }

/** Here. */
export interface Pong { type: "pong"; id: string }

/**
 * The public tables that wait for players, and my own tables; sent at once and after every change.
 *
 * Of the former the first page; behind `more` the next one begins, unless it is empty.
 */
export interface Lobby { type: "lobby"; open: TableInfo[]; more: string; mine: TableInfo[] }

/** How a campaign stands; sent at once to whoever watches it, and after every change. */
export interface CampaignChanged { type: "campaign_changed"; campaign: CampaignInfo }

/** What a table can send to a client. */
export type FromServer =
  | Welcome | TableChanged | Sync | Update | Events | Past | Done | Refused | Said | Choices | Why | Hinted | Prepared
  | Pointed | ClocksSet | TimeShort | Pong;

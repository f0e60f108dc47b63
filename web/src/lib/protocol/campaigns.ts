// Written by tools/protocol_ts.py from gladsheim.server.protocol.campaigns: do not change it here, run `make protocol`.

import type { Clock, Person, Words } from "./tables";

/** Somebody who can be played in a campaign. */
export interface HeroInfo { id: string; words: Words }

/** A chapter: `tries` counts how often it was played, `state` is won, open (the present one) or locked. */
export interface ChapterInfo { id: string; words: Words; about: Words; state: string; tries: number }

/**
 * A game that has a campaign: for how many it is, and whom they can play.
 *
 * `others` says for each number of players how many more take part whom nobody plays.
 */
export interface CampaignGame {
  game: string;
  seats: number[];
  others: Record<string, number>;
  heroes: HeroInfo[];
  chapters: ChapterInfo[];
}

/** A box of a sheet that is ticked, and the name that is written into it, if any. */
export interface Purchase { box: string; name?: string }

/**
 * A place in a campaign: a person, a bot, or nobody yet. While a person is `away` a bot plays for him.
 *
 * `boxes` counts what stands on the sheet, `bought` is what can still be taken back.
 */
export interface PlaceInfo {
  number: number;
  hero: string;
  person: Person | null;
  bot: string;
  away: boolean;
  ready: boolean;
  purse: number;
  boxes: number;
  bought: Purchase[];
}

/**
 * A game that was played: the experience that everybody gained, and what was bought after it.
 *
 * `table` can be looked at again as long as it is kept; `has_record` says whether its text is.
 */
export interface PlayedInfo {
  number: number;
  chapter: string;
  attempt: number;
  won: boolean;
  left: number[];
  gained: number[];
  bought: Purchase[][];
  table: string;
  has_record: boolean;
  at: number;
  words: Words;
}

/**
 * A campaign as all who take part see it. `waits_for` are the places whose people are not ready yet.
 *
 * `version` grows with every change. `table` is the game that is played now, empty between games.
 */
export interface CampaignInfo {
  id: string;
  game: string;
  name: string;
  status: "between" | "closed" | "open" | "over" | "playing";
  host: Person | null;
  hints: boolean;
  clock: Clock;
  seats: PlaceInfo[];
  others: string[];
  heroes: HeroInfo[];
  chapters: ChapterInfo[];
  chapter: string;
  played: PlayedInfo[];
  waits_for: number[];
  table: string;
  version: number;
  created: number;
  changed: number;
}

/** What a box gives: a sentence, and facts before and after it that a screen can draw. */
export interface Gift { words: Words; before: string[]; after: string[] }

/** A box as it is on somebody's sheet; `names` are those that can be written into it. */
export interface Box {
  id: string;
  price: number;
  state: "bought" | "dear" | "later" | "open" | "struck" | "yours";
  name: string;
  names: string[];
  gift: Gift;
}

/** A line of somebody's sheet. */
export interface Line { id: string; words: Words; with_names: boolean; boxes: Box[] }

/** Somebody's sheet: every box with its price, its state and what it gives. */
export interface SheetInfo {
  campaign: string;
  version: number;
  seat: number;
  hero: string;
  purse: number;
  ready: boolean;
  bought: Purchase[];
  lines: Line[];
}

/** Who plays whom from the beginning: a bot, or without one whoever begins the campaign. */
export interface NewPlace { seat: number; hero?: string; bot?: string }

/**
 * A campaign to be begun; places that are not named are for others.
 *
 * `extra` is what the owner of a game brings, such as figures of his own; every game starts from it.
 */
export interface NewCampaign {
  game: string;
  seats: number;
  name?: string;
  hints?: boolean;
  clock?: Clock;
  places?: NewPlace[];
  others?: string[];
  extra?: Record<string, unknown>;
}

/** Take a place, or choose another hero; who takes no part yet needs the invitation. */
export interface TakePlace { hero?: string; invitation?: string }

/** Let a bot play here. */
export interface PlaceBot { bot: string; hero?: string }

/** Those who take part though nobody plays them. */
export interface Others { others: string[] }

/** Tick a box, and write a name into it where one is needed. */
export interface Buy { name?: string }

/** Whether I have bought what I want; what I add to the dice of the next game. */
export interface Ready { ready?: boolean; entropy?: string }

/** Whether a bot plays for this place from the next game on. */
export interface Away { away: boolean }

/** The record of a game that was played elsewhere. */
export interface GameText { record: string }

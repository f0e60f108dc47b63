// Written by tools/protocol_ts.py from gladsheim.server.protocol.reviews: do not change it here, run `make protocol`.

import type { Fact, Words } from "./tables";

/** A move that could have been played: the odds that it leads to (0 to 1), and how sure that is. */
export interface Alternative { move: string; odds: number; doubt: number; words: Words | null }

/** An answer of a line: who, -1 for nature, to which step, and what. */
export interface Played { seat: number; step: string; text: string }

/**
 * One decision of one seat, thought over again with what the seat could know.
 *
 * `lost` is what the move gave away against the best one, and 0 unless that is more than the search's own doubt. Then
 * `line` is the better move with what would have followed, from the position before this answer.
 */
export interface Judged {
  number: number;
  seat: number;
  move: string;
  odds: number;
  best: Alternative[];
  lost: number;
  doubt: number;
  standing: number[];
  line: Played[];
  why: Words | null;
  words: Words | null;
}

/** A point of the curve: by seat, the odds before the answer with this number; the last one is the result. */
export interface CurvePoint { number: number; odds: number[] }

/** A decision after which the game stood otherwise: by seat, the odds around it, of two decisions each. */
export interface Turn { number: number; before: number[]; after: number[] }

/** An answer of nature: by seat, how much better it was than what nature gives on average. */
export interface Luck { number: number; gained: number[]; words: Words | null }

/** One seat in sum: which part of the odds of the best moves it kept, what it gave away, and its luck. */
export interface Player {
  seat: number;
  accuracy: number | null;
  lost: number;
  mistakes: number;
  decisions: number;
  luck: number;
}

/**
 * A whole game looked at again. `turns` are the decisions after which the odds changed most and for longer, and
 * `strokes` the answers of nature that counted most.
 */
export interface Review {
  game: string;
  rules: number;
  seats: number;
  together: boolean;
  iterations: number;
  judged: Judged[];
  curve: CurvePoint[];
  turns: Turn[];
  strokes: Luck[];
  players: Player[];
}

/**
 * What has become of a review: nobody has asked for it, it waits, so many decisions of so many have been thought
 * over, it is here, or it could not be had.
 */
export interface ReviewInfo {
  status: "done" | "failed" | "none" | "thinking" | "waiting";
  done: number;
  total: number;
  review: Review | null;
}

/** An answer of a line that was not played; its events carry the steps from the view before them. */
export interface LineStep { seat: number; step: string; text: string; events: Fact[]; view: unknown }

/** A better move and what would have followed, as a seat or a spectator sees it; it begins after `at` answers. */
export interface BetterLine { at: number; seat: number | null; view: unknown; steps: LineStep[] }

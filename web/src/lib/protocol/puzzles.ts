// Written by tools/protocol_ts.py from gladsheim.server.protocol.puzzles: do not change it here, run `make protocol`.

import type { Alternative, LineStep } from "./reviews";
import type { Choice, Owes, Question, Words } from "./tables";

/** A puzzle in a list: of which game, and how hard from 1 to 3. */
export interface PuzzleInfo {
  id: string;
  game: string;
  difficulty: number;
  seats: number;
  options: Record<string, boolean | number | string>;
}

/** The puzzle that everybody gets on this day (UTC); null where no game has any. */
export interface PuzzleOfTheDay { day: string; puzzle: PuzzleInfo | null }

/** The position as its seat sees it, with the question and every legal move; nothing of the answer. */
export interface PuzzleShown {
  puzzle: PuzzleInfo;
  rules_version: number;
  seat: number;
  names: string[];
  view: unknown;
  scores: number[];
  owes: Owes[];
  question: Question;
  moves: string[];
  choices: Choice[];
}

/** A move that somebody takes to be the best one. */
export interface PuzzleTry { move: string }

/**
 * Whether a move is the best one, and the whole answer: the odds of winning that it leads to, why it is better,
 * and what follows, as the seat sees it.
 *
 * `odds` is null where it is only known that the move gives away no less than `others[0]` does.
 */
export interface PuzzleAnswer {
  move: string;
  is_best: boolean;
  odds: number | null;
  best: Alternative;
  others: Alternative[];
  why: Words | null;
  beside: Words | null;
  view: unknown;
  steps: LineStep[];
}

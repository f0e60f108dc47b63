// Written by tools/protocol_ts.py from gladsheim.server.protocol.replays: do not change it here, run `make protocol`.

import type { Fact, Owes, Words } from "./tables";

/** An answer that counted, with its number in the record. */
export interface ReplayLine { number: number; seat: number; step: string; text: string }

/**
 * A finished game after its first `at` answers, as a seat saw it or a spectator; `scores` has one row more than
 * `lines`. Events behind the answer that was asked for as `since` carry the steps from the view before them.
 */
export interface Replay {
  at: number;
  seat: number | null;
  view: unknown;
  events: Fact[];
  owes: Owes[];
  lines: ReplayLine[];
  scores: number[][];
}

/** Whether every draw and roll fell as the secret says which was committed to before the game; if not, why. */
export interface Verification {
  fair: boolean;
  rolls: number;
  commit: string;
  secret: string;
  entropies: string[];
  reason: Words | null;
}

import type { Choice, Fact, Question, VoluspaView } from "../src/lib/protocol";

/** What record.py writes. */
export interface Scene {
  names: string[];
  seat: number;
  view: VoluspaView;
  question: Question | null;
  moves: string[];
  choices: Choice[];
  recent: Fact[];
}

// What every board gets and gives; src/boards/<game> holds one each.
import type { Component } from "svelte";
import type { Choice, Fact, Question } from "./protocol";
import type { Speed } from "./settings.svelte";

export interface BoardProps<V = unknown> {
  /** The name of the game, with which the ids of its texts begin. */
  game: string;
  view: V;
  seat: number | null;
  /** Whether that seat is mine, as it is unless a replay is looked at with somebody else's eyes. */
  isOwn?: boolean;
  names: string[];
  question: Question | null;
  moves: string[];
  /** With labels, points and warnings; may come later than the moves. */
  choices: Choice[] | null;
  /** What the last update brought. */
  recent: Fact[];
  /** All that is known to have happened; in a replay what happened since the step before. */
  events: Fact[];
  tick: number;
  speed: Speed;
  patterns: boolean;
  /** In a replay nothing can be played. */
  readonly?: boolean;
  play: (text: string) => void;
  /** Explain a refused click: the prompt bar shows the sentence. */
  why: (text: string) => void;
  /** A move that is shown first and played by a second tap. */
  preview: string | null;
  setPreview: (text: string | null) => void;
  /** Say in the prompt bar what a click means now; null takes it back. */
  advise?: (sentence: string | null) => void;
}

/** Ids of texts. */
export interface HelpEntry {
  title: string;
  text: string;
}

export interface BoardModule<V = unknown> {
  default: Component<BoardProps<V>>;
  /** The strip along the bottom. */
  hand?: Component<BoardProps<V>>;
  /** A few words for a seat: "5 tiles, 1 Hel". */
  summary?: (view: V, seat: number) => string;
  help?: (topic: string) => HelpEntry[];
  /** A move as a sentence says it; without this its text is said word for word. */
  moveName?: (move: string, view: V) => string;
  /** The types of events with which an entry of the log begins; without this, wherever the seat changes. */
  beginnings?: readonly string[];
}

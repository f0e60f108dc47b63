// What every board gets and gives; boards/<game> holds one each.
import type { Component } from "svelte";
import type { Choice, Fact, Question } from "../../lib/protocol";
import type { Speed } from "../../lib/settings.svelte";
import type { Lesson } from "./lessons";

export type { Choice, Fact, Question, Words } from "../../lib/protocol";

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

/** What there is to say on a topic, in the language that is spoken. */
export interface Help {
  title: string;
  lines: string[];
}

/** What a board says of its game besides drawing it. */
export interface About<V = unknown> {
  /** A few words for a seat: "5 tiles, 1 Hel". */
  summary?: (view: V, seat: number) => string;
  help?: (topic: string) => HelpEntry[];
  /** A move as a sentence says it; without this its text is said word for word. */
  moveName?: (move: string, view: V) => string;
  /** The types of events with which an entry of the log begins; without this, wherever the seat changes. */
  beginnings?: readonly string[];
  /** A guided first game. */
  lessons?: readonly Lesson[];
  /** A thing of the game that an event shows; its power is explained when it is seen for the first time. */
  introduces?: (fact: Fact) => string | null;
}

/** What boards/<game>/index.ts exports. */
export interface BoardModule<V = unknown> extends About<V> {
  default: Component<BoardProps<V>>;
  /** The strip along the bottom. */
  hand?: Component<BoardProps<V>>;
}

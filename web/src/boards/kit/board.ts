// What every board gets and gives; boards/<game> holds one each.
import type { Component } from "svelte";
import type { Choice, Fact, Question, Words } from "../../lib/protocol";
import type { Speed } from "../../lib/settings.svelte";
import type { Cues, Sounds } from "./cues";
import type { Lesson, Settings } from "./lessons";
import type { SeatFact, SeatMark } from "./seats";
import type { Tally } from "./tally";

export type { Choice, Fact, Question, Words } from "../../lib/protocol";

export interface BoardProps<V = unknown> {
  /** The name of the game, with which the ids of its texts begin. */
  game: string;
  view: V;
  seat: number | null;
  /** Whether it is looked at with that seat's eyes alone: not in a replay with another's, nor by all at one screen. */
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
  /** More has happened that is shown after this: a scene stays until it comes, however long somebody pauses. */
  isBehind?: boolean;
  speed: Speed;
  patterns: boolean;
  /** In a replay nothing can be played. */
  readonly?: boolean;
  /** Whose answers are awaited now; nobody's while something that was is shown. */
  owes?: readonly number[];
  /** Something is looked at that must not be passed over: nothing is shown of which this is true, until null lets it go. */
  hold?: (held: ((facts: readonly Fact[]) => boolean) | null) => void;
  /** What the board shows beside itself stands beside the log, and its plates in the seats; without this it finds room for them itself, as on a phone. */
  hasSide?: boolean;
  play: (text: string) => void;
  /** Explain a refused click: the prompt bar shows the sentence, the board's own if it is given one. */
  why: (text: string, words?: Words) => void;
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
  /** How a seat looks: in the seat list, in tables and in the log as on the board. Null before that is decided. */
  seatMark?: (view: V, seat: number) => SeatMark | null;
  /** Numbers that everybody wants to see of a seat; the seat list shows them, and says the summary aloud. */
  seatFacts?: (view: V, seat: number) => SeatFact[];
  /** With the options of a table only what is in play there. */
  help?: (topic: string, options?: Settings) => HelpEntry[];
  /** The topics of `help` in the order of the game's page; `<game>-chapter-<topic>` is the heading of each. */
  chapters?: readonly string[];
  /** Addresses of the sheets that illustrate its help. */
  art?: readonly string[];
  /** Draws no choices: the list of legal moves stays open beside it. */
  isPlain?: boolean;
  /** A picture of its own: on a wide screen it lies behind seats and log, and reads from `--beside-left` and `--beside-right` how much of it they cover. */
  isScene?: boolean;
  /** What such a picture shows of its own at the right, by the id of its name: tabs lead from it to log and chat. Null without it. */
  sharesSide?: (view: V) => string | null;
  /** A move as a sentence says it; without this its text is said word for word. */
  moveName?: (move: string, view: V) => string;
  /** The types of events with which an entry of the log begins; without this, wherever the seat changes. */
  beginnings?: readonly string[];
  /** The types of events that a seat does itself; all others befall it. Without this, whatever is told of a seat. */
  deeds?: readonly string[];
  /** How long each kind of event is shown while others play; what is not listed takes as long as a bot's move. */
  cues?: Cues;
  /** What is heard with each kind of event. */
  sounds?: Sounds;
  /** How it ended, where places and points do not tell: who all have lost to, and how near it was. Empty if they do. */
  verdict?: (view: V, facts: readonly Fact[]) => string;
  /** What became of the game, from all that happened: the table at its end. */
  tally?: (facts: readonly Fact[], seats: number) => Tally | Promise<Tally>;
  /** A guided first game. */
  lessons?: readonly Lesson[];
}

/** What boards/<game>/index.ts exports. */
export interface BoardModule<V = unknown> extends About<V> {
  default: Component<BoardProps<V>>;
  /** The strip along the bottom. */
  hand?: Component<BoardProps<V>>;
  /** More of a seat than its facts, in their place on its card in the seat list; on a wide screen alone. Empty where it has nothing to say. */
  plate?: Component<BoardProps<V> & { of: number }>;
  /** What is looked at beside the board: a sheet, a province, a card. On a wide screen it stands above the log. */
  side?: Component<BoardProps<V>>;
  /** What lies behind the whole table: sea, night, wood. Decoration. */
  backdrop?: Component;
}

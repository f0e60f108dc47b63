// A board of another package: a plain ES module that draws into an element and is told whatever changes.
// docs/boards.md explains it to those who write one; what stands here is version 1 of it.
import type { Component } from "svelte";
import type { Question } from "../../lib/protocol";
import { type Language, settings } from "../../lib/settings.svelte";
import { say, spokenLanguage } from "../../lib/words.svelte";
import type { About, BoardModule, BoardProps, Fact } from "./board";
import type { Card } from "./card";
import Foreign from "./Foreign.svelte";
import { duration } from "./motion";
import { choiceOf, moveName, propose } from "./moves";

/** A legal move as it is read aloud. */
export interface Move {
  text: string;
  label: string;
  /** What it earns at once, where the server knows it. */
  points: number | null;
  warning: string | null;
}

/** All that such a board is given, again with every change. */
export interface Scene<V = unknown> {
  game: string;
  view: V;
  /** Whose eyes it is seen with; null for a spectator. */
  seat: number | null;
  isOwn: boolean;
  names: readonly string[];
  /** What is to be decided now. */
  asked: Question | null;
  moves: readonly Move[];
  /** What the last update brought, and all that is known to have happened. */
  recent: readonly Fact[];
  events: readonly Fact[];
  /** Rises with every update of the game. */
  tick: number;
  /** A move that is shown first. */
  preview: string | null;
  /** How long a motion takes in milliseconds; nothing moves where it is 0. */
  ms: number;
  reducedMotion: boolean;
  /** Colours alone should not tell things apart. */
  patterns: boolean;
  lang: Language;
  /** In a replay nothing can be played. */
  readOnly: boolean;
  /** Show a move first and play it the second time, as the reader has set it; what is illegal is explained. */
  propose: (text: string) => boolean;
  /** Show a move without playing it; null takes it back. */
  show: (text: string | null) => void;
  /** Explain why a move is illegal. */
  why: (text: string) => void;
  /** Say in the prompt bar what a click means now; null takes it back. */
  advise: (sentence: string | null) => void;
  /** A Fluent text of the game in the reader's language. */
  say: typeof say;
}

/** What stands in an element until it is destroyed. */
export interface Mounted<P> {
  update: (props: P) => void;
  destroy: () => void;
}

export type Mount<P = Scene> = (element: HTMLElement, props: P) => Mounted<P>;

/** What board.js exports. */
export interface ForeignModule extends About {
  mount: Mount;
  /** The strip along the bottom. */
  mountHand?: Mount;
  card?: Card;
}

export function sceneOf(board: BoardProps): Scene {
  const { game, view, seat, names, recent, events, tick, preview, patterns, choices } = board;
  const moves = board.moves.map((text): Move => {
    const choice = choiceOf(choices, text);
    const warning = choice?.warning ? say(choice.warning) : null;
    return { text, label: moveName(game, text, choices), points: choice?.points ?? null, warning };
  });
  return {
    ...{ game, view, seat, names, recent, events, tick, preview, patterns, moves, say },
    isOwn: board.isOwn ?? true,
    asked: board.question,
    ms: duration(board.speed),
    reducedMotion: settings.reducedMotion,
    lang: spokenLanguage(),
    readOnly: board.readonly ?? false,
    propose: (text) => propose(text, board),
    show: board.setPreview,
    why: board.why,
    advise: (sentence) => board.advise?.(sentence),
  };
}

/** Such a module as one of ours. */
export function adopt({ mount, mountHand, card: _, ...about }: ForeignModule): BoardModule {
  return { ...about, default: drawnBy(mount), ...(mountHand ? { hand: drawnBy(mountHand) } : {}) };
}

function drawnBy(mount: Mount): Component<BoardProps> {
  return (internals, board) => {
    Foreign(internals, { mount, board });
    return {};
  };
}

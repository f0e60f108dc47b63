// Proposing and confirming a move, and moves in words. Their texts come from the server; nothing here knows a rule.
import { settings } from "../../lib/settings.svelte";
import { say, wordFor } from "../../lib/words.svelte";
import type { BoardProps, Choice, Question, Words } from "./board";

/** Where the cardboard decides: at a table that only keeps the score. */
export const NATURE = -1;

/** What a board is given, as far as a decision is concerned. */
export type Asked = Pick<BoardProps, "question" | "moves" | "readonly">;
type Player = Pick<BoardProps, "question" | "moves" | "preview" | "play" | "why" | "setPreview">;

/** Show a move first and play it the second time, or at once for who wants that; what is illegal is explained. Played? */
export function propose(text: string, player: Player): boolean {
  if (!player.moves.includes(text)) {
    player.why(text);
    return false;
  }
  // What the cardboard showed needs no second thought.
  if (settings.confirm && player.question?.seat !== NATURE && player.preview !== text) {
    player.setPreview(text);
    return false;
  }
  player.setPreview(null);
  player.play(text);
  return true;
}

/** How the question is answered that is asked now; what nature is asked has no place of its own on a board. */
export function modeBy<M extends string>(asked: Asked, how: (question: Question) => M): M | "other" | null {
  const { question, moves, readonly } = asked;
  if (readonly || !question || !moves.length) return null;
  return question.seat === NATURE ? "other" : how(question);
}

/** The question that waits for my answer. */
export function openQuestion({ question, moves, readonly }: Asked): number | undefined {
  return readonly || !moves.length || question?.given ? undefined : question?.id;
}

/** What the server says of a move. */
export function choiceOf(choices: readonly Choice[] | null, text: string): Choice | undefined {
  return choices?.find((choice) => choice.text === text);
}

/** What a move would earn at once, where the server knows it. */
export function pointsOf(choices: readonly Choice[] | null, text: string): number | null {
  return choiceOf(choices, text)?.points ?? null;
}

/** What a move is called by the server; null where it has no words for it. */
export function labelOf(choices: readonly Choice[] | null, text: string): string | null {
  const label = choiceOf(choices, text)?.label;
  return label ? say(label) : null;
}

/** Points with their sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** A word of a move: a thing of the game, or one of the small words that every game uses. */
export function wordOf(game: string, word: string): string {
  return wordFor(`${game}-${word}`) ?? wordFor(`web-move-${word}`) ?? word;
}

/** The text of a move, word for word. */
export function textOf(game: string, text: string): string {
  const words = text.split(" ").map((word) => wordOf(game, word));
  return capital(words.join(" "));
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** A move as a sentence says it: as the server labels it, as the board names it, or else word for word. */
export function moveName(game: string, text: string, choices: readonly Choice[] | null, named = ""): string {
  return capital(labelOf(choices, text) ?? "") || named || textOf(game, text);
}

/** Whether a label itself says what the move earns. */
export function tellsPoints(label: Words | null | undefined): boolean {
  return label != null && "points" in label.terms;
}

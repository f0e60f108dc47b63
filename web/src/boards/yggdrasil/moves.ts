// What a decision asks for, and which texts of moves belong to what is pointed at. No rules: only the texts themselves.
import { type Asked, type BoardProps, modeBy, type Question, type Words } from "../kit";
import { GODS, godNamed, isCard, isWorld } from "./cards";
import { thrownOf } from "./throwing";
import type { God, YggdrasilView } from "./types";

/** How a question is answered: with a world, with a deed, with an order of gods, with a card, or with a word. */
export type Mode = "world" | "act" | "order" | "card" | "other";

const isGod = (word: string) => GODS.includes(word);

export function modeOf(asked: Asked): Mode | null {
  return modeBy(asked, () => ownMode(asked.moves));
}

function ownMode(moves: readonly string[]): Mode {
  if (moves.every((text) => text.includes(" ") && text.split(" ").every(isGod))) return "order";
  if (moves.includes("act") || moves.includes("heal") || moves.some((text) => text.startsWith("fight "))) return "act";
  if (moves.some(isWorld)) return "world";
  return moves.some(isCard) ? "card" : "other";
}

/** About which god a question is: the one that it names, or mine. */
export function asker(view: YggdrasilView, question: Question | null): God | undefined {
  const { id = "" } = (question?.words.terms.god as Words | undefined) ?? {};
  return godNamed(view, id.slice("yggdrasil-god-".length)) ?? view.gods.find((one) => one.slot === view.me);
}

/** What pointing at a world says: its name, or to stay for whoever stands there already. */
export function worldMove(moves: readonly string[], world: string, here: string | undefined): string {
  return world === here && moves.includes("stay") ? "stay" : world;
}

/** The worlds that answer a question. */
export function openWorlds(moves: readonly string[], mode: Mode | null, here: string | undefined): Set<string> {
  if (mode === "act") return new Set(here && deedsOf(moves).length ? [here] : []);
  if (mode !== "world") return new Set();
  const all = moves.filter(isWorld);
  return new Set(here && moves.includes("stay") ? [...all, here] : all);
}

/** What one does to the world where one stands. */
export function deedsOf(moves: readonly string[]): string[] {
  return moves.filter((text) => text === "act" || text === "heal");
}

/** How somebody can be fought, if he can. */
export function fightWith(moves: readonly string[], name: string): string | null {
  return moves.find((text) => text === `fight ${name}`) ?? null;
}

/** Who may be named next when an order of gods is told one by one; and the order itself once it is clear. */
export function ordering(moves: readonly string[], begun: readonly string[]): { next: string[]; whole: string | null } {
  const fitting = moves.map((text) => text.split(" ")).filter((gods) => begun.every((god, at) => gods[at] === god));
  const next = [...new Set(fitting.map((gods) => gods[begun.length] ?? ""))].filter(Boolean);
  const [only] = fitting;
  return { next, whole: fitting.length === 1 && begun.length && only ? only.join(" ") : null };
}

/** What is chosen beside a text that says what it does: cards, and gods before the game begins. */
export function offered(moves: readonly string[], mode: Mode | null, view: YggdrasilView): string[] {
  if (mode === "card") return moves.filter(isCard);
  return mode === "other" && view.round === 0 ? moves.filter(isGod) : [];
}

/** What the game is about besides the tree: the end, cards to choose from, a throw. */
export function dueOf(
  { view, moves, events, recent }: BoardProps<YggdrasilView>,
  mode: Mode | null,
): "outcome" | "offer" | "throw" | null {
  if (view.outcome !== "playing") return "outcome";
  if (offered(moves, mode, view).length) return "offer";
  return thrownOf(view, events, recent) ? "throw" : null;
}

const LAST = ["pass", "stay", "none", "done", "keep"];

/** Moves that stand as buttons below the board, and nowhere else; what ends a matter comes last. */
export function answersOf(moves: readonly string[], mode: Mode | null, view: YggdrasilView): string[] {
  if (!mode || mode === "order") return [];
  const laid = new Set(mode === "world" ? moves.filter(isWorld) : offered(moves, mode, view));
  const all = moves.filter((text) => !laid.has(text));
  return [...all.filter((text) => !LAST.includes(text)), ...all.filter((text) => LAST.includes(text))];
}

// What a decision asks for, and which texts of moves belong to what is pointed at.
import { type Asked, modeBy } from "../kit";
import { FJORDS, isCard, PROVINCES } from "./cards";
import type { BloodrageView } from "./types";

/** How a question is answered: act freely, with a card, with a place or a figure somewhere, or with a word. */
export type Mode = "act" | "march" | "take" | "card" | "other";

const MODES: Record<string, Mode> = {
  Act: "act",
  March: "march",
  Take: "take",
  Gifts: "take",
  LayCard: "card",
  BattleCards: "card",
  LateCard: "card",
  KeepCards: "card",
  KeepCard: "card",
  Discards: "card",
};

const PLACES: ReadonlySet<string> = new Set([...PROVINCES, ...FJORDS]);

export function modeOf(asked: Asked): Mode | null {
  return modeBy(asked, ({ step }) => MODES[step] ?? "other");
}

/** What is chosen before the rest of a move is. */
export type Chosen =
  | { kind: "figure"; figure: string; from: "reserve" | "valhalla" }
  | { kind: "march"; from: string }
  | { kind: "card"; card: string }
  | null;

/** The move that a place would make of what is chosen, legal or not. */
export function moveTo(chosen: Chosen, place: string): string | null {
  if (chosen?.kind === "figure") return `${chosen.from === "reserve" ? "invade" : "return"} ${chosen.figure} ${place}`;
  return chosen?.kind === "march" ? `march ${chosen.from} ${place}` : null;
}

/** Moves by the place that one points at. */
export function placesOf(moves: readonly string[], mode: Mode | null, chosen: Chosen): Map<string, string[]> {
  const found = new Map<string, string[]>();
  const start = mode === "act" ? moveTo(chosen, "") : "";
  if (start === null || !mode || mode === "march" || mode === "card" || mode === "take") return found;
  for (const text of moves) {
    const place = text.slice(text.lastIndexOf(" ") + 1);
    if (text.startsWith(start) && PLACES.has(place)) found.set(place, [...(found.get(place) ?? []), text]);
  }
  return found;
}

/** Provinces in which something may be pillaged. */
export function pillages(moves: readonly string[], province: string): string | null {
  const found = [`pillage ${province}`, `challenge ${province}`].find((text) => moves.includes(text));
  return found ?? null;
}

/** Can anything be moved out of this province? */
export function canMarch(moves: readonly string[], from: string): boolean {
  return moves.some((text) => text.startsWith(`march ${from} `));
}

/** What may be done with a card of the hand. */
export function cardMoves(moves: readonly string[], mode: Mode | null, card: string): string[] {
  if (mode === "act") {
    const [upgrade, quest] = [`upgrade ${card}`, `quest ${card}`];
    return moves.filter((text) => text === upgrade || text === quest || text.startsWith(`${upgrade} for `));
  }
  return mode === "card" || mode === "take" ? moves.filter((text) => text === card) : [];
}

/** What a click on a card means that cannot be played: the server says why. */
export function cardAttempt(mode: Mode | null, card: string, kind: string): string {
  if (mode !== "act") return card;
  return kind === "quest" ? `quest ${card}` : `upgrade ${card}`;
}

/** Figures that may be sent to some place, from the reserve or out of Valhalla. */
export function canSend(moves: readonly string[], figure: string, from: "reserve" | "valhalla"): boolean {
  const start = `${from === "reserve" ? "invade" : "return"} ${figure} `;
  return moves.some((text) => text.startsWith(start));
}

/** A move with a figure that cannot be sent anywhere: the server says why. A place that is still there is not the reason. */
export function attempt(view: BloodrageView, figure: string, from: "reserve" | "valhalla"): string {
  const open = view.provinces.findIndex((province) => !province.destroyed && (province.free ?? 0) > 0);
  const isShip = figure === "ship" || figure === "sea-serpent";
  const place = isShip ? FJORDS[(((open < 0 ? 0 : open) + 7) % 8) >> 1] : PROVINCES[open < 0 ? 0 : open];
  return `${from === "reserve" ? "invade" : "return"} ${figure} ${place}`;
}

/** Moves that stand as buttons below the board. */
export function answersOf(moves: readonly string[], mode: Mode | null): string[] {
  if (mode === "act") return moves.filter((text) => text === "sacrifice" || text === "pass");
  if (mode === "card" || mode === "take") return moves.filter((text) => !isCard(text));
  return mode === "march" || !mode ? [] : [...moves];
}

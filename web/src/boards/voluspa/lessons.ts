// A guided first game of Völuspá.
import { did, type Fact, type Lesson, refused } from "../kit";

const PLAYED = ["TileLaid", "TileCovered", "TileExchanged", "TileShoved"];

export const lessons: Lesson[] = [
  { text: "web-guide-voluspa-welcome", next: true },
  { text: "web-guide-voluspa-choose", next: false, until: did(...PLAYED) },
  { text: "web-guide-voluspa-scored", next: true },
  { text: "web-guide-voluspa-other", next: true },
  { text: "web-guide-voluspa-high", next: false, until: did(...PLAYED) },
  { text: "web-guide-voluspa-why", next: true, until: refused },
  { text: "web-guide-voluspa-help", next: true },
  { text: "web-guide-voluspa-hint", next: true, until: did(...PLAYED) },
  { text: "web-guide-voluspa-undo", next: true },
  { text: "web-guide-voluspa-end", next: true },
];

/** The tile that a play shows. */
export function introduces(fact: Fact): string | null {
  const { type, tile } = fact.event as { type: string; tile?: string };
  if (!PLAYED.includes(type)) return null;
  return type === "TileShoved" ? "jotunn" : type === "TileExchanged" ? "skadi" : (tile ?? null);
}

// What is printed on the tiles.

import { say } from "../kit";
import type { VoluspaView } from "./types";

export const PRINTED: Record<string, number | null> = {
  odin: 8,
  thor: 7,
  serpent: 6,
  troll: 6,
  dragon: 5,
  jotunn: 5,
  fenrir: 4,
  hermod: 3,
  skadi: 3,
  valkyrie: 2,
  loki: 1,
  hel: null,
};

const ORDER = Object.keys(PRINTED);

export const TILES: readonly string[] = ORDER;

/** Tiles that only the Saga of Edda brings. */
export const EDDA: readonly string[] = ["serpent", "jotunn", "hermod", "hel"];

/** A hand from the highest tile to the lowest, Hel last. */
export function sorted(hand: readonly string[]): string[] {
  return [...hand].sort((one, other) => ORDER.indexOf(one) - ORDER.indexOf(other));
}

export function tileName(tile: string): string {
  return say(tile ? `voluspa-${tile}` : "voluspa-nothing");
}

/** "5 tiles, 1 Hel". */
export function summary(view: VoluspaView, seat: number): string {
  const tiles = say("web-voluspa-tiles", { count: view.held[seat] ?? 0 });
  const hels = view.hels[seat] ?? 0;
  return hels ? `${tiles}, ${say("web-voluspa-hels", { count: hels })}` : tiles;
}

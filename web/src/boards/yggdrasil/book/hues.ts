import { COLOURS } from "../marks";

/** A god's colour, as on his cloth. */
export function hueOf(god: string): string {
  return COLOURS[god]?.[0] ?? "#86b9da";
}

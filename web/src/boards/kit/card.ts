// What the home page knows of a game before anybody plays it.
import type { Emblem } from "./emblem";

export interface Card {
  /** Its cover: left, right, and in the middle on top. */
  cover: readonly (Emblem | undefined)[];
  /** With which options its guided first game is played; null where it has no lessons. */
  course: Readonly<Record<string, boolean | number | string>> | null;
}

// What the home page knows of a game before anybody plays it.
import type { Emblem } from "./emblem";

/** A picture of 320 by 220; what matters lies above 180 and in the middle 200. */
export interface CoverArt {
  /** The address of a sheet of symbols. */
  sheet: string;
  symbol: string;
  /** The colour of its ground, which is there at once. */
  ground?: string;
  /** Where the part begins that a phone shows, 173 wide. */
  focus?: number;
}

export interface Card {
  /** Its cover, where a picture was drawn for it. */
  art?: CoverArt;
  /** Else its emblems: left, right, and in the middle on top. */
  cover?: readonly (Emblem | undefined)[];
  /** With which options its guided first game is played; null where it has no lessons. */
  course: Readonly<Record<string, boolean | number | string>> | null;
}

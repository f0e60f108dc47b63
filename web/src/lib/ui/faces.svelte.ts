// What people and bots look like: symbols of art/faces.svg, and who has which at the table that is shown.
import sheet from "../../art/faces.svg?url";
import { lay } from "../art";
import type { SeatInfo } from "../protocol";

/** What people may choose from; gladsheim.store.names holds the same list. */
export const FACES = [
  ...["seeress", "wanderer", "thunderer", "maiden", "queen", "dwarf", "smith", "berserk"],
  ...["elder", "skald", "jarl", "hunter", "raven", "wolf", "bear", "boar"],
  ...["stag", "goat", "squirrel", "cat", "serpent", "horse", "eagle", "fox"],
] as const;

/** A bot goes by the name of its seat, and looks like it. */
const BOTS = ["mimir", "hugin", "munin", "ratatosk", "bragi"];

class Faces {
  /** Can they be drawn yet? */
  isLaid = $state(false);
  /** Of each seat of the table that is shown: the id of a symbol, or nothing. */
  atTable = $state.raw<readonly string[]>([]);
  #isAsked = false;

  /** Have them drawn, once the page stands. */
  fetch(): void {
    if (this.#isAsked) return;
    this.#isAsked = true;
    requestAnimationFrame(() => {
      setTimeout(async () => {
        await lay(sheet);
        this.isLaid = document.getElementById(faceOf("fox")) !== null;
        this.#isAsked = this.isLaid;
      });
    });
  }
}

export const faces = new Faces();

export function faceOf(person: string): string {
  return `h-face-${person}`;
}

export function botFace(seat: number): string {
  return `h-bot-${BOTS[seat % BOTS.length]}`;
}

/** Who is seen in a seat: whose it is, though a bot may answer for him; nobody in a free one. */
export function faceIn(seat: Pick<SeatInfo, "number" | "bot" | "person" | "face">): string {
  if (seat.person) return faceOf(seat.face || seat.person.face);
  return seat.bot ? botFace(seat.number) : "";
}

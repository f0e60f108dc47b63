// Written by tools/protocol_ts.py from the view of gladsheim.games.voluspa: do not change it here, run `make protocol`.

/** A stack on the table. Row and column tell the top tile's value in each of its lines; Hel has none. */
export interface VoluspaCell {
  x: number;
  y: number;
  /** Bottom to top */
  stack: string[];
  row: number | null;
  column: number | null;
}

/** All that a seat may know; lists go by seat, tiles by name. */
export interface VoluspaView {
  seats: number;
  edda: boolean;
  valkyries_hold: boolean;
  board: VoluspaCell[];
  /** Empty cells beside a Troll: for Trolls only */
  blocked: [number, number][];
  /** Empty cells where any tile would make a line too long */
  full: [number, number][];
  /** null: not yours to see */
  hands: (string[] | null)[];
  /** Tiles in a hand that everybody saw taken with Skadi */
  known: string[][];
  /** Tiles in each hand, Hel not counted */
  held: number[];
  hels: number[];
  in_bag: number;
  /** Tiles that this seat has not seen: the stock and the other hands together */
  unseen: Record<string, number>;
  removed: string[];
  scores: number[];
  moments: number[];
  plays: number;
}

// How the cards of a draft lie.

export interface Rows {
  columns: number;
  /** How wide a card is. */
  card: number;
}

/** So much higher than wide is a card with the longest text. */
const TALL = 1.56;
const LEAST = 96;
const MOST = 340;
const GAP = 12;

/** In as many rows as make the cards largest, without scrolling; in fewer where that is the same. */
export function largest(count: number, width: number, height: number): Rows {
  const all = Math.max(1, count);
  let best: Rows = { columns: all, card: 0 };
  for (let rows = 1; rows <= Math.min(3, all); rows++) {
    const columns = Math.ceil(all / rows);
    const card = Math.max(LEAST, Math.min(MOST, width / columns - GAP - 2, (height / rows - GAP) / TALL));
    if (card > best.card) best = { columns, card };
  }
  return best;
}

/** On a phone a card is small and its text beside it: in two columns, unless a few have room below each other. */
export function beside(count: number, width: number): Rows {
  const all = Math.max(1, count);
  const columns = width < 560 ? (all > 3 ? 2 : 1) : Math.min(4, all);
  return { columns, card: Math.floor((width - 8 * (columns - 1)) / columns) };
}

// The bid while it is being made: which of my coins lies at which tavern. Hand and board share it; the server knows
// nothing of it until the bid is placed.

import { Dragging, lyingAt } from "../kit";
import { coinText, TAVERNS } from "./cards";
import type { NidavellirCoin } from "./types";

export const IN_POUCH = 3;

export class Bidding {
  /** For every tavern the number of the coin that lies there. */
  laid = $state<(number | null)[]>([null, null, null]);
  chosen = $state<number | null>(null);
  /** A coin that follows the pointer to another place. */
  readonly dragging = new Dragging<number, number>((x, y) => numberOf(lyingAt(x, y, "slot")));
  /** The two coins of a trade, as far as they are chosen. */
  pair = $state<number[]>([]);
  #key = "";

  /** A new question begins; what was already answered lies where it was put. */
  begin(key: string, coins: readonly NidavellirCoin[], given: readonly string[] | null): void {
    if (key === this.#key) return;
    this.clear();
    this.#key = key;
    if (given) this.arrange(coins, given);
  }

  /** Lay the coins as a move names them. */
  arrange(coins: readonly NidavellirCoin[], texts: readonly string[]): void {
    this.laid = arranged(coins, texts);
  }

  clear(): void {
    this.#key = "";
    this.laid = [null, null, null];
    this.chosen = null;
    this.dragging.clear();
    this.pair = [];
  }

  get isWhole(): boolean {
    return this.laid.every((coin) => coin !== null);
  }

  get missing(): number {
    return this.laid.filter((coin) => coin === null).length;
  }

  /** The tavern at which a coin lies, or none while it stays in the pouch. */
  placeOf(coin: number): number | null {
    const at = this.laid.indexOf(coin);
    return at < 0 ? null : at;
  }

  /** Take a coin up, to lay it where it is let go. */
  drag(down: PointerEvent, coin: number): void {
    const taken = () => {
      this.chosen = null;
    };
    this.dragging.start(down, coin, (place) => this.lay(coin, place), taken);
  }

  /** Lay a coin at a tavern; what lay there goes where this one came from. */
  lay(coin: number, tavern: number): void {
    const from = this.placeOf(coin);
    const there = tavern === IN_POUCH ? null : (this.laid[tavern] ?? null);
    this.laid = this.laid.map((other, at) => (at === tavern ? coin : at === from ? there : other));
    this.chosen = null;
  }

  /** The first tavern where nothing lies. */
  get free(): number | null {
    const at = this.laid.indexOf(null);
    return at < 0 ? null : at;
  }

  /** The move, or null while a tavern is empty. */
  text(coins: readonly NidavellirCoin[]): string | null {
    const found = this.laid.map((at) => (at === null ? undefined : coins[at]));
    return found.every((coin) => coin !== undefined) ? found.map(coinText).join(" ") : null;
  }

  /** Choose a coin for a trade, or leave it; true when there are two. */
  toggle(coin: number): boolean {
    this.pair = this.pair.includes(coin) ? this.pair.filter((other) => other !== coin) : [...this.pair.slice(-1), coin];
    return this.pair.length === 2;
  }
}

const numberOf = (text: string | null) => (text === null ? null : Number(text));

/** Which coins an arrangement means; of equal ones each is used once. */
function arranged(coins: readonly NidavellirCoin[], given: readonly string[]): (number | null)[] {
  const used = new Set<number>();
  return TAVERNS.map((_, tavern) => {
    const at = coins.findIndex((coin, index) => coinText(coin) === given[tavern] && !used.has(index));
    used.add(at);
    return at < 0 ? null : at;
  });
}

export const bidding = new Bidding();

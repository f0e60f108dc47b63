// Who has bid what at a tavern, and whose turn it is there.
import { coinAt, TAVERNS } from "./cards";
import type { NidavellirCoin, NidavellirView } from "./types";

export interface BidThere {
  seat: number;
  coin: NidavellirCoin;
  turn: "done" | "now" | "later" | null;
}

/**
 * The coins at a tavern, as far as they are known: in turn order where it is being resolved, otherwise by seat.
 * Before it is opened, nothing is known there but my own coin and those that everybody saw change.
 */
export function bidsAt(view: NidavellirView, tavern: number): BidThere[] {
  if (view.phase !== "tavern") return [];
  const isHere = view.tavern === tavern && view.order.length > 0;
  const seats = isHere ? view.order : view.coins.map((_, seat) => seat);
  const found: BidThere[] = [];
  seats.forEach((seat, at) => {
    const coin = coinAt(view.coins[seat] ?? [], TAVERNS[tavern] ?? "");
    const turn = !isHere ? null : at < view.turns_done ? "done" : at === view.turns_done ? "now" : "later";
    if (coin) found.push({ seat, coin, turn });
  });
  return found;
}

/** Is this tavern over for the round? */
export function isPast(view: NidavellirView, tavern: number): boolean {
  return view.phase === "tavern" && view.tavern !== null && tavern < view.tavern;
}

/** Neighbours in the order of turns that have laid the same: the gem of the first beats that of the second. */
export function tiesIn(bids: readonly BidThere[]): number[] {
  return bids.flatMap((bid, at) => (at > 0 && bids[at - 1]?.coin.value === bid.coin.value ? [at] : []));
}

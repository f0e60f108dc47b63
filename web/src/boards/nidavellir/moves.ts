// Which thing on the table answers which question. The texts of moves come from the server; here they are only matched.
import { type Asked, modeBy } from "../kit";
import { coinText } from "./cards";
import type { NidavellirCoin } from "./types";

/** What is to be pointed at. */
export type Mode = "bid" | "coin" | "pair" | "card" | "hero" | "column" | "keep" | "other";

const MODES: Record<string, Mode> = {
  Bid: "bid",
  Bids: "bid",
  OpenBid: "coin",
  Upgrade: "coin",
  TradeAway: "coin",
  ShowCoins: "pair",
  TakeCard: "card",
  Recruit: "hero",
  LayThrud: "column",
  LayYlud: "column",
  Discard: "column",
  KeepCard: "keep",
};

export function modeOf(asked: Asked): Mode | null {
  return modeBy(asked, ({ step }) => MODES[step] ?? "other");
}

/** The move that a coin of mine stands for. */
export function coinMove(step: string, coin: NidavellirCoin): string {
  return step === "Upgrade" ? `${coinText(coin)} ${coin.place ?? ""}` : coinText(coin);
}

/** The move that two coins stand for, in the order in which the server names them. */
export function pairMove(moves: readonly string[], one: NidavellirCoin, other: NidavellirCoin): string {
  const [a, b] = [coinText(one), coinText(other)];
  const wanted = [`${a} ${b}`, `${b} ${a}`];
  return wanted.find((text) => moves.includes(text)) ?? `${a} ${b}`;
}

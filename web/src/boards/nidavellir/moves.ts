// Which thing on the table answers which question. The texts of moves come from the server; here they are only matched.
import type { Choice, NidavellirCoin, Question } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { coinText } from "./cards";

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

const NATURE = -1;

/** What a board is given, as far as a decision is concerned. */
export interface Asked {
  question: Question | null;
  moves: string[];
  choices: Choice[] | null;
  readonly?: boolean;
}

export function modeOf({ question, moves, readonly }: Asked): Mode | null {
  if (readonly || !question || !moves.length) return null;
  return question.seat === NATURE ? "other" : (MODES[question.step] ?? "other");
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

/** What a move would earn at once, where the server knows it. */
export function pointsOf(choices: readonly Choice[] | null, text: string): number | null {
  return choices?.find((choice) => choice.text === text)?.points ?? null;
}

/** Points with their sign. */
export function signed(points: number): string {
  return points > 0 ? `+${points}` : points < 0 ? `−${-points}` : "0";
}

/** As far as play is concerned, what a board is given. */
interface Player {
  moves: string[];
  preview: string | null;
  play: (text: string) => void;
  why: (text: string) => void;
  setPreview: (text: string | null) => void;
}

/** Show a move first and play it the second time, or at once for who wants that; what is illegal is explained. */
export function propose(text: string, player: Player): boolean {
  if (!player.moves.includes(text)) {
    player.why(text);
    return false;
  }
  if (settings.confirm && player.preview !== text) player.setPreview(text);
  else {
    player.setPreview(null);
    player.play(text);
  }
  return true;
}

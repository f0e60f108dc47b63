// How far each Enemy has come: what the ladders, the Cage, the islands and the path say in numbers.
import type { YggdrasilView } from "./types";

export interface Ladder {
  at: number;
  of: number;
  sign: string;
}

const MARKERS = 7;

export function ladderOf(view: YggdrasilView, name: string): Ladder {
  const { giants, anonymous, reserves, iotunns_left: left, iotunns, cage, island, islands, spot, path } = view;
  if (name === "surt") return { at: giants, of: giants + reserves.giants, sign: "giant" };
  if (name === "hel") return { at: anonymous, of: anonymous + reserves.anonymous, sign: "anonymous" };
  if (name === "loki") return { at: iotunns.length, of: iotunns.length + left, sign: "iotunn" };
  if (name === "fenrir") return { at: cage.length, of: MARKERS, sign: "cage" };
  if (name === "iormungand") return { at: island, of: islands.length - 1, sign: "island" };
  return { at: spot, of: path.length - 1, sign: "tree" };
}

// Why a click does nothing: what is asked for instead, or which tavern is open. The rules' own refusals come from the server.
import { type BoardProps, shake, type Words } from "../kit";
import { coinText, TAVERNS } from "./cards";
import type { Mode } from "./moves";
import { isPast } from "./taverns";
import type { NidavellirCoin, NidavellirView } from "./types";

const tavern = (at: number | null): Words => ({ id: `nidavellir-tavern-${TAVERNS[at ?? 0]}`, terms: {} });

/** Why a card of this tavern is not taken now; null where something else is asked, or nothing. */
export function closedWords(view: NidavellirView, mode: Mode | null, at: number): Words | null {
  if (mode === "bid") return { id: "web-nidavellir-card-later", terms: {} };
  if (mode !== "card" || view.tavern === at) return null;
  const id = isPast(view, at) ? "web-nidavellir-tavern-shut" : "web-nidavellir-tavern-waits";
  return { id, terms: { there: tavern(at), now: tavern(view.tavern) } };
}

/** Why a coin cannot be shown for a trade; null if it can. */
export function heldWords(coin: NidavellirCoin): Words | null {
  if (coin.place === "hand") return null;
  const id = `nidavellir-coin-${coin.metal}`;
  return { id: "nidavellir-not-in-hand", terms: { coin: { id, terms: { value: coin.value } } } };
}

type Player = Pick<BoardProps<NidavellirView>, "question" | "readonly" | "why">;

/** A click that answers nothing: the reason, or what is asked; whoever is asked nothing hears that. */
export function refuse(player: Player, mode: Mode | null, text: string, words: Words | null = null): void {
  if (player.readonly) return;
  const { question } = player;
  if (words) player.why(text, words);
  else if (mode && question) player.why(text, { id: "web-nidavellir-not-now", terms: { question: question.words } });
  else player.why(text);
}

/** What lies under a click and cannot be pressed: its move, and the reason against it. */
export function underClick(
  target: Element,
  view: NidavellirView,
  mode: Mode | null,
  seat: number | null,
): { node: Element; text: string; words: Words | null } | null {
  if (seat === null || target.closest("button:not(.column), a, [role=tab], .moment, .hall")) return null;
  const shelf = target.closest<HTMLElement>("[data-slot]");
  const at = Number(shelf?.dataset.slot ?? 0);
  const card = target.closest<HTMLElement>("[data-card]");
  if (card && shelf) {
    const text = card.dataset.card?.split(" ")[1] ?? "";
    return { node: card, text, words: closedWords(view, mode, at) };
  }
  const slot = target.closest(".slot, [data-bid]");
  if (slot && shelf) {
    const coin = view.coins[seat]?.find((one) => one.place === TAVERNS[at]);
    return { node: slot, text: coin ? coinText(coin) : "0", words: null };
  }
  const column = target.closest<HTMLElement>(`[data-army="${seat}"] .column`);
  return column && mode !== "column" ? { node: column, text: column.dataset.class ?? "", words: null } : null;
}

/** The clicks on a board that nothing else takes are answered. */
export function refusing(
  player: () => BoardProps<NidavellirView>,
  modeNow: () => Mode | null,
  ms: () => number,
): (node: HTMLElement) => () => void {
  return (node) => {
    const heard = (event: MouseEvent) => {
      const board = player();
      if (board.readonly || !(event.target instanceof Element)) return;
      const found = underClick(event.target, board.view, modeNow(), board.seat);
      if (!found) return;
      shake(found.node, ms());
      refuse(board, modeNow(), found.text, found.words);
    };
    node.addEventListener("click", heard);
    return () => node.removeEventListener("click", heard);
  };
}

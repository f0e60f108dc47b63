// What lies over the map for a while: the draft, a battle, quests that are judged, the end of an age.
import type { BoardProps } from "../kit";
import { type Age, lastAge } from "./ages";
import { battles } from "./battles.svelte";
import type { Look } from "./choosing.svelte";
import { isInvolved, lastBattle, type Story } from "./story";
import type { BloodrageView } from "./types";

export type Scene =
  | { kind: "pack"; key: string }
  /** It stays until whoever fought in it goes on; for others it passes. */
  | { kind: "battle"; key: string; story: Story; isMine: boolean }
  | { kind: "quests"; key: string; age: Age }
  | { kind: "ragnarok"; key: string; age: Age };

/** The scene that is due, whether or not somebody has closed it; `destroyed` is the age whose end was seen to come. */
export function sceneOf(board: BoardProps<BloodrageView>, look: Look, destroyed: number | null): Scene | null {
  const { view, events, recent, seat } = board;
  const { story } = battles;
  if (look?.kind === "battle" && story) return { kind: "battle", key: "asked for", story, isMine: false };
  if (view.phase === "over") return null;
  if (destroyed !== null || view.phase === "quests") {
    const age = lastAge(events, recent, view.seats);
    if (age?.province && age.age === destroyed) return { kind: "ragnarok", key: `ragnarok ${age.age}`, age };
    if (age?.quests.length && view.phase === "quests") return { kind: "quests", key: `quests ${age.age}`, age };
  }
  if (view.pack?.length && view.phase === "gifts") return { kind: "pack", key: `pack ${view.age}` };
  if (!story) return null;
  const facts = battles.shot?.facts ?? [];
  const isOn = view.battle !== null || recent.some((fact) => facts.includes(fact));
  const isMine = isInvolved(story, seat) && !board.readonly;
  const isFresh = view.battle !== null || lastBattle(events, seat)?.isStale === false;
  // Whoever looked at the map meanwhile sees it again when the cards are turned.
  const key = `${battles.key} ${facts.some(({ event }) => /^(CardsRevealed|Battle)/.test((event as { type: string }).type))}`;
  return isOn || (isMine && isFresh) ? { kind: "battle", key, story, isMine } : null;
}

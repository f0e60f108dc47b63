// What changed, and where the keyboard goes on. All of these are called while a component is set up.
import { tick, untrack } from "svelte";
import type { BoardProps, Fact } from "./board";

/** Hears of every update once it is drawn; `isNext` if the same seat saw the one before. */
export function onUpdate(board: () => BoardProps, heard: (isNext: boolean) => void): void {
  let last: { seat: number | null; tick: number } | null = null;
  $effect(() => {
    const { seat, tick } = board();
    untrack(() => {
      if (last?.seat === seat && last.tick === tick) return;
      const isNext = last?.seat === seat;
      last = { seat, tick };
      heard(isNext);
    });
  });
}

/** Hears when another question begins, or somebody else looks at the board. */
export function onQuestion(board: () => BoardProps, heard: () => void): void {
  const key = $derived.by(() => {
    const { seat, question, tick } = board();
    return `${seat} ${question ? `asked ${question.id}` : tick}`;
  });
  $effect(() => {
    void key;
    untrack(heard);
  });
}

interface Stage<T> {
  board: BoardProps;
  root: HTMLElement | undefined;
  /** How long things take. */
  ms: number;
  /** Where everything is that may be moved by the next update. */
  traces: (root: HTMLElement) => T;
  perform: (root: HTMLElement, before: T, recent: readonly Fact[], ms: number) => void;
}

/** What an update brought is seen to happen. */
export function performed<T>(stage: () => Stage<T>): void {
  let before: T | null = null;
  $effect.pre(() => {
    const { board, root, ms, traces } = stage();
    void board.tick;
    if (root && ms) before = traces(root);
  });
  const seen = () => stage().board;
  onUpdate(seen, (isNext) => {
    const { board, root, ms, perform } = stage();
    if (isNext && root && ms && before) perform(root, before, board.recent, ms);
  });
}

/** The page without the board, its hand and what holds them. */
const isElsewhere = (here: Element | null, home: string) =>
  here && here !== document.body && here.id !== "main" && !here.closest(`[data-hand], ${home}`);

/** Whoever plays by keyboard goes on where the next answer is given, unless he is somewhere else on the page. */
export function followed(home: string, asked: () => unknown, answer: () => HTMLElement | null | undefined): void {
  let isKeyboard = false;
  const keyboard = () => {
    isKeyboard = true;
  };
  const pointer = () => {
    isKeyboard = false;
  };
  $effect(() => {
    addEventListener("keydown", keyboard);
    addEventListener("pointerdown", pointer);
    return () => {
      removeEventListener("keydown", keyboard);
      removeEventListener("pointerdown", pointer);
    };
  });
  $effect(() => {
    if (asked() === undefined || !isKeyboard) return;
    return focusDrawn(() => (isElsewhere(document.activeElement, home) ? null : answer()));
  });
}

/** Focus what will be there as soon as everything is drawn. */
export function focusSoon(selector: string): void {
  focusDrawn(() => document.querySelector<HTMLElement>(selector));
}

/** Looked for so often, each time a millisecond later than the last: three seconds, for a part that is still on its way. */
const TRIES = 80;

/** Focus something as soon as it is drawn and takes the focus; what is returned gives it up. */
function focusDrawn(find: () => HTMLElement | null | undefined): () => void {
  let timer: ReturnType<typeof setTimeout>;
  let isOver = false;
  const look = (tried: number) => {
    if (isOver) return;
    const node = find();
    node?.focus();
    if ((!node || document.activeElement !== node) && tried < TRIES) timer = setTimeout(look, tried, tried + 1);
  };
  tick().then(() => look(0));
  return () => {
    isOver = true;
    clearTimeout(timer);
  };
}

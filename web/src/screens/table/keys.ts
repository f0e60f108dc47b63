// What the keyboard does anywhere at a table, besides walking and choosing: what is frequent has a letter.

/** What a letter stands for. */
export type Deed =
  | "undo"
  | "hint"
  | "agree"
  | "play"
  | "leave"
  | "board"
  | "hand"
  | "moves"
  | "log"
  | "chat"
  | "point"
  | "again"
  | "keys"
  | "rules";

/** In the order in which they are listed; the letters are the same in every language. */
export const KEYS: readonly { keys: readonly string[]; deed: Deed }[] = [
  { keys: ["Enter"], deed: "play" },
  { keys: ["Escape"], deed: "leave" },
  { keys: ["u"], deed: "undo" },
  { keys: ["h"], deed: "hint" },
  { keys: ["y"], deed: "agree" },
  { keys: ["b"], deed: "board" },
  { keys: ["d"], deed: "hand" },
  { keys: ["m"], deed: "moves" },
  { keys: ["l"], deed: "log" },
  { keys: ["c"], deed: "chat" },
  { keys: ["p"], deed: "point" },
  { keys: ["s"], deed: "again" },
  { keys: ["r"], deed: "rules" },
  { keys: ["?"], deed: "keys" },
];

const BUSY = "dialog, [role=menu], input, textarea, select, [contenteditable]";

/** What a key means now; null if it belongs to something else. */
export function deedOf(event: KeyboardEvent): Deed | null {
  if (event.defaultPrevented || event.repeat || (event.target instanceof Element && event.target.closest(BUSY)))
    return null;
  const isUndo =
    (event.ctrlKey || event.metaKey) && !event.shiftKey && !event.altKey && event.key.toLowerCase() === "z";
  if (isUndo) return "undo";
  if (event.ctrlKey || event.metaKey || event.altKey) return null;
  // Enter belongs to whatever has the focus, if that is something.
  if (
    event.key === "Enter" &&
    event.target instanceof Element &&
    event.target.closest("button, a, summary, [role=button], [tabindex='0']")
  )
    return null;
  return (
    KEYS.find(({ keys }) => keys.includes(event.key.length === 1 ? event.key.toLowerCase() : event.key))?.deed ?? null
  );
}

/** Where the keyboard stays while something is chosen: the prompt's buttons, what a hint considers, the board, the hand. */
const CHOOSING = "[data-testid=prompt], .considered, #main, .bottom";
const REACHABLE = "a[href], button:not(:disabled), summary, [tabindex='0']";

/** While something is chosen Tab does not lead away from it, into seats, log and chat; true if it was led back. */
export function stay(event: KeyboardEvent, root: ParentNode = document): boolean {
  if (event.key !== "Tab" || event.ctrlKey || event.altKey || event.metaKey) return false;
  const from = event.target;
  if (!(from instanceof Element) || !from.closest(CHOOSING)) return false;
  const all = [...root.querySelectorAll<HTMLElement | SVGElement>(CHOOSING)].flatMap((part) =>
    [...part.querySelectorAll<HTMLElement | SVGElement>(REACHABLE)].filter(isSeen),
  );
  const at = all.indexOf(from as HTMLElement);
  const next = all[(at + (event.shiftKey ? -1 : 1) + all.length) % all.length];
  if (at < 0 || !next || next === from) return false;
  event.preventDefault();
  next.focus();
  return true;
}

function isSeen(node: HTMLElement | SVGElement): boolean {
  return !node.closest("[hidden], [inert]") && (typeof node.checkVisibility !== "function" || node.checkVisibility());
}

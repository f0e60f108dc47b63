// Short notes that go away by themselves; also said aloud.

import { announce } from "./announcer.svelte";

export interface Note {
  id: number;
  text: string;
  kind: "plain" | "bad";
}

export const notes = $state<Note[]>([]);
let next = 1;

/** Show a note for a while. */
export function toast(text: string, kind: Note["kind"] = "plain"): void {
  const id = next++;
  notes.push({ id, text, kind });
  if (notes.length > 3) notes.shift();
  announce(text, kind === "bad");
  setTimeout(() => dismiss(id), kind === "bad" ? 8000 : 5000);
}

export function dismiss(id: number): void {
  const index = notes.findIndex((note) => note.id === id);
  if (index >= 0) notes.splice(index, 1);
}

// What is heard: a small set of our own, made by the browser itself and not loaded before somebody wants it.
import type { Fact } from "../protocol";
import { settings } from "../settings.svelte";

export const SOUNDS = ["tile", "coin", "card", "die", "blade", "horn", "turn"] as const;
export type Sound = (typeof SOUNDS)[number];

/** The same sound is not heard twice within so many milliseconds: many things that come together are one. */
const APART = 70;
const last = new Map<Sound, number>();

/** Off until it is wanted. */
export function hear(sound: Sound): void {
  if (!settings.sound || settings.volume === 0) return;
  const now = performance.now();
  if (now - (last.get(sound) ?? Number.NEGATIVE_INFINITY) < APART) return;
  last.set(sound, now);
  const level = settings.volume / 10;
  // Without sound, or without the part of the page that makes it, everything else goes on.
  import("./synth").then(
    (synth) => synth.make(sound, level),
    () => {},
  );
}

/** What these events sound like, each sound once. */
export function hearAll(facts: readonly Fact[], sounds: Readonly<Record<string, Sound>> = {}): void {
  const all = facts.map((fact) => sounds[(fact.event as { type: string }).type]);
  for (const sound of new Set(all)) if (sound) hear(sound);
}

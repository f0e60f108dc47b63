// The screens, each a chunk of its own.
import type { Component } from "svelte";
import type { Route } from "./router.svelte";
import { learnToPlay } from "./words.svelte";

type Screen = { default: Component<Record<string, unknown>> };

const SCREENS = import.meta.glob<Screen>("../screens/*.svelte");

/** The screen of a route, with all that it says; asking twice loads it once. */
export async function screenOf(route: Route): Promise<Screen> {
  const load = SCREENS[`../screens/${route.screen}.svelte`];
  if (!load) throw new Error(`There is no screen ${route.screen}.`);
  const isOfGame = ["Table", "Replay", "Campaign", "Puzzle", "Puzzles"].includes(route.screen);
  const [screen] = await Promise.all([load(), isOfGame ? learnToPlay() : undefined]);
  return screen;
}

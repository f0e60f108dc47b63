// The Ragnarök campaign: the chronicle, the Experience Charts, the gods' faces.

import { say } from "../kit";
import Chart from "./book/Chart.svelte";
import Chronicle from "./book/Chronicle.svelte";
import HeroFace from "./book/HeroFace.svelte";

export { Chart as Sheet, Chronicle, HeroFace as Face };

/** A god's starting ability and his power. */
export function aboutOf(god: string): string {
  return [say(`web-yggdrasil-chart-start-${god}`), say(`web-yggdrasil-chart-power-${god}`)].join(" ");
}

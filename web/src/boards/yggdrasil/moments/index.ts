// What comes before the tree, and the great moments: loaded once the board stands.
export { default as Panel } from "../Panel.svelte";
export { default as Floats } from "./Floats.svelte";
export { perform } from "./performance";
export { default as Wake } from "./Wake.svelte";
export { planOf, wakeOf } from "./wake";

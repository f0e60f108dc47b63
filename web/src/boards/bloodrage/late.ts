// What lies over the map for a while, battles and the end of an age: it comes after the board itself.
export { default as AgeEnd } from "./AgeEnd.svelte";
export { default as BattleTable } from "./BattleTable.svelte";
export { default as Burning } from "./Burning.svelte";
export { default as Quests } from "./Quests.svelte";

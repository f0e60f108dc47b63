// What every board needs, once. Boards import this and their own folder, and nothing else of ours.
export { settings } from "../../lib/settings.svelte";
export { default as Avatar } from "../../lib/ui/Avatar.svelte";
export { announce } from "../../lib/ui/announcer.svelte";
export { default as Button } from "../../lib/ui/Button.svelte";
export { default as Icon } from "../../lib/ui/Icon.svelte";
export { default as Later } from "../../lib/ui/Later.svelte";
export { canSay, enumeration, nameOf, say, wordFor } from "../../lib/words.svelte";
export { default as Banner } from "./Banner.svelte";
export type * from "./board";
export type { Area, Camera, Size } from "./camera";
export type { Card } from "./card";
export { default as Drawing } from "./Drawing.svelte";
export { Dragging, lyingAt } from "./dragging.svelte";
export { default as Emblem } from "./Emblem.svelte";
export { dot } from "./emblem";
export type { ForeignModule, Mount, Mounted, Move, Scene } from "./foreign";
export { did, happened, type Lesson, type Moment, refused } from "./lessons";
export { arrive, comeFrom, duration, pulse, quake, shake, type Trace, travel, turn } from "./motion";
export {
  type Asked,
  capital,
  choiceOf,
  labelOf,
  modeBy,
  moveName,
  NATURE,
  openQuestion,
  pointsOf,
  propose,
  signed,
  tellsPoints,
} from "./moves";
export { default as Tip } from "./Tip.svelte";
export { focusSoon, followed, onQuestion, onUpdate, performed } from "./updates.svelte";
export { arrows, directionOf, entry, neighbour, type Spot, stepOf } from "./walk";
export { Zoom } from "./zoom.svelte";

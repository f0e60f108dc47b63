// What every board needs, once. Boards import this and their own folder, and nothing else of ours.

export { keeping } from "../../lib/kept";
export { settings } from "../../lib/settings.svelte";
export { default as Avatar } from "../../lib/ui/Avatar.svelte";
export { announce } from "../../lib/ui/announcer.svelte";
export { default as Button } from "../../lib/ui/Button.svelte";
export { Gradually } from "../../lib/ui/gradually.svelte";
export { default as Icon } from "../../lib/ui/Icon.svelte";
export { default as Later } from "../../lib/ui/Later.svelte";
export { canSay, enumeration, nameOf, say, wordFor } from "../../lib/words.svelte";
export { default as Art } from "./Art.svelte";
export { lay } from "./art";
export { default as Banner } from "./Banner.svelte";
export type * from "./board";
export type { Area, Camera, Size } from "./camera";
export type { Card } from "./card";
export type { Cue, Cues, Sound, Sounds } from "./cues";
export { default as Drawing } from "./Drawing.svelte";
export { Dragging, lyingAt } from "./dragging.svelte";
export { default as Emblem } from "./Emblem.svelte";
export { dot } from "./emblem";
export type { ForeignModule, Mount, Mounted, Move, Scene } from "./foreign";
export { asked, did, either, happened, type Lesson, type Moment, over, refused, type Settings, saw } from "./lessons";
export { arrive, comeFrom, duration, pulse, quake, shake, soon, type Trace, travel, turn } from "./motion";
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
export { Part } from "./part.svelte";
export { default as SeatBadge } from "./SeatBadge.svelte";
export type { SeatFact, SeatMark, Sign } from "./seats";
export { default as Tip } from "./Tip.svelte";
export type { Tally, TallyRow } from "./tally";
export { focusSoon, followed, onQuestion, onUpdate, performed } from "./updates.svelte";
export { arrows, directionOf, entry, neighbour, type Spot, stepOf } from "./walk";
export { Zoom } from "./zoom.svelte";

// Version 1 of what boards of other packages import from kit/1.js; docs/boards.md says what each of these does.
import Banner from "./Banner.svelte";
import { mountable } from "./mounting.svelte";
import Tip from "./Tip.svelte";

export { lay } from "../../lib/art";
export { announce } from "../../lib/ui/announcer.svelte";
export { canSay, enumeration, nameOf, say, wordFor } from "../../lib/words.svelte";
export { Dragging, lyingAt } from "./dragging.svelte";
export { dot } from "./emblem";
export { asked, did, either, happened, over, refused, saw } from "./lessons";
export { arrive, comeFrom, pulse, quake, shake, travel, turn } from "./motion";
export { capital, NATURE, signed } from "./moves";
export { directionOf, entry, neighbour, stepOf } from "./walk";

export const banner = mountable(Banner);
export const tips = mountable(Tip);

// A phone, or a window as small: there is no room beside the board. The style sheets of table and replay break here too.
import { MediaQuery } from "svelte/reactivity";

/** A screen that has room for the log beside everything else. */
export const roomy = new MediaQuery("min-width: 1600px");

/** What stands beside the board otherwise is behind a button then, and not made before somebody asks for it. */
export const narrow = new MediaQuery("max-width: 899px");

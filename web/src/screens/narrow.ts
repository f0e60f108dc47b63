// A phone, or a window as small: there is no room beside the board. The style sheets of table and replay break here too.
import { MediaQuery } from "svelte/reactivity";

/** What stands beside the board otherwise is behind a button then, and not made before somebody asks for it. */
export const narrow = new MediaQuery("max-width: 899px");

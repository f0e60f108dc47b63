// A campaign without drawings: chapters as a list, sheets as lines of buttons.
import Chronicle from "./Chronicle.svelte";
import Face from "./HeroFace.svelte";
import Sheet from "./Sheet.svelte";

export { Chronicle, Face, Sheet };

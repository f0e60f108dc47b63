// Any game that nobody has drawn yet: its view as tables, its moves as buttons.
export { default } from "./Board.svelte";

export const isPlain = true;

declare module "virtual:words" {
  import type { Load } from "./lib/words.svelte";

  /** By language and part. */
  const texts: Record<string, Record<string, Load>>;
  export default texts;
}

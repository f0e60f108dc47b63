// The pictures of the book: for each saga a small one, and one that fills a page.

const VIGNETTES: Record<string, string> = {
  baldr: "baldr",
  fimbulvetr: "winter",
  managarms: "wolves",
  naglfar: "ship",
  bifrost: "bridge",
  final: "battle",
};
const PAGES: Record<string, string> = { ...VIGNETTES, naglfar: "hrym" };

/** The symbol of a saga's picture; an owner's own saga has that of the last battle. */
export function vignetteOf(saga: string): string {
  return `s-v-${VIGNETTES[saga] ?? "battle"}`;
}

/** The symbol of the picture that fills a page. */
export function pictureOf(saga: string): string {
  return `s-p-${PAGES[saga] ?? "battle"}`;
}

// What was said at a table.
import type { ChatLine } from "./protocol";

/** Lines of the chat by number, each once. */
export function merged(before: ChatLine[], more: ChatLine[]): ChatLine[] {
  const lines = new Map([...before, ...more].map((line) => [line.number, line]));
  return [...lines.values()].sort((a, b) => a.number - b.number);
}

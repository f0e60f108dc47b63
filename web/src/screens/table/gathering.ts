// What happens many times in a row, for instance a card after the other laid out, is told in one sentence.
import type { Fact, Words } from "../../lib/protocol";
import { canSay, say } from "../../lib/words.svelte";

/** The id of the sentence that gathers events of a kind; a game that has none tells each by itself. */
function gatherId(fact: Fact, kind: "gather" | "gathered"): string {
  const type = (fact.event as { type?: unknown } | null)?.type;
  const game = fact.words.id.split("-")[0] ?? "";
  return `web-${game}-${kind}-${String(type ?? "").toLowerCase()}`;
}

/** Whether two events in a row are told together. */
export function isGathered(one: Fact, next: Fact): boolean {
  return (
    one.words.id === next.words.id &&
    canSay(gatherId(one, "gather")) &&
    gatherId(one, "gather") === gatherId(next, "gather")
  );
}

/** One sentence for a run of such events; those that differ in one thing only are a part of it. */
export function gathered(facts: readonly Fact[]): Words {
  const [first] = facts;
  if (!first || facts.length < 2) return first?.words ?? { id: "", terms: {} };
  const parts: { fixed: string; terms: Record<string, unknown>; key: string; values: unknown[] }[] = [];
  for (const { words } of facts) {
    const terms = words.terms as Record<string, unknown>;
    const keys = Object.keys(terms);
    const before = parts.at(-1);
    const key = before?.key ?? differing(facts, keys);
    const fixed = JSON.stringify(keys.filter((one) => one !== key).map((one) => terms[one]));
    if (before && before.fixed === fixed) before.values.push(terms[key]);
    else parts.push({ fixed, terms, key, values: [terms[key]] });
  }
  const list = parts
    .map(({ terms, key, values }) => say(gatherId(first, "gathered"), { ...terms, [key]: values }))
    .join("; ");
  return { id: gatherId(first, "gather"), terms: { list } };
}

/** The thing in which the first two of a run differ. */
function differing(facts: readonly Fact[], keys: string[]): string {
  const [one, two] = facts.map(({ words }) => words.terms as Record<string, unknown>);
  return keys.findLast((key) => JSON.stringify(one?.[key]) !== JSON.stringify(two?.[key])) ?? keys.at(-1) ?? "";
}

/** The sentences of some events, in order. */
export function sentencesOf(facts: readonly Fact[]): string[] {
  const runs: Fact[][] = [];
  for (const fact of facts) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last && before && isGathered(before, fact)) last.push(fact);
    else runs.push([fact]);
  }
  return runs.map((run) => say(gathered(run)));
}

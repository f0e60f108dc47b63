// What a page brings that the page before it had not.
import type { Saga } from "../types";

/** The deeds and rules that are new on a page; all of them where the page before is not known. */
export function newOn({ deeds, rules }: Saga, before: Saga | null): Pick<Saga, "deeds" | "rules"> {
  if (!before) return { deeds, rules };
  const known = new Set([...before.deeds.map(({ name }) => name), ...before.rules.map(textOf)]);
  return {
    deeds: deeds.filter(({ name }) => !known.has(name)),
    rules: rules.filter((rule) => !known.has(textOf(rule))),
  };
}

const textOf = ({ kind, enemies, words }: Saga["rules"][number]) => JSON.stringify([kind, enemies, words]);

/** The signs of what is counted, by the counter's name. */
export const COUNTED: Record<string, string> = {
  oaths: "oath",
  search: "creature",
  embers: "ember",
  shelter: "shelter",
  leashes: "leash",
  cuts: "cut",
  banners: "banner",
  shored: "bridge",
  bridge: "bridge",
  gate: "gate",
  box: "limb",
  seeds: "seed",
};

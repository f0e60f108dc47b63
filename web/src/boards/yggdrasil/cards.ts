// What there is in the game, how it is drawn and what it is called.
import { say } from "../kit";
import type { Emblem } from "../kit/emblem";
import { artifacts, creatures } from "./emblems/cards";
import { enemies, gods, runes, things } from "./emblems/things";
import type { God, YggdrasilView } from "./types";

export const GODS: readonly string[] = Object.keys(gods);
export const WORLDS: readonly string[] = Object.keys(runes);
export const ENEMIES: readonly string[] = Object.keys(enemies);
export const ARTIFACTS: readonly string[] = Object.keys(artifacts);
export const CREATURES: readonly string[] = Object.keys(creatures);
export const IOTUNNS: readonly string[] =
  "thjazi baugi skadi geirrod greip gjalp starkadr beli angrboda gerda hyrrokkin hymir vafthrudnir suttung skyrmir thrym hrungnir utgardloki".split(
    " ",
  );
export const STONES = ["white", "green", "red"] as const;
export const EFFECTS = ["turn", "move", "normal", "recover"] as const;
export const FACES = ["blank", "a", "b", "c", "d", "e", "f"] as const;

/** What the action of each world gives. */
export const GAINS: Record<string, string> = {
  asgard: "heal",
  alfheim: "elf",
  vanaheim: "die",
  midgard: "hero",
  nidavellir: "artifact",
  svartalfheim: "creature",
  iotunheim: "stone",
  niflheim: "anonymous",
  muspellheim: "giant",
};

/** What each Iotunn forbids: the action of a world, fighting an Enemy, or the use of something. */
export const BANS: Record<string, string> = {
  ...{ thjazi: "heal", baugi: "elf", skadi: "die", geirrod: "hero", greip: "artifact", gjalp: "creature" },
  ...{ starkadr: "anonymous", beli: "giant" },
  ...{ angrboda: "loki", gerda: "surt", hyrrokkin: "hel", hymir: "iormungand", vafthrudnir: "fenrir" },
  ...{ suttung: "elf", skyrmir: "hero", thrym: "artifact", hrungnir: "die", utgardloki: "god" },
};

const BLANK: Emblem = { line: "", solid: "" };

export type Kind = "world" | "god" | "enemy" | "iotunn" | "artifact" | "creature";
const NAMES: [Kind, readonly string[]][] = [
  ["world", WORLDS],
  ["god", GODS],
  ["enemy", ENEMIES],
  ["iotunn", IOTUNNS],
  ["artifact", ARTIFACTS],
  ["creature", CREATURES],
];

/** What kind of thing a word of a move names. */
export function kindOf(word: string): Kind | null {
  return NAMES.find(([, names]) => names.includes(word))?.[0] ?? null;
}

export const isWorld = (word: string) => word in runes;
export const isCard = (word: string) => word in artifacts || word in creatures;
export const emblemOf = (name: string): Emblem =>
  gods[name] ??
  enemies[name] ??
  runes[name] ??
  artifacts[name] ??
  creatures[name] ??
  things[name] ??
  (IOTUNNS.includes(name) ? (things.iotunn ?? BLANK) : BLANK);
export const thing = (name: string): Emblem => things[name] ?? BLANK;

/** What something is called. */
export function nameOfThing(name: string): string {
  if (name === "cage") return say("yggdrasil-place-cage");
  switch (kindOf(name)) {
    case "world":
      return say(`yggdrasil-world-${name}`);
    case "god":
      return say(`yggdrasil-god-${name}`);
    case "enemy":
      return say(`yggdrasil-enemy-${name}`);
    case "iotunn":
      return say(`yggdrasil-iotunn-${name}`);
    case "artifact":
      return say(`yggdrasil-artifact-${name}`);
    case "creature":
      return say(`yggdrasil-creature-${name}`);
    default:
      return name;
  }
}

/** The god of a slot; before gods are chosen there is none. */
export const godAt = (view: YggdrasilView, slot: number): God | undefined => view.gods.find((one) => one.slot === slot);
export const godNamed = (view: YggdrasilView, name: string): God | undefined =>
  view.gods.find((one) => one.god === name);

/** A seat in a few words: its god, life, Elves, dice. */
export function summary(view: YggdrasilView, seat: number): string {
  const god = view.gods.find((one) => one.seat === seat);
  if (!god?.god) return "";
  return say("web-yggdrasil-summary", { god: nameOfThing(god.god), life: god.life, elves: god.elves, dice: god.dice });
}

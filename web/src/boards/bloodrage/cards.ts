// What is printed on the cards, and what everything is called.
import { type SeatFact, type SeatMark, say } from "../kit";
import { figures } from "./sheets";
import type { BloodrageView } from "./types";

export const CLANS = ["wolf", "raven", "serpent", "bear", "ram"] as const;
export const STATS = ["rage", "axes", "horns"] as const;
export const PHASES = ["gifts", "actions", "discard", "quests", "ragnarok", "valhalla"] as const;
export const PROVINCES = [
  "myrkulor",
  "elvagar",
  "angerboda",
  "muspelheim",
  "horgr",
  "utgard",
  "andlang",
  "gimle",
  "yggdrasil",
] as const;
export const FJORDS = ["north", "east", "south", "west"] as const;
export const FIGURES: readonly string[] = [
  "leader",
  "warrior",
  "ship",
  "troll",
  "dwarf-chieftain",
  "sea-serpent",
  "valkyrie",
  "dark-elf",
  "fire-giant",
  "frost-giant",
  "soldier-of-hel",
  "volur-witch",
];
/** How strong the monsters are; of the others the upgrades say it. */
export const STRENGTHS: Record<string, number> = {
  troll: 2,
  "dwarf-chieftain": 2,
  "sea-serpent": 3,
  valkyrie: 2,
  "dark-elf": 1,
  "fire-giant": 4,
  "frost-giant": 4,
  "soldier-of-hel": 3,
  "volur-witch": 3,
};
/** What a stat is worth, step by step, and what its step brings at the end. */
export const TRACKS: Record<string, readonly number[]> = {
  rage: [6, 7, 8, 9, 12, 12],
  axes: [3, 4, 5, 6, 8, 8],
  horns: [4, 5, 6, 7, 10, 10],
};
export const BONUS = [0, 0, 0, 10, 10, 20] as const;
export const NUMERALS = ["", "I", "II", "III"] as const;

/** Monster, leader, warrior, ship and clan are upgrades. */
export type Family = "quest" | "battle" | "upgrade";

interface Printed {
  family: string;
  /** Cost, strength or Glory. */
  value: string;
  age: number;
}

/** As the cards are printed: family, then age and value of each. */
const TABLE: Record<string, string> = {
  monster:
    "troll 1 2, dwarf-chieftain 1 0, sea-serpent 1 3, valkyrie 2 2, dark-elf 2 1, fire-giant 2 4, frost-giant 3 4, soldier-of-hel 3 0, volur-witch 3 3",
  leader: "lord-of-hammers 1 3, lord-of-axes 2 3, lord-of-spears 3 3",
  warrior: "brothers-in-arms 1 1, experts-in-arms 2 2, masters-in-arms 3 2",
  ship: "lokis-dragons 1 2, fire-dragons 2 2, eternal-dragons 3 2",
  clan: "lokis-domain 1 1, friggas-charm 1 0, thors-glory 1 2, friggas-succor 1 2, tyrs-domain 1 0, lokis-blessing 1 1, odins-inspiration 2 2, tyrs-challenge 2 0, friggas-protection 2 0, lokis-eminence 2 2, tyrs-prowess 2 2, thors-domain 2 1, friggas-domain 3 0, odins-throne 3 2, thors-conquest 3 3, friggas-sacrifice 3 1, tyrs-wrath 3 1, lokis-wrath 3 3",
  quest:
    "alfheim-1 1 5, jotunheim-1 1 5, manheim-1 1 5, glorious-death-1 1 6, yggdrasil-1 1 6, widespread-1 1 7, alfheim-2 2 7, jotunheim-2 2 7, manheim-2 2 7, glorious-death-2 2 8, yggdrasil-2 2 8, widespread-2 2 10, alfheim-3 3 9, jotunheim-3 3 9, manheim-3 3 9, glorious-death-3 3 11, yggdrasil-3 3 11, widespread-3 3 15",
  battle:
    "odins-smite 1 1, heimdalls-sight 1 X, friggas-grace 1 2, lokis-trickery 1 0, thors-hammer 1 1, tyrs-bash 1 2, tyrs-smash-1 1 3, tyrs-crush-1 1 4, tyrs-smite-1 1 5, heimdalls-eye 2 2, heimdalls-watch-2 2 0, odins-tide 2 1, lokis-backstab 2 0, thors-oath 2 1, tyrs-smash-2 2 3, tyrs-crush-2 2 4, tyrs-smite-2 2 5, tyrs-rage-2 2 6, heimdalls-gaze 3 3, heimdalls-watch-3 3 0, thors-primacy 3 3, thors-ascension 3 1, odins-judgement 3 2, lokis-poison 3 0, tyrs-crush-3 3 4, tyrs-smite-3 3 5, tyrs-rage-3 3 6, tyrs-judgement 3 8",
};

const PRINTED = new Map<string, Printed>();
for (const [family, rows] of Object.entries(TABLE))
  for (const row of rows.split(", ")) {
    const [name = "", age, value = ""] = row.split(" ");
    PRINTED.set(name, { family, value, age: Number(age) });
  }
export const CARDS: readonly string[] = [...PRINTED.keys()];

export interface Face extends Printed {
  kind: Family;
  /** The value as it stands on the card. */
  label: string;
  /** Its picture: a sky, and before it a figure, a god's sign or a flag. */
  sky: string;
  art: string;
  /** How strong a monster is. */
  strength: number | null;
}

/** Whose sky is which; of a figure that has none, its family's. */
const SKIES: Record<string, string> = {
  tyr: "blood",
  thor: "storm",
  odin: "ice",
  loki: "loki",
  frigga: "field",
  heimdall: "storm",
  alfheim: "wood",
  jotunheim: "ice",
  manheim: "field",
  glorious: "blood",
  yggdrasil: "sea",
  widespread: "field",
  leader: "storm",
  warrior: "field",
  ship: "sea",
  troll: "wood",
  "dwarf-chieftain": "field",
  "sea-serpent": "sea",
  valkyrie: "storm",
  "dark-elf": "loki",
  "fire-giant": "fire",
  "frost-giant": "ice",
  "soldier-of-hel": "blood",
  "volur-witch": "wood",
};
const QUESTS: Record<string, string> = { glorious: "death", yggdrasil: "tree", widespread: "widespread" };

/** Sky and symbol of a card: whose it is, or whose figure it changes. */
function pictureOf(name: string, family: string): [string, string] {
  if (family === "monster") return [SKIES[name] ?? "wood", `b-fig-${name}`];
  if (family === "quest") {
    const what = name.split("-")[0] ?? "";
    return [SKIES[what] ?? "field", `b-x-${QUESTS[what] ?? "flag"}`];
  }
  if (family === "clan" || family === "battle") {
    const god = name.split("s-")[0] ?? "";
    return [SKIES[god] ?? "storm", `b-x-${god}`];
  }
  return [SKIES[family] ?? "field", `b-fig-${family}`];
}

/** What a card shows. */
export function faceOf(name: string): Face {
  const { family, value, age } = PRINTED.get(name) ?? { family: "battle", value: "", age: 1 };
  const kind = family === "quest" || family === "battle" ? family : "upgrade";
  const label = kind === "battle" ? `+${value}` : value;
  const [sky, art] = pictureOf(name, family);
  return {
    family,
    value,
    age,
    kind,
    label,
    sky,
    art,
    strength: family === "monster" ? (STRENGTHS[name] ?? null) : null,
  };
}

export function isCard(name: string): boolean {
  return PRINTED.has(name);
}

export const clanOf = (seat: number) => CLANS[seat % CLANS.length] ?? "wolf";

/** Cloth, shade and light of a clan. */
const CLOTHS: Record<string, readonly [string, string, string]> = {
  wolf: ["#5b86e6", "#2c4a96", "#b9cdfb"],
  raven: ["#e8e2d4", "#8d887d", "#3a3a3c"],
  serpent: ["#5fb86a", "#2c6a38", "#c4ecbf"],
  bear: ["#e57f3c", "#8f4517", "#fdd3ac"],
  ram: ["#b57fe0", "#653a90", "#e6ccfa"],
};
export const clothOf = (seat: number) => CLOTHS[clanOf(seat)] ?? ["#ffffff", "#888888", "#ffffff"];

/** The clan of a seat, as its figures carry it. */
export function markOf(seat: number): SeatMark {
  const [cloth, shade] = clothOf(seat);
  return {
    name: clanName(seat),
    sign: { sheet: figures, symbol: `b-clan-${clanOf(seat)}` },
    cloth,
    shade,
    ink: "#0f1319",
  };
}
export const seatMark = (_: BloodrageView, seat: number): SeatMark => markOf(seat);

/** Rage, Axes, figures on the map of those that may be there, and cards. */
export function seatFacts(view: BloodrageView, seat: number): SeatFact[] {
  const clan = view.clans[seat];
  if (!clan) return [];
  const [, axes, horns] = clan.stats;
  const fact = (sign: string, value: string, label: string) => ({ sheet: figures, symbol: `b-${sign}`, value, label });
  return [
    fact(
      "rage",
      clan.passed && view.phase === "actions" ? "–" : String(clan.rage),
      say("web-bloodrage-rage-left", { rage: clan.rage }),
    ),
    fact("axes", String(axes?.value ?? 0), `${statName("axes")} ${axes?.value ?? 0}`),
    fact(
      "horns",
      `${clan.on_board}/${horns?.value ?? 0}`,
      `${statName("horns")} ${clan.on_board}/${horns?.value ?? 0}`,
    ),
    fact("card", String(clan.hand.length), say("web-bloodrage-hand-of", { cards: clan.hand.length })),
  ];
}

export const cardName = (name: string) => say(`bloodrage-card-${name}`);
/** As it stands on a card: with hyphens where a word may break, since not every browser finds them itself. */
export const cardTitle = (name: string) =>
  say("web-bloodrage-breaks")
    .split(" ")
    .reduce((title, word) => title.replace(word.replaceAll("|", ""), word.replaceAll("|", "\u00ad")), cardName(name));
export const figureName = (name: string) => say(`bloodrage-figure-${name}`);
export const figuresName = (name: string, count: number) => say(`bloodrage-figures-${name}`, { count });
export const placeName = (name: string) => say(`bloodrage-place-${name}`);
export const statName = (name: string) => say(`bloodrage-stat-${name}`);
export const clanName = (seat: number) => say(`bloodrage-clan-${clanOf(seat)}`);

/** A seat in a few words: Rage, cards in hand, quests. */
export function summary(view: BloodrageView, seat: number): string {
  const clan = view.clans[seat];
  if (!clan) return "";
  const terms = { rage: clan.rage, cards: clan.hand.length, quests: clan.quests.length };
  const held = say("web-bloodrage-summary", terms);
  return clan.passed && view.phase === "actions" ? `${held}, ${say("web-bloodrage-passed")}` : held;
}

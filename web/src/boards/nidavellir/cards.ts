// What is printed on cards, coins and gems, and what they are called.

import sheet from "../../art/nidavellir.svg?url";
import { type SeatFact, say } from "../kit";
import type { NidavellirArmy, NidavellirCoin, NidavellirView } from "./types";

export const CLASSES = ["warrior", "hunter", "miner", "blacksmith", "explorer"] as const;
export const TAVERNS = ["goblin", "dragon", "pony"] as const;
export const PARTS = [...CLASSES, "heroes", "coins", "gem"] as const;
export const POUCH = "pouch";
export const HAND = "hand";
export const GOLDEN = 6;

export type ClassName = (typeof CLASSES)[number];

/** Class and ranks of the heroes, as their cards show them; who has no class stands beside the army. */
const HERO_RANKS: Record<string, [ClassName | null, number]> = {
  kraal: ["warrior", 2],
  tarah: ["warrior", 1],
  aral: ["hunter", 2],
  dagda: ["hunter", 3],
  zoral: ["miner", 3],
  lokdur: ["miner", 1],
  aegur: ["blacksmith", 2],
  bonfur: ["blacksmith", 3],
  hourya: ["explorer", 1],
  idunn: ["explorer", 1],
  "dwerg-aesir": [null, 0],
  "dwerg-bergelmir": [null, 0],
  "dwerg-jungir": [null, 0],
  "dwerg-sigmir": [null, 0],
  "dwerg-ymir": [null, 0],
  skaa: [null, 0],
  astrid: [null, 0],
  grid: [null, 0],
  uline: [null, 0],
  thrud: [null, 1],
  ylud: [null, 1],
};

export const HEROES: readonly string[] = Object.keys(HERO_RANKS);

export interface Face {
  /** The class, "offering", or nothing for a hero who belongs nowhere. */
  suit: string | null;
  value: number | null;
  ranks: number;
  isHero: boolean;
}

/** What a card shows. */
export function faceOf(name: string): Face {
  const hero = HERO_RANKS[name];
  if (hero) return { suit: hero[0], value: null, ranks: hero[1], isHero: true };
  if (name === "hammer") return { suit: "blacksmith", value: null, ranks: 2, isHero: false };
  const [suit = "", number] = name.split("-");
  const value = number === undefined ? null : Number(number);
  return { suit, value, ranks: suit === "offering" ? 0 : 1, isHero: false };
}

/** How many faces a class has. */
const FACES = 3;

/** Whose face is on a card: a hero's own; of a class one of three, by its value or else by where it lies. */
export function portraitOf(name: string, nth = 0): string {
  const { suit, value, isHero: isNamed } = faceOf(name);
  return isNamed ? name : `${suit}-${((value ?? nth) % FACES) + 1}`;
}

export function isHero(name: string): boolean {
  return name in HERO_RANKS;
}

/** A card by its name: "Warrior 5". */
export function cardName(name: string): string {
  if (isHero(name)) return say(`nidavellir-hero-${name}`);
  const { suit, value } = faceOf(name);
  return say(`nidavellir-card-${name === "hammer" ? name : suit}`, { value: value ?? 0 });
}

export function className(name: string): string {
  return say(`nidavellir-class-${name}`);
}

export function tavernName(name: string): string {
  return say(`nidavellir-tavern-${name}`);
}

/** "at the …", "in the pouch". */
export function placeName(place: string): string {
  return say(`nidavellir-place-${place}`);
}

/** A coin as moves name it. */
export function coinText({ value, metal }: CoinFace): string {
  if (metal === "mithril") return `${value}m`;
  return metal === "gold" && value === 5 ? "5g" : String(value);
}

/** A coin without the place where it lies. */
export type CoinFace = Pick<NidavellirCoin, "value" | "metal">;

/** The coin that a text names; gold begins with the golden 5. */
export function coinOf(text: string): CoinFace {
  const value = Number.parseInt(text, 10);
  return { value, metal: text.endsWith("m") ? "mithril" : text.endsWith("g") || value > 5 ? "gold" : "copper" };
}

export function coinName({ value, metal }: CoinFace): string {
  return say(`nidavellir-coin-${metal}`, { value });
}

export function gemName(value: number): string {
  return value === GOLDEN ? say("web-nidavellir-golden") : say("web-nidavellir-gem", { value });
}

/** The coins of a seat that everybody sees at a tavern, or a face-down one: the first that fits. */
export function coinAt(coins: readonly NidavellirCoin[], place: string): NidavellirCoin | null {
  return coins.find((coin) => coin.place === place) ?? null;
}

/** What the highest coin adds to the warriors of an army that has the most of them: all that their own values do not. */
export function highestCoin({ columns, points }: NidavellirArmy): number {
  return (columns[0]?.cards ?? []).reduce((rest, { value }) => rest - (value ?? 0), points.warrior);
}

/** "2 heroes, gem 3". */
export function summary(view: NidavellirView, seat: number): string {
  const count = view.armies[seat]?.recruited ?? 0;
  return `${say("web-nidavellir-heroes-held", { count })}, ${gemName(view.gems[seat] ?? 0)}`;
}

/** What a seat shows of its army; its ranks and coins stand on the board. */
export function seatFacts(view: NidavellirView, seat: number): SeatFact[] {
  const army = view.armies[seat];
  const gem = view.gems[seat] ?? 0;
  const count = army?.recruited ?? 0;
  return [
    { sheet, symbol: "n-gem", value: String(gem), label: gemName(gem) },
    { sheet, symbol: "n-hero", value: String(count), label: say("web-nidavellir-heroes-held", { count }) },
  ];
}

// Labels and help: what a person hears about a thing, and what he reads about it.
import { canSay, enumeration, type Help, type HelpEntry, nameOf, type Settings, say } from "../kit";
import {
  CLASSES,
  cardName,
  className,
  coinName,
  coinOf,
  faceOf,
  GOLDEN,
  gemName,
  HEROES,
  isHero,
  placeName,
  TAVERNS,
  tavernName,
} from "./cards";
import type { BidThere } from "./taverns";
import type {
  NidavellirArmy,
  NidavellirCard,
  NidavellirDistinctionView,
  NidavellirProspect,
  NidavellirView,
} from "./types";

export const DISTINCTIONS = ["kings-hand", "hunting-trophy", "golden-pick", "great-hammer", "spyglass"];

export function distinctionName(name: string): string {
  return say(`nidavellir-distinction-${name}`);
}

/** A card with what taking it would earn at once. */
export function cardWords(card: string, points: number | null): string {
  return points === null ? cardName(card) : `${cardName(card)}, ${say("web-nidavellir-earns", { points })}`;
}

/** "1st Ase, 5, gem 3, has had a turn". */
export function bidWords(bid: BidThere, gem?: number, place?: number): string {
  const coin = bid.coin.open ? coinName(bid.coin) : `${coinName(bid.coin)} (${say("web-nidavellir-face-down")})`;
  const parts = [place === undefined ? nameOf(bid.seat) : `${place}. ${nameOf(bid.seat)}`, coin];
  if (gem !== undefined) parts.push(gemName(gem));
  if (bid.turn === "done" || bid.turn === "now") parts.push(say(`web-nidavellir-turn-${bid.turn}`));
  return parts.join(", ");
}

/** A column as a list: its class, its ranks, its points, its cards from top to bottom. */
export function columnWords(army: NidavellirArmy, at: number, leads = false): string {
  const column = army.columns[at];
  const name = className(CLASSES[at] ?? "");
  const most = leads ? `, ${say("web-nidavellir-most")}` : "";
  const size = say("web-nidavellir-column", { class: name, ranks: column?.ranks ?? 0, points: column?.points ?? 0 });
  const cards = [...(column?.cards ?? [])].reverse().map((card) => cardName(card.name));
  return cards.length ? `${size}${most}: ${enumeration(cards)}` : size + most;
}

/** What a hero would be for me, or why he would not come. */
export function heroWords(hero: string, owner: number | null, prospect: NidavellirProspect | undefined): string {
  const { suit } = faceOf(hero);
  const parts = [cardName(hero)];
  if (suit) parts.push(className(suit));
  if (owner !== null) parts.push(say("web-nidavellir-hero-with", { seat: owner }));
  else if (!prospect) parts.push(say("web-nidavellir-hero-away"));
  else if (prospect.refusal) parts.push(say("web-nidavellir-hero-barred"));
  else parts.push(say("web-nidavellir-hero-worth", { points: prospect.points }));
  return parts.join(", ");
}

/** What a hero would bring me now, or the rule that keeps him away. */
export function noteOn(prospect: NidavellirProspect | undefined): string | undefined {
  if (!prospect) return undefined;
  if (!prospect.refusal) return say("web-nidavellir-hero-worth", { points: prospect.points });
  const code = prospect.refusal.split("/").at(-1);
  return say(`web-nidavellir-barred-${code}`);
}

/** Who has won a distinction, or who would win it now. */
export function leadWords({ decided, winner, leaders }: NidavellirDistinctionView): string {
  if (winner !== null) return say("web-nidavellir-won", { seat: winner });
  if (decided) return say("web-nidavellir-unclaimed");
  if (leaders.length === 1) return say("web-nidavellir-leads", { seat: leaders[0] });
  return leaders.length
    ? say("web-nidavellir-tied", { names: enumeration(leaders.map(nameOf)) })
    : say("web-nidavellir-none-leads");
}

const texts = (...ids: string[]) => ids.filter(canSay).map((id) => say(id));

/** What is to be known about a thing, by the topic that it carries. */
export function helpOn(topic: string): Help | null {
  const colon = topic.indexOf(":");
  const [kind, of] = colon < 0 ? [topic, ""] : [topic.slice(0, colon), topic.slice(colon + 1)];
  switch (kind) {
    case "card":
      return cardHelp(of);
    case "class":
      return { title: className(of), lines: texts(`nidavellir-power-${of}`) };
    case "tavern":
      return { title: tavernName(of), lines: texts("nidavellir-power-tavern") };
    case "coin":
      return coinHelp(of);
    case "gem":
      return {
        title: gemName(Number(of)),
        lines: texts(Number(of) === GOLDEN ? "nidavellir-power-golden" : "nidavellir-power-gem"),
      };
    case "distinction":
      return { title: distinctionName(of), lines: texts(`nidavellir-power-${of}`) };
    default:
      return { title: say(`web-nidavellir-help-${kind}`), lines: texts(`nidavellir-power-${kind}`) };
  }
}

function cardHelp(name: string): Help {
  const { suit } = faceOf(name);
  if (isHero(name))
    return { title: cardName(name), lines: texts(`nidavellir-power-${name}`, `web-nidavellir-ruling-${name}`) };
  return { title: cardName(name), lines: texts(`nidavellir-power-${name === "hammer" ? name : suit}`) };
}

function coinHelp(of: string): Help {
  const [value = "0", metal = "copper"] = of.split(" ");
  const coin = { value: Number(value), metal };
  if (metal === "mithril") return { title: coinName(coin), lines: texts("nidavellir-power-mithril") };
  return {
    title: coinName(coin),
    lines: texts(coin.value === 0 ? "nidavellir-power-trade" : "nidavellir-power-coins"),
  };
}

/** What a card counts for where it lies. */
export function lyingWords(card: NidavellirCard): string {
  const ranks = say("web-nidavellir-ranks", { count: card.ranks });
  return card.value === null ? ranks : `${ranks}, ${say("web-nidavellir-value", { value: card.value })}`;
}

/** A bid says which coin lies where; every other move has a label of the server. */
export function moveName(move: string): string {
  const coins = move.split(" ");
  if (coins.length !== TAVERNS.length || !coins.every((text) => /^\d+[gm]?$/.test(text))) return "";
  return enumeration(coins.map((text, at) => `${coinName(coinOf(text))} ${placeName(TAVERNS[at] ?? "")}`));
}

/** Heroes who stay out of a first game. */
const LATER = ["thrud", "ylud", "uline"];

/** Ids of texts about one kind of thing, or about everything that is in play. */
export function help(topic: string, options?: Settings): HelpEntry[] {
  const heroes = options?.first_game === true ? HEROES.filter((hero) => !LATER.includes(hero)) : HEROES;
  const of = (prefix: string, names: readonly string[]) =>
    names.map((name) => ({ title: `nidavellir-${prefix}-${name}`, text: `nidavellir-power-${name}` }));
  const groups: Record<string, HelpEntry[]> = {
    classes: of("class", CLASSES),
    heroes: of("hero", heroes).flatMap((entry, at) => [
      entry,
      { title: entry.title, text: `web-nidavellir-ruling-${heroes[at]}` },
    ]),
    distinctions: of("distinction", DISTINCTIONS),
    table: [
      "tavern",
      "coins",
      "start",
      "pouch",
      "upgrade",
      "trade",
      "mithril",
      "treasury",
      "gem",
      "golden",
      "offering",
      "next",
    ].map((name) => ({
      title: `web-nidavellir-help-${name}`,
      text: `nidavellir-power-${name}`,
    })),
  };
  return groups[topic] ?? [{ title: "nidavellir-title", text: "nidavellir-rules" }, ...Object.values(groups).flat()];
}

/** Whose hero it is by now. */
export function ownerOf(view: NidavellirView, hero: string): number | null {
  const isIn = (army: NidavellirArmy) =>
    army.heroes.includes(hero) || army.columns.some((column) => column.cards.some((card) => card.name === hero));
  const at = view.armies.findIndex(isIn);
  return at < 0 ? null : at;
}

/** An army in a sentence. */
export function armyWords(view: NidavellirView, seat: number): string {
  const army = view.armies[seat];
  const ranks = CLASSES.map((name, at) => `${className(name)} ${army?.columns[at]?.ranks ?? 0}`);
  const coins = enumeration((view.coins[seat] ?? []).map(coinName));
  const terms = {
    seat,
    total: army?.points.total ?? 0,
    ranks: enumeration(ranks),
    coins,
    gem: gemName(view.gems[seat] ?? 0),
  };
  return say("web-nidavellir-army-of", terms);
}

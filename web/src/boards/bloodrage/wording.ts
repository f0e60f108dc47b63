// Labels and help: what a person hears about a thing, and what he reads about it.
import { canSay, enumeration, type Help, type HelpEntry, nameOf, say } from "../kit";
import {
  CARDS,
  cardName,
  clanName,
  FIGURES,
  FJORDS,
  faceOf,
  figureName,
  figuresName,
  isCard,
  NUMERALS,
  PHASES,
  PROVINCES,
  placeName,
  STATS,
  STRENGTHS,
  statName,
} from "./cards";
import type { BloodrageView, Clan, Figures, Province } from "./types";

const provinceOf = (view: BloodrageView, name: string) => view.provinces.find((one) => one.name === name);

/** "2 warriors and a ship". */
export function figuresWords(figures: readonly Figures[]): string {
  return enumeration(figures.map(({ figure, count }) => figuresName(figure, count)));
}

/** Who stands in a place: "Ase with 2 warriors". */
export function standingWords(view: BloodrageView, name: string): string[] {
  const groups = view.places.find((place) => place.name === name)?.groups ?? [];
  const seats = [...new Set(groups.map((group) => group.seat))];
  return seats.map((seat) => {
    const figures = figuresWords(groups.filter((group) => group.seat === seat));
    return say("web-bloodrage-with", { seat, figures });
  });
}

/** "Ase 4": the strengths in a province, the greatest first. */
export function strengthWords(province: Province): string[] {
  return ranked(province).map(({ seat, strength }) => `${nameOf(seat)} ${strength}`);
}

/** Who is strong in a province, the strongest first. */
export function ranked(province: Province): { seat: number; strength: number }[] {
  return province.strengths
    .map((strength, seat) => ({ strength, seat }))
    .filter(({ strength }) => strength > 0)
    .sort((one, other) => other.strength - one.strength);
}

/** What is heard about a place. */
export function placeWords(view: BloodrageView, name: string): string {
  const province = provinceOf(view, name);
  const parts = [placeName(name), ...(province ? stateWords(province) : [])];
  parts.push(...standingWords(view, name));
  const strong = province ? strengthWords(province) : [];
  if (strong.length) parts.push(say("web-bloodrage-strengths", { strengths: enumeration(strong) }));
  return parts.join(", ");
}

/** Region, villages, token and doom, as parts of a list. */
export function stateWords(province: Province): string[] {
  const { region, villages, free, token, destroyed, pillaged, doomed } = province;
  const parts = region ? [say(`bloodrage-region-${region}`)] : [];
  if (destroyed) return [...parts, say("web-bloodrage-destroyed")];
  if (villages !== null && free !== null) parts.push(say("web-bloodrage-villages", { villages, free }));
  if (token) parts.push(tokenWords(token, pillaged));
  if (doomed !== null) parts.push(say("web-bloodrage-doomed", { age: doomed }));
  return parts;
}

export function tokenWords(token: string, pillaged: boolean): string {
  const name = say(`bloodrage-token-${token}`);
  return say(pillaged ? "web-bloodrage-token-pillaged" : "web-bloodrage-token", { token: name });
}

/** Who waits in Valhalla. */
export function valhallaWords(view: BloodrageView): string {
  const dead = view.clans.flatMap(({ valhalla }, seat) =>
    valhalla.length ? [say("web-bloodrage-with", { seat, figures: figuresWords(valhalla) })] : [],
  );
  return `${placeName("valhalla")}: ${dead.length ? dead.join(", ") : say("web-bloodrage-nobody")}`;
}

/** "Tyr's Crush, battle card, +4". */
export function cardWords(name: string): string {
  return `${cardName(name)}, ${faceWords(name)}`;
}

/** What is printed on a card besides its name: "Battle card +4". */
function faceWords(name: string): string {
  const { family, kind, value } = faceOf(name);
  if (family === "monster") return say("web-bloodrage-face-monster", { value, strength: STRENGTHS[name] });
  return say(`web-bloodrage-face-${kind}`, { family: say(`bloodrage-family-${family}`), value });
}

/** A clan sheet in a sentence. */
export function clanWords(clan: Clan, seat: number): string {
  const stats = STATS.map((name, at) => `${statName(name)} ${clan.stats[at]?.value ?? 0}`);
  const upgrades = upgradesOf(clan).map(cardName);
  const parts = [say("web-bloodrage-clan-of", { seat, clan: clanName(seat), rage: clan.rage, glory: clan.glory })];
  parts.push(enumeration(stats));
  if (upgrades.length) parts.push(enumeration(upgrades));
  return parts.join("; ");
}

export function upgradesOf(clan: Clan): string[] {
  const all = [clan.leader, clan.warrior, clan.ship, ...clan.monsters, ...clan.clan];
  return all.filter((card): card is string => card !== null);
}

const ACTIONS = new Set(["invade", "return", "march", "upgrade", "quest", "pillage", "challenge"]);
const isPlace = (word: string) => (PROVINCES as readonly string[]).includes(word) || FJORDS.some((one) => one === word);

/** A word of a move that names a thing. */
function thingName(word: string): string {
  if (isPlace(word)) return placeName(word);
  if (FIGURES.includes(word)) return figureName(word);
  if (isCard(word)) return cardName(word);
  if (STATS.some((stat) => stat === word)) return statName(word);
  if (canSay(`web-bloodrage-word-${word}`)) return say(`web-bloodrage-word-${word}`);
  return canSay(`bloodrage-token-${word}`) ? say(`bloodrage-token-${word}`) : word;
}

/** A move as a sentence or a button says it. */
export function moveName(text: string, view?: BloodrageView): string {
  const [word = "", one = "", ...rest] = text.split(" ");
  if (ACTIONS.has(word)) {
    const last = rest.at(-1) ?? "";
    const terms = { one: thingName(one), other: thingName(last) };
    return word === "upgrade" && last
      ? say("web-bloodrage-move-upgrade-for", terms)
      : say(`web-bloodrage-move-${word}`, terms);
  }
  if (isPlace(one)) return say("web-bloodrage-move-from", { figure: thingName(word), place: thingName(one) });
  if (/^[0-4]$/.test(word) && view) return nameOf(Number(word));
  return thingName(word);
}

const texts = (...ids: string[]) => ids.filter(canSay).map((id) => say(id));

/** What is to be known about a thing, by the topic that it carries. */
export function helpOn(topic: string, view?: BloodrageView): Help | null {
  const colon = topic.indexOf(":");
  const [kind, of] = colon < 0 ? [topic, ""] : [topic.slice(0, colon), topic.slice(colon + 1)];
  switch (kind) {
    case "card":
      return cardHelp(of);
    case "figure":
      return { title: figureName(of), lines: [...strengthLine(of), ...texts(`bloodrage-power-${of}`)] };
    case "place":
      return view ? placeHelp(view, of) : null;
    case "token":
      return { title: say(`bloodrage-token-${of}`), lines: texts("bloodrage-help-token") };
    case "stat":
      return { title: statName(of), lines: texts(`bloodrage-help-${of}`, "web-bloodrage-help-track") };
    case "phase":
      return { title: say(`bloodrage-phase-${of}`), lines: texts(`bloodrage-help-${of}`) };
    default:
      return { title: say(`web-bloodrage-topic-${kind}`), lines: texts(textAbout(kind)) };
  }
}

function strengthLine(figure: string): string[] {
  const strength = STRENGTHS[figure];
  return strength === undefined ? [] : [say("web-bloodrage-strength-of", { strength })];
}

/** What the rules say about something, or else what the board does. */
function textAbout(topic: string): string {
  return canSay(`bloodrage-help-${topic}`) ? `bloodrage-help-${topic}` : `web-bloodrage-help-${topic}`;
}

export function cardHelp(name: string): Help {
  const age = say("web-bloodrage-age", { age: NUMERALS[faceOf(name).age] ?? "" });
  return { title: cardName(name), lines: [`${faceWords(name)} · ${age}`, ...texts(`bloodrage-power-${name}`)] };
}

function placeHelp(view: BloodrageView, name: string): Help {
  const province = provinceOf(view, name);
  const lines = province ? [stateWords(province).join(" · ")] : texts("bloodrage-help-fjord");
  if (name === "yggdrasil") lines.push(...texts("bloodrage-help-yggdrasil"));
  lines.push(...standingWords(view, name));
  const strong = province ? strengthWords(province) : [];
  if (strong.length) lines.push(say("web-bloodrage-strengths", { strengths: strong.join(", ") }));
  return { title: placeName(name), lines: lines.filter(Boolean) };
}

const DEEDS = ["invade", "march", "upgrade", "quest", "pillage", "pass", "call", "battle"];
const TOPICS = ["map", "village", "fjord", "token", "doom", "valhalla", "reserve", "track", "hand"];

/** Ids of texts about one kind of thing, or about everything. */
export function help(topic: string): HelpEntry[] {
  const of = (prefix: string, names: readonly string[]) =>
    names.map((name) => ({ title: `bloodrage-${prefix}-${name}`, text: `bloodrage-power-${name}` }));
  const about = (names: readonly string[]) =>
    names.map((name) => ({ title: `web-bloodrage-topic-${name}`, text: textAbout(name) }));
  const groups: Record<string, HelpEntry[]> = {
    phases: PHASES.map((name) => ({ title: `bloodrage-phase-${name}`, text: `bloodrage-help-${name}` })),
    deeds: about(DEEDS),
    table: about(TOPICS),
    stats: STATS.map((name) => ({ title: `bloodrage-stat-${name}`, text: `bloodrage-help-${name}` })),
    figures: of("figure", FIGURES.slice(0, 3)),
    cards: of("card", CARDS),
  };
  return groups[topic] ?? [{ title: "bloodrage-title", text: "bloodrage-rules" }, ...Object.values(groups).flat()];
}

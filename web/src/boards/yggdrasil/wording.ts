// Labels and help: what a person hears about a thing, and what he reads about it.
import {
  type Choice,
  canSay,
  capital,
  enumeration,
  type Help,
  type HelpEntry,
  labelOf,
  nameOf,
  type Settings,
  say,
} from "../kit";
import {
  ARTIFACTS,
  CREATURES,
  EFFECTS,
  ENEMIES,
  FACES,
  GAINS,
  GODS,
  godAt,
  IOTUNNS,
  kindOf,
  nameOfThing,
  STONES,
  WORLDS,
} from "./cards";
import type { Card, Deck, Die, Enemy, God, World, YggdrasilView } from "./types";

/** What is reconstructed is labelled in the help, not in play. */
const texts = (...ids: string[]) =>
  ids.filter(canSay).map((id) => say(id).replace(say("yggdrasil-reconstructed"), "").trim());

/** What the action of a world would give me there: "up to 2 Elves". */
export function gainWords({ world, amount }: World): string {
  return say(`web-yggdrasil-gain-${GAINS[world]}`, { amount });
}

/** What the action would give, with a bonus or a penalty, and how many Risks. */
function deedWords(world: World): string {
  const { mode, risk } = world;
  const how = mode && mode !== "normal" ? say(`web-yggdrasil-mode-${mode}`) : "";
  const deed = [gainWords(world), how].filter(Boolean).join(" ");
  return risk ? [deed, say("web-yggdrasil-risks", { count: risk })].join(", ") : deed;
}

/** Why the action of a world is not to be had. */
export function closedWords({ closed }: World): string {
  if (!closed) return "";
  return canSay(`yggdrasil-closed-${closed}`) ? say(`yggdrasil-closed-${closed}`) : say("web-yggdrasil-closed");
}

/** Who stands in a world, by name. */
export function standing(view: YggdrasilView, { gods, enemies, iotunns }: World): string[] {
  const names = gods.map((slot) => godAt(view, slot)?.god ?? "").filter(Boolean);
  return [...names, ...enemies, ...iotunns].map(nameOfThing);
}

/** What is heard about a world. */
export function worldWords(view: YggdrasilView, world: World): string {
  const parts = [nameOfThing(world.world), say(`web-yggdrasil-level-${world.level}`, { column: world.column + 1 })];
  const there = standing(view, world);
  if (there.length) parts.push(enumeration(there));
  if (world.devastated && world.closed !== "devastated") parts.push(say("web-yggdrasil-devastated"));
  parts.push(...actionWords(world));
  return parts.join(", ");
}

/** What can be done in a world: its action, or why there is none, or what healing costs. */
export function actionWords(world: World): string[] {
  const parts: string[] = [];
  if (world.closed) parts.push(closedWords(world));
  else if (world.mode) parts.push(deedWords(world));
  if (world.heal !== null) parts.push(say("web-yggdrasil-heal-costs", { count: world.heal }));
  return parts;
}

/** One thing that an activation would do: `up:midgard`, `turn`, `life:1`. */
export function nextWords(code: string): string {
  const [what = "", how = ""] = code.split(":");
  const count = Number(how);
  return say(`web-yggdrasil-next-${what}`, {
    count: Number.isNaN(count) ? 0 : count,
    place: Number.isNaN(count) ? nameOfThing(how) : "none",
  });
}

export function placeWords(view: YggdrasilView, enemy: Enemy): string {
  if (enemy.enemy === "nidhogg") return say("web-yggdrasil-spot", { spot: view.spot, last: view.path.length - 1 });
  const place = enemy.place ? nameOfThing(enemy.place) : "";
  return enemy.enemy === "iormungand"
    ? say("web-yggdrasil-island", { island: view.island + 1, islands: view.islands.length })
    : place;
}

export function retreatWords({ retreat }: Enemy): string {
  if (!retreat) return "";
  const [, island] = retreat.split(":");
  const place = island === undefined ? nameOfThing(retreat) : say("web-yggdrasil-back");
  return say("web-yggdrasil-retreat", { place });
}

/** Whose cards of an Enemy lie open. */
export function openWords({ open, armed }: Enemy): string {
  if (!open.length) return say("web-yggdrasil-open-none");
  const cards = enumeration(open.map((card) => nameOfThing(card.god)));
  return say(armed ? "web-yggdrasil-open-armed" : "web-yggdrasil-open", { cards });
}

/** What a spot of Nidhögg's path does, if it does anything. */
export function spotWords(effect: string, at: number): string {
  if (effect === "plain" || effect === "start" || !canSay(`yggdrasil-spot-${effect}`)) return "";
  return `${at}: ${say(`yggdrasil-spot-${effect}`)}`;
}

/** What is heard about an Enemy. */
export function enemyWords(view: YggdrasilView, enemy: Enemy): string {
  const parts = [nameOfThing(enemy.enemy), placeWords(view, enemy)];
  if (enemy.strength !== null) parts.push(say("web-yggdrasil-strength", { strength: enemy.strength }));
  if (enemy.rider) parts.push(say("web-yggdrasil-ridden", { iotunn: nameOfThing(enemy.rider) }));
  parts.push(openWords(enemy));
  if (enemy.loses) parts.push(say("web-yggdrasil-loses"));
  return parts.filter(Boolean).join(", ");
}

/** A god sheet in a sentence. */
export function godWords(view: YggdrasilView, god: God): string {
  const name = god.god ? nameOfThing(god.god) : say("web-yggdrasil-nobody");
  const who = god.seat === null ? say("web-yggdrasil-support") : nameOf(god.seat);
  const parts = [name, who, say("web-yggdrasil-life", { life: god.life, most: god.most_life })];
  if (god.seat !== null) parts.push(say("web-yggdrasil-held", { elves: god.elves, dice: god.dice }));
  if (god.artifacts.length) parts.push(enumeration(god.artifacts.map(nameOfThing)));
  if (god.world) parts.push(nameOfThing(god.world));
  if (view.active !== null && view.active === god.seat) parts.push(say("web-yggdrasil-active"));
  return parts.join(", ");
}

export const cardWords = (card: Card) =>
  say("yggdrasil-card", { god: nameOfThing(card.god), enemy: nameOfThing(card.enemy) });

/** How often each Enemy may be among the unknown cards of a deck. */
export function unknownOf({ unknown, late }: Deck): [string, number][] {
  const all = [...unknown, ...late];
  return ENEMIES.map((name): [string, number] => [name, all.filter((card) => card.enemy === name).length]).filter(
    ([, count]) => count > 0,
  );
}

export function dieWords({ face, changed, success, lost }: Die): string {
  const parts = [say(`yggdrasil-face-${face}`), say(success ? "web-yggdrasil-success" : "web-yggdrasil-failure")];
  if (changed) parts.push(say("web-yggdrasil-by-elf"));
  if (lost) parts.push(say("web-yggdrasil-die-lost"));
  return parts.join(", ");
}

/** How a die fell, in a word or two. */
export function dieNote({ changed, success, lost }: Die): string {
  const parts = [say(changed ? "web-yggdrasil-by-elf" : success ? "web-yggdrasil-success" : "web-yggdrasil-failure")];
  if (lost) parts.push(say("web-yggdrasil-die-lost"));
  return parts.join(", ");
}

/** A word of a move that is no name. */
function wordName(word: string): string {
  if (kindOf(word) || word === "cage") return nameOfThing(word);
  if ((STONES as readonly string[]).includes(word)) return say(`yggdrasil-stone-${word}`);
  if ((EFFECTS as readonly string[]).includes(word)) return say(`yggdrasil-effect-${word}`);
  if ((FACES as readonly string[]).includes(word)) return say(`yggdrasil-face-${word}`);
  return canSay(`web-yggdrasil-word-${word}`) ? say(`web-yggdrasil-word-${word}`) : word;
}

/** What is counted in a move, one or many of it. */
const AMOUNTS: Record<string, string> = {
  elf: "yggdrasil-elves",
  elves: "yggdrasil-elves",
  die: "yggdrasil-dice",
  dice: "yggdrasil-dice",
  hero: "yggdrasil-heroes",
  heroes: "yggdrasil-heroes",
  anonymous: "yggdrasil-anonymous",
  giant: "yggdrasil-giants",
  giants: "yggdrasil-giants",
  life: "yggdrasil-life",
};

/** A move as a sentence or a button says it. */
export function moveName(text: string, _view?: YggdrasilView): string {
  const [word = "", one = ""] = text.split(" ");
  if (word === "fight" && one) return say("web-yggdrasil-move-fight", { one: nameOfThing(one) });
  if (word === "bless" && one) return say("web-yggdrasil-move-bless", { one: nameOfThing(one) });
  if (/^\d+$/.test(word) && AMOUNTS[one]) return capital(say(AMOUNTS[one], { count: Number(word) }));
  return capital(text.split(" ").map(wordName).join(" "));
}

/** What a button says: what the server calls the move, with what it would bring here. */
export function answerName(text: string, view: YggdrasilView, choices: readonly Choice[] | null): string {
  const here = view.worlds.find((one) => one.gods.includes(view.me ?? -1));
  if (text === "act" && here)
    return [capital(gainWords(here)), here.risk ? say("web-yggdrasil-risks", { count: here.risk }) : ""]
      .filter(Boolean)
      .join(" · ");
  if (text === "heal" && here?.heal) return say("web-yggdrasil-do-heal", { count: here.heal });
  const name = capital(labelOf(choices, text) ?? "") || moveName(text, view);
  const strength = view.enemies.find((one) => text === `fight ${one.enemy}`)?.strength;
  return strength ? `${name} · ${say("web-yggdrasil-risks", { count: strength })}` : name;
}

/** What is to be known about a thing, by the topic that it carries. */
export function helpOn(topic: string, view?: YggdrasilView): Help | null {
  const colon = topic.indexOf(":");
  const [kind, of] = colon < 0 ? [topic, ""] : [topic.slice(0, colon), topic.slice(colon + 1)];
  switch (kind) {
    case "world":
      return worldHelp(of, view);
    case "enemy":
      return enemyHelp(of, view);
    case "god":
      return {
        title: nameOfThing(of),
        lines: view?.hard ? texts(`yggdrasil-power-${of}`) : [say("web-yggdrasil-no-powers")],
      };
    case "card":
      return { title: nameOfThing(of), lines: texts(`yggdrasil-power-${of}`) };
    case "face":
      return { title: say(`yggdrasil-face-${of}`), lines: texts(`yggdrasil-help-face-${of}`) };
    case "effect":
      return { title: say(`yggdrasil-effect-${of}`), lines: texts(`yggdrasil-help-effect-${of}`) };
    case "spot":
      return {
        title: say("web-yggdrasil-topic-path"),
        lines: [...texts(`yggdrasil-spot-${of}`), ...texts("yggdrasil-help-path")],
      };
    default:
      return {
        title: say(`web-yggdrasil-topic-${kind}`),
        lines: texts(`yggdrasil-help-${kind}`, `web-yggdrasil-help-${kind}`),
      };
  }
}

function worldHelp(name: string, view?: YggdrasilView): Help {
  const world = view?.worlds.find((one) => one.world === name);
  const now = world ? actionWords(world).map(capital) : [];
  return { title: nameOfThing(name), lines: [...texts(`yggdrasil-help-${name}`), ...now] };
}

function enemyHelp(name: string, view?: YggdrasilView): Help {
  const enemy = view?.enemies.find((one) => one.enemy === name);
  return {
    title: nameOfThing(name),
    lines: [
      ...texts(`yggdrasil-help-${name}`),
      ...(enemy ? [capital(openWords(enemy))] : []),
      ...(enemy?.armed && enemy.next.length
        ? [`${say("web-yggdrasil-next")} ${enemy.next.map(nextWords).join(", ")}`]
        : []),
    ],
  };
}

const TOPICS = [
  "wheel",
  "mode",
  "risk",
  "throw",
  "heal",
  "devastated",
  "cage",
  "ladder",
  "path",
  "elves",
  "dice",
  "heroes",
  "life",
  "giants",
  "anonymous",
  "islands",
  "support",
  "iotunns",
  "artifacts",
  "creatures",
  "stones",
];

/** Bonds between gods, which only their powers and charts bring. */
const BONDS = ["brother", "tie", "fellow", "companion"];

/** Ids of texts about one kind of thing, or about everything that is in play: powers in the hard game, pages in a saga. */
export function help(topic: string, options?: Settings): HelpEntry[] {
  const isSaga = options === undefined || (options.saga ?? "none") !== "none";
  const hasPowers = isSaga || options?.hard === true;
  const way = isSaga ? "" : hasPowers ? "-hard" : "-easy";
  const textOf = (name: string) => {
    const own = `web-yggdrasil-help-${name}${way}`;
    return way && canSay(own) ? own : `yggdrasil-help-${name}`;
  };
  const topics = [...TOPICS.filter((name) => name !== "path" || !isSaga || !options), ...(isSaga ? ["saga"] : [])];
  const groups: Record<string, HelpEntry[]> = {
    table: topics.map((name) => ({ title: `web-yggdrasil-topic-${name}`, text: textOf(name) })),
    worlds: WORLDS.map((name) => ({ title: `yggdrasil-world-${name}`, text: `yggdrasil-help-${name}` })),
    enemies: ENEMIES.map((name) => ({ title: `yggdrasil-enemy-${name}`, text: textOf(name) })),
    gods: [
      ...GODS.map((name) => ({ title: `yggdrasil-god-${name}`, text: `yggdrasil-power-${name}` })),
      ...BONDS.map((name) => ({ title: `yggdrasil-relation-${name}`, text: `yggdrasil-power-${name}` })),
    ].filter(() => hasPowers),
    iotunns: IOTUNNS.map((name) => ({ title: `yggdrasil-iotunn-${name}`, text: `yggdrasil-power-${name}` })),
    artifacts: ARTIFACTS.map((name) => ({ title: `yggdrasil-artifact-${name}`, text: `yggdrasil-power-${name}` })),
    creatures: CREATURES.map((name) => ({ title: `yggdrasil-creature-${name}`, text: `yggdrasil-power-${name}` })),
  };
  return groups[topic] ?? [{ title: "yggdrasil-title", text: "yggdrasil-rules" }, ...Object.values(groups).flat()];
}

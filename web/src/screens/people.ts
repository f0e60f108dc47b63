// Who sits where, in words.

import type { GameInfo, SeatInfo, TableInfo } from "../lib/protocol";
import { canSay, enumeration, say } from "../lib/words.svelte";

const BOT_NAMES = ["Mimir", "Hugin", "Munin", "Ratatosk", "Bragi"];

/** A bot has a name of its own, so that two of them can be told apart. */
export function botName(seat: number): string {
  return BOT_NAMES[seat % BOT_NAMES.length] ?? "Mimir";
}

/** The names of all seats; who sits in several gets them numbered, unless those beside him have names of their own. */
export function namesOf(table: TableInfo): string[] {
  const times = new Map<string, number>();
  for (const { person } of table.seats) if (person) times.set(person.id, (times.get(person.id) ?? 0) + 1);
  const given = new Map<string, number>();
  return table.seats.map(({ person, bot, number, name }) => {
    if (person && name) return name;
    if (!person) return bot ? botName(number) : say("web-seat-free");
    if ((times.get(person.id) ?? 0) < 2) return person.name;
    const count = (given.get(person.id) ?? 0) + 1;
    given.set(person.id, count);
    return say("web-seat-of-several", { name: person.name, number: count });
  });
}

/** The strength of a bot in a word. */
export function levelOf(bot: string): string {
  return canSay(`web-level-${bot}`) ? say(`web-level-${bot}`) : bot;
}

/** What a bot plays like, in a sentence: as a rival, or as a partner. */
export function levelHelp(bot: string, isPartner = false): string {
  const id = isPartner ? `web-partner-${bot}` : `web-level-${bot}-help`;
  return canSay(id) ? say(id) : "";
}

/** How long a bot thinks in a turn here, in a sentence; nothing where nobody has measured. */
export function paceOf(game: Pick<GameInfo, "pace">, bot: string): string {
  const seconds = game.pace[bot];
  return seconds === undefined ? "" : say("web-pace", { seconds: Math.max(0.01, Math.round(100 * seconds) / 100) });
}

/** The bot that sits down where nobody chose another: neither the weakest nor the slowest. */
export function usualBot(game: Pick<GameInfo, "bots"> | undefined): string | undefined {
  return game?.bots[1] ?? game?.bots[0];
}

/** The bots of a game as they are offered: the gentlest rival first, the best partner first. */
export function botsOf(game: Pick<GameInfo, "bots" | "cooperative"> | undefined): string[] {
  const bots = game?.bots ?? [];
  return game?.cooperative ? [...bots].reverse() : bots;
}

/** For how many a game is: "1 to 5 players, together". */
export function seatsOf(game: GameInfo): string {
  const least = Math.min(...game.seats);
  const most = Math.max(...game.seats);
  if (least === most && !game.cooperative) return say("web-players", { count: most });
  return say(game.cooperative ? "web-home-seats-together" : "web-home-seats", { least, most });
}

/** Whether everybody won who played together. */
export function isWon(table: TableInfo): boolean {
  return table.places?.includes(1) ?? false;
}

export function titleOf(game: string): string {
  return canSay(`${game}-title`) ? say(`${game}-title`) : game;
}

/** One line for its cover; nothing where the game makes no promise. */
export function promiseOf(game: string): string {
  return canSay(`${game}-promise`) ? say(`${game}-promise`) : "";
}

/** The name of an option of a game. */
export function optionName(game: string, option: string): string {
  const id = `${game}-option-${option}`;
  return canSay(id) ? say(id) : option.replaceAll("_", " ");
}

export function optionHelp(game: string, option: string): string {
  const id = `${game}-option-${option}-help`;
  return canSay(id) ? say(id) : "";
}

/** A value of an option, as its button says it. */
export function choiceName(game: string, option: string, value: boolean | number | string): string {
  if (typeof value === "boolean") return say(value ? "web-yes" : "web-no");
  const id = `${game}-option-${option}-${value}`;
  return canSay(id) ? say(id) : String(value);
}

/** An option that adds nothing. */
function isLeftOut(value: boolean | number | string): boolean {
  return value === false || value === "none";
}

/** What was agreed on besides the usual: "Saga of Edda", "Joys needed: 6"; and "practice" where a draw was taken back. */
export function agreed(table: TableInfo, game?: GameInfo): string[] {
  const options = Object.entries(table.options).flatMap(([option, value]) => {
    const name = optionName(table.game, option);
    if (value === true) return [name];
    if (isLeftOut(value)) return [];
    if (game?.options.find((one) => one.name === option)?.default === value) return [];
    return [`${name}: ${choiceName(table.game, option, value)}`];
  });
  return table.practice ? [...options, say("web-practice")] : options;
}

/** "Völuspá · Saga of Edda · 3 players". */
export function headlineOf(table: TableInfo): string {
  return [titleOf(table.game), ...agreed(table), say("web-players", { count: table.seats.length })].join(" · ");
}

/** All that was agreed on, a sentence each. */
export function agreement(table: TableInfo): string[] {
  const options = Object.entries(table.options)
    .filter(([, value]) => !isLeftOut(value))
    .map(([option]) => `${optionName(table.game, option)}: ${optionHelp(table.game, option)}`);
  const more = [clockOf(table), say(table.hints ? "web-with-hints" : "web-without-hints")];
  if (table.companion) more.push(say("web-with-cardboard"));
  return [...options, enumeration(more), ...(table.practice ? [say("web-practice-help")] : [])];
}

export function clockOf(table: Pick<TableInfo, "clock">): string {
  const { kind, amount } = table.clock;
  return say(`web-clock-${kind}`, { amount });
}

/** Whether I answer for a seat myself. */
export function isMine(seat: SeatInfo, me: string | undefined): boolean {
  return me !== undefined && seat.person?.id === me && !seat.bot;
}

/** Whether I have something to decide at a table. */
export function isMyTurn(table: TableInfo, me: string | undefined): boolean {
  return table.seats.some((seat) => table.turn.includes(seat.number) && isMine(seat, me));
}

/** A word of my own for the dice, so that the server alone cannot know them. */
export function entropy(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

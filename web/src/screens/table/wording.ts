// Prompts and results in words.

import type { Owes, TableInfo } from "../../lib/protocol";
import { canSay, enumeration, say } from "../../lib/words.svelte";
import { isWon } from "../people";

/** The seats the game waits for; where the first answer settles it, bots leave it to the people who are asked. */
export function awaited(table: TableInfo, owes: Owes[]): Set<number> {
  const isBot = ({ seat }: Owes) => Boolean(table.seats[seat]?.bot);
  const people = owes.filter((one) => one.for_all && !isBot(one));
  return new Set((people.length > 0 ? people : owes).map((one) => one.seat));
}

/** The names of some seats in a sentence. */
export function namesAt(seats: number[], names: string[]): string {
  return enumeration(seats.map((seat) => names[seat] ?? ""));
}

/** That somebody has answered while others still think, in the game's own words where it has some: "has laid a card". */
export function givenOf(game: string, owes: Owes[]): string {
  const id = `${game}-given-${owes[0]?.step.toLowerCase() ?? ""}`;
  return say(canSay(id) ? id : "web-seat-given");
}

/** Whom the game waits for, besides me. */
export function waitingFor(table: TableInfo, owes: Owes[], names: string[], mine: number[]): string {
  const others = [...awaited(table, owes)].filter((seat) => seat >= 0 && !mine.includes(seat));
  if (others.length === 0) return say("web-wait-server");
  const isBots = others.every((seat) => table.seats[seat]?.bot);
  return say(isBots ? "web-wait-bot" : "web-wait", {
    names: enumeration(others.map((seat) => names[seat] ?? "")),
    count: others.length,
  });
}

/** Until when an answer can be changed: who is still to give one, or how many if naming them would fill a phone. */
export function givenUntil(table: TableInfo, owes: Owes[], names: string[], mine: number[]): string {
  const others = [...awaited(table, owes)].filter((seat) => seat >= 0 && !mine.includes(seat));
  if (others.length === 0) return `${say("web-wait-server")} ${say("web-given-change")}`;
  const count = others.length;
  return count > 2
    ? say("web-given-until-many", { count })
    : say("web-given-until", { names: namesAt(others, names), count });
}

/** The end in a sentence. */
export function resultOf(table: TableInfo, names: string[], mine: number[]): string {
  if (table.cooperative) return sharedResultOf(table, names, mine);
  const first = table.seats.map((seat) => seat.number).filter((seat) => table.places?.[seat] === 1);
  if (first.length === 0) return say("web-nobody-won");
  if (first.length === 1 && mine.includes(first[0] ?? -1) && mine.length === 1) return say("web-you-won");
  return say("web-won", { names: enumeration(first.map((seat) => names[seat] ?? "")), count: first.length });
}

/** The end of a game that all win or all lose. */
function sharedResultOf(table: TableInfo, names: string[], mine: number[]): string {
  const end = isWon(table) ? "won" : "lost";
  if (mine.length === 0) return say(`web-they-${end}`, { names: enumeration(names), count: names.length });
  return say(table.seats.length === 1 ? `web-you-${end}` : `web-together-${end}`);
}

/** Who would play again and who has not said so yet; nothing as long as nobody has. */
export function rematchOf(table: TableInfo, names: string[]): string {
  const { rematch } = table;
  if (!rematch || rematch.agreed.length === 0) return "";
  if (rematch.status !== "open") return say("web-rematch-begun");
  const people = table.seats.filter((seat) => seat.person).map((seat) => seat.number);
  const missing = people.filter((seat) => !rematch.agreed.includes(seat));
  const asked = say("web-rematch-asked", { names: namesAt(rematch.agreed, names), count: rematch.agreed.length });
  if (missing.length === 0) return asked;
  return `${asked} ${say("web-rematch-waits", { names: namesAt(missing, names), count: missing.length })}`;
}

/** What giving up would lead to. */
export function resigningOf(table: TableInfo, me: string | undefined): string {
  const isAlone = !table.seats.some((seat) => seat.person && seat.person.id !== me);
  if (table.cooperative ? isAlone : table.seats.length <= 2)
    return say(table.cooperative ? "web-resign-sure-together" : "web-resign-sure");
  return say(table.companion ? "web-resign-sure-cardboard" : "web-resign-sure-many");
}

/** By how much it was won, where points decide; nothing if they do not say who won. */
export function marginOf(table: TableInfo, names: string[]): string {
  const { places, scores, status, cooperative } = table;
  if (status !== "over" || cooperative || !places || !scores || places.length < 2) return "";
  const at = (place: number) => places.flatMap((one, seat) => (one === place ? [seat] : []));
  const firsts = at(1);
  const points = scores[firsts[0] ?? -1];
  if (points === undefined) return "";
  if (firsts.length > 1)
    return firsts.every((seat) => scores[seat] === points) ? say("web-end-shared", { points }) : "";
  const others = at(2);
  const next = scores[others[0] ?? -1];
  if (next === undefined || next > points) return "";
  return say("web-end-margin", { points, next, names: namesAt(others, names) });
}

/** Why somebody with as many points, or more, came behind another; nothing if the points say it all. */
export function reasonOf(table: TableInfo, names: string[], owes: Owes[]): string {
  const { places, scores, status, game } = table;
  if (status !== "over" || !places || !scores) return "";
  const seats = table.seats.map((seat) => seat.number);
  // A game that ends while somebody is still to play has been given up.
  if (owes.length > 0 && table.cooperative) return say("web-given-up");
  if (owes.length > 0) {
    const last = seats.find((seat) => places[seat] === 2);
    return last === undefined ? "" : say("web-resigned", { name: names[last] ?? "" });
  }
  const isTie =
    !table.cooperative &&
    seats.some((one) => seats.some((two) => scores[one] === scores[two] && places[one] !== places[two]));
  return isTie && canSay(`${game}-tie`) ? say(`${game}-tie`) : "";
}

/** What a table waits for before the game. */
export function roomOf(table: TableInfo, mine: number[], isHost: boolean): string {
  const isFull = table.seats.every((seat) => seat.person || seat.bot);
  if (!isFull) return say(mine.length > 0 ? "web-room-waits" : "web-room");
  return isHost ? say("web-room-ready-host") : say("web-room-waits-host", { name: table.host?.name ?? "" });
}

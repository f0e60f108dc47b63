// What an update looks like while it happens.

import { arrive, type Fact, pulse, type Trace, travel, turn } from "../kit";
import { faceOf, TAVERNS } from "./cards";
import type { NidavellirEvent } from "./types";

export type Traces = Map<string, Trace>;

/** What an event takes away from where it lies: its kind and its name there. */
function leaving(event: NidavellirEvent): [kind: string, name: string][] {
  if (event.type === "CardTaken") return [["card", `${TAVERNS[event.tavern]} ${event.card}`]];
  if (event.type === "CardKept") return [["card", `looked ${event.card}`]];
  if (event.type === "HeroRecruited") return [["hero", event.hero]];
  if (event.type === "GemsSwapped") return event.seats.map((seat) => ["gem", `${seat}`]);
  return [];
}

/** On the board, and on the plates beside it. */
function inside(root: HTMLElement, selector: string): HTMLElement[] {
  return [
    ...root.querySelectorAll<HTMLElement>(selector),
    ...document.querySelectorAll<HTMLElement>(`.plate :is(${selector})`),
  ];
}

/** Where everything is that travels with this update. */
export function traces(root: HTMLElement, recent: readonly Fact[]): Traces {
  const found: Traces = new Map();
  for (const [kind, name] of recent.flatMap(({ event }) => leaving(event as NidavellirEvent))) {
    const [node] = inside(root, `[data-${kind}="${name}"]`);
    const look = node?.querySelector("svg:last-of-type") ?? node?.firstElementChild;
    if (node && look) found.set(`${kind} ${name}`, { box: node.getBoundingClientRect(), look: look.cloneNode(true) });
  }
  return found;
}

export function perform(root: HTMLElement, before: Traces, recent: readonly Fact[], ms: number): void {
  const one = (selector: string) => inside(root, selector)[0] ?? null;
  const fly = (key: string, to: Element | null) => {
    const trace = before.get(key);
    if (trace && to) travel(root, { ...trace, look: trace.look.cloneNode(true) }, to.getBoundingClientRect(), ms);
  };
  const place = (seat: number, card: string) =>
    one(`[data-army="${seat}"] [data-class="${faceOf(card).suit}"]`) ?? one(`[data-army="${seat}"]`);
  const isDealt = recent.some((fact) => (fact.event as NidavellirEvent).type === "CardRevealed");
  if (isDealt) root.querySelectorAll("[data-card]").forEach((card, at) => void arrive(card, at, ms));
  for (const fact of recent) {
    const event = fact.event as NidavellirEvent;
    if (event.type === "CardTaken") fly(`card ${TAVERNS[event.tavern]} ${event.card}`, place(event.seat, event.card));
    else if (event.type === "CardKept") fly(`card looked ${event.card}`, place(event.seat, event.card));
    else if (event.type === "HeroRecruited") fly(`hero ${event.hero}`, place(event.seat, event.hero));
    else if (event.type === "GemsSwapped") {
      const [first, second] = event.seats;
      fly(`gem ${first}`, one(`[data-gem="${second}"]`));
      fly(`gem ${second}`, one(`[data-gem="${first}"]`));
    } else if (event.type === "CoinsShown") {
      const shelf = one(`[data-slot="${event.tavern}"]`);
      shelf?.querySelectorAll("[data-bid] .coin").forEach((coin, at) => void turn(coin, at, ms));
    } else if (event.type === "CoinUpgraded" || event.type === "CoinsTraded") {
      for (const coins of inside(root, `[data-army="${event.seat}"] .coins`)) pulse(coins, ms);
    }
  }
}

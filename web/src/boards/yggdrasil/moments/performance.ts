// What an update looks like while it happens. Only transforms and opacity move.
import { arrive, type Fact, pulse, quake, soon } from "../../kit";
import type { Traces } from "../traces";
import { carousel } from "./carousel";

interface Event {
  type: string;
  god?: string;
  enemy?: string;
  world?: string;
  place?: string;
  iotunn?: string;
  opponent?: string;
  standee?: string;
  count?: number;
}

const STRIDE = "cubic-bezier(0.2, 0.8, 0.2, 1)";
const HOP = "cubic-bezier(0.3, 0.7, 0.2, 1)";

export function perform(root: HTMLElement, before: Traces, recent: readonly Fact[], ms: number): void {
  const one = (selector: string) => root.querySelector<HTMLElement>(selector);
  const figure = (name = "") =>
    one(`.tree .who > [data-god="${name}"]`) ?? one(`.tree :is(.who > *, .serpent)[data-enemy="${name}"]`);
  const card = (name = "") => one(`[data-enemy-card="${name}"] .medal`);
  const ladder = (name: string) => one(`[data-ladder="${name}"]`) ?? one(`[data-enemy-card="${name}"]`);
  const beat = (node: Element | null, slow = 1, size = 1.18) => pulse(node, ms * slow, size);
  /** From where it stood to where it stands; from and to the Cage by its bars. */
  const go = (name = "", isGreat = false) => {
    const there = figure(name);
    const from = before.get(name) ?? (name === "fenrir" ? one(".tree .cage")?.getBoundingClientRect() : undefined);
    if (!there) beat(name === "fenrir" ? one(".tree .cage") : card(name), 2);
    else if (!from) arrive(there, 0, ms * 2);
    else {
      if (isGreat) echoes(root, there, from, ms);
      glide(there, from, ms * (isGreat ? 2.4 : 1.6), isGreat ? 1.6 : 1, isGreat ? STRIDE : HOP);
    }
  };
  const events = recent.map((fact) => fact.event as Event);
  for (const event of events) {
    switch (event.type) {
      case "GodMoved":
      case "CompanionJoined":
        go(event.god);
        break;
      case "EnemyMoved":
        go(event.enemy, true);
        break;
      case "StandeeMoved":
        go(event.standee, true);
        break;
      case "EnemyActivated":
        beat(card(event.enemy), 2.4, 1.4);
        break;
      case "IslandReached":
        beat(card("iormungand"), 2);
        go("iormungand");
        break;
      case "GiantsRose":
        climb(ladder("surt"), one('.tree [data-place="muspellheim"]'), event.count, ms);
        break;
      case "AnonymousSent":
        climb(ladder("hel"), one('.tree [data-place="midgard"]'), event.count, ms);
        break;
      case "GiantsDriven":
        beat(ladder("surt"), 2, 1.05);
        break;
      case "AnonymousFreed":
        beat(ladder("hel"), 2, 1.05);
        break;
      case "IotunnWoke":
        wake(figure(event.iotunn), ladder("loki"), root, ms);
        break;
      case "IotunnDefeated":
        beat(ladder("loki"), 2, 1.05);
        break;
      case "NidhoggMoved":
      case "NidhoggDriven":
        creep(one(".path .here"), before.get("nidhogg"), ms);
        break;
      case "MidTurned":
        carousel(root, before, ms);
        break;
      case "WorldDevastated":
        devastate(root, event.world ?? "", ms);
        break;
      case "WorldHealed":
        beat(one(`.tree [data-place="${event.world}"] .plate`), 2);
        kindle(root, event.world ?? "", ms);
        break;
      case "LifeLost":
        if (one(".throw")) strike(root, ms);
        else quake(figure(event.god), ms * 0.5);
        break;
      case "LifeGained":
        beat(figure(event.god), 2);
        break;
      case "HeroesUsed":
      case "PairsReturned":
        for (const node of root.querySelectorAll(".throw .helper:not(.none)")) arrive(node, 0, ms * 1.6);
        break;
      case "ElfUsed":
        for (const node of root.querySelectorAll(".throw .die.changed")) pulse(node, ms * 2, 1.25);
        break;
      default:
    }
  }
}

const bottomOf = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.bottom });
const middleOf = (box: DOMRect) => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });

/** Somebody comes from where he stood, a little into the air in between. */
function glide(node: HTMLElement, from: DOMRect, ms: number, grow: number, easing: string): void {
  const [a, b] = [bottomOf(from), bottomOf(node.getBoundingClientRect())];
  const [dx, dy] = [a.x - b.x, a.y - b.y];
  if (Math.hypot(dx, dy) < 3) return;
  const frames = [
    { transform: `translate(${dx}px, ${dy}px)` },
    { transform: `translate(${dx * 0.4}px, ${dy * 0.4 - 6}px) scale(${grow})`, offset: 0.55 },
    { transform: "none" },
  ];
  soon(() => {
    node.style.transformOrigin = "50% 100%";
    node.animate(frames, { duration: ms, easing });
  });
}

/** Whoever strides leaves three shadows of himself on his way. */
function echoes(root: HTMLElement, node: HTMLElement, from: DOMRect, ms: number): void {
  const [whole, to] = [root.getBoundingClientRect(), node.getBoundingClientRect()];
  for (const [part, opacity] of [
    [0.12, 0.2],
    [0.4, 0.3],
    [0.68, 0.5],
  ] as const) {
    const ghost = node.firstElementChild?.cloneNode(true) as HTMLElement | undefined;
    if (!ghost) return;
    const [a, b] = [bottomOf(from), bottomOf(to)];
    put(
      root,
      ghost,
      a.x + (b.x - a.x) * part - to.width / 2 - whole.left,
      a.y + (b.y - a.y) * part - to.height - whole.top,
    );
    const fade = [{ opacity: 0 }, { opacity, offset: 0.1 + part * 0.5 }, { opacity: 0 }];
    after(ghost.animate(fade, { duration: ms * 4.5, fill: "both" }), ghost);
  }
}

function put(root: HTMLElement, node: HTMLElement | SVGElement, left: number, top: number): void {
  node.setAttribute("aria-hidden", "true");
  node.removeAttribute("data-token");
  Object.assign(node.style, {
    position: "absolute",
    left: `${left}px`,
    top: `${top}px`,
    zIndex: "9",
    pointerEvents: "none",
  });
  root.append(node);
}

function after(flight: Animation, node: Element): void {
  flight.onfinish = () => node.remove();
  flight.oncancel = () => node.remove();
}

/** Pawns go up a ladder one after the other, out of the world that they come from. */
function climb(ladder: HTMLElement | null, from: HTMLElement | null, count = 1, ms = 0): void {
  if (!ladder) return;
  const rungs = [...ladder.querySelectorAll<HTMLElement>(".rungs .full")].slice(-count);
  const origin = from ? middleOf(from.getBoundingClientRect()) : null;
  rungs.forEach((rung, at) => {
    const here = middleOf(rung.getBoundingClientRect());
    const [dx, dy] = origin ? [origin.x - here.x, origin.y - here.y] : [0, 40];
    rung.animate(
      [
        { transform: `translate(${dx}px, ${dy}px) scale(1.5)`, opacity: 0 },
        { transform: `translate(${dx * 0.8}px, ${dy * 0.8}px) scale(1.5)`, opacity: 1, offset: 0.15 },
        { transform: "none", opacity: 1 },
      ],
      { duration: ms * 2.2, delay: at * ms * 0.6, easing: "ease-out", fill: "backwards" },
    );
  });
  pulse(ladder, ms * 2, 1.03);
}

/** An Iotunn comes down from Loki's ladder to what he forbids. */
function wake(iotunn: HTMLElement | null, ladder: HTMLElement | null, root: HTMLElement, ms: number): void {
  if (!iotunn) {
    pulse(ladder, ms * 2, 1.05);
    return;
  }
  const box = iotunn.getBoundingClientRect();
  if (ladder) glide(iotunn, ladder.getBoundingClientRect(), ms * 3, 1.7, STRIDE);
  else arrive(iotunn, 0, ms * 2);
  burst(root, box, "#9cc9e6", ms);
}

/** Nidhögg creeps on. */
function creep(head: HTMLElement | null, from: DOMRect | undefined, ms: number): void {
  if (!head) return;
  if (from) {
    const [a, b] = [middleOf(from), middleOf(head.getBoundingClientRect())];
    const way = (part: number, sway: number) => `translate(${(a.x - b.x) * part}px, ${(a.y - b.y) * part + sway}px)`;
    head.animate(
      [{ transform: way(1, 0) }, { transform: way(0.66, -7) }, { transform: way(0.33, 6) }, { transform: "none" }],
      {
        duration: ms * 4,
        easing: "ease-in-out",
      },
    );
  }
  pulse(head, ms * 4.5, 1.3);
}

const SVG = "http://www.w3.org/2000/svg";

/** Rays out of the middle of something. */
function burst(root: HTMLElement, box: DOMRect, colour: string, ms: number): void {
  const whole = root.getBoundingClientRect();
  const size = Math.max(150, box.width * 1.7);
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "-100 -100 200 200");
  svg.setAttribute("width", String(size));
  svg.setAttribute("height", String(size));
  const path = document.createElementNS(SVG, "path");
  const rays = Array.from({ length: 14 }, (_, at) => {
    const [angle, near, far] = [(at * Math.PI) / 7 + 0.2, 26 + (at % 3) * 8, 62 + ((at * 7) % 5) * 9];
    return `M${Math.cos(angle) * near} ${Math.sin(angle) * near}L${Math.cos(angle) * far} ${Math.sin(angle) * far}`;
  });
  for (const [key, value] of Object.entries({
    d: rays.join(""),
    stroke: colour,
    "stroke-width": "4",
    "stroke-linecap": "round",
    fill: "none",
  }))
    path.setAttribute(key, value);
  svg.append(path);
  const { x, y } = middleOf(box);
  put(root, svg, x - size / 2 - whole.left, y - size / 2 - whole.top);
  const frames = [
    { transform: "scale(0.5)", opacity: 0 },
    { transform: "scale(0.8)", opacity: 1, offset: 0.2 },
    { transform: "scale(1.25)", opacity: 0 },
  ];
  after(svg.animate(frames, { duration: ms * 3.6, easing: "ease-out", fill: "both" }), svg);
}

/** The light goes out of a world: its colours fade into ash, and a bar of the Cage flies there. */
function devastate(root: HTMLElement, world: string, ms: number): void {
  const land = root.querySelector<SVGElement>(`[data-land="${world}"]`);
  const place = root.querySelector<HTMLElement>(`.tree [data-place="${world}"]`);
  if (!land || !place) return;
  const box = land.getBoundingClientRect();
  fade(land, ms, false);
  for (const shaken of [land, place]) quake(shaken, ms * 0.8);
  burst(root, box, "#ff8a4a", ms);
  const cage = root.querySelector<HTMLElement>(".tree .cage");
  if (cage) fly(root, bar(), middleOf(cage.getBoundingClientRect()), middleOf(box), ms * 3.4);
}

/** The light comes back. */
function kindle(root: HTMLElement, world: string, ms: number): void {
  const land = root.querySelector<SVGElement>(`[data-land="${world}"]`);
  if (!land) return;
  fade(land, ms, true);
  burst(root, land.getBoundingClientRect(), "#8fd3a0", ms);
}

/** What a land looked like before, over it for a while. */
function fade(land: SVGElement, ms: number, wasDevastated: boolean): void {
  const old = land.cloneNode(true) as SVGElement;
  old.classList.toggle("devastated", wasDevastated);
  old.removeAttribute("data-land");
  if (!wasDevastated) for (const ash of old.querySelectorAll("[data-ash]")) ash.remove();
  land.after(old);
  after(
    old.animate([{ opacity: 1 }, { opacity: 1, offset: 0.15 }, { opacity: 0 }], {
      duration: ms * 5,
      easing: "ease-out",
    }),
    old,
  );
}

function bar(): HTMLElement {
  const node = document.createElement("div");
  Object.assign(node.style, {
    width: "52px",
    height: "9px",
    border: "2px solid #0d1015",
    borderRadius: "5px",
    background: "linear-gradient(#e8eef4, #8f9ba8)",
  });
  return node;
}

interface Point {
  x: number;
  y: number;
}

/** On an arc through the air. */
function fly(root: HTMLElement, node: HTMLElement, from: Point, to: Point, ms: number): void {
  const whole = root.getBoundingClientRect();
  put(root, node, from.x - 26 - whole.left, from.y - 4 - whole.top);
  const high = Math.max(50, Math.abs(to.x - from.x) * 0.22);
  const frames = Array.from({ length: 13 }, (_, at) => {
    const t = at / 12;
    const [x, y] = [(to.x - from.x) * t, (to.y - from.y) * t - Math.sin(Math.PI * t) * high];
    return { transform: `translate(${x}px, ${y}px) rotate(${-80 + 410 * t}deg)`, opacity: t > 0.95 ? 0 : 1 };
  });
  after(node.animate(frames, { duration: ms, easing: "ease-in", fill: "both" }), node);
}

/** The Risks that are left hit whoever took them. */
function strike(root: HTMLElement, ms: number): void {
  const hit = root.querySelector<HTMLElement>(".throw .mine");
  if (!hit) return;
  const target = middleOf(hit.getBoundingClientRect());
  const whole = root.getBoundingClientRect();
  const gems = [...root.querySelectorAll<SVGElement>(".throw .column.open .gem")];
  gems.forEach((gem, at) => {
    const box = gem.getBoundingClientRect();
    const stone = gem.cloneNode(true) as SVGElement;
    put(root, stone, box.left - whole.left, box.top - whole.top);
    const { x, y } = middleOf(box);
    const there = `translate(${target.x - x}px, ${target.y - y}px) scale(0.8)`;
    after(
      stone.animate(
        [
          { transform: "none", opacity: 1 },
          { transform: there, opacity: 1, offset: 0.9 },
          { transform: there, opacity: 0 },
        ],
        {
          duration: ms * 2.2,
          delay: at * ms * 0.5,
          easing: "cubic-bezier(0.5, 0, 0.9, 0.5)",
          fill: "both",
        },
      ),
      stone,
    );
  });
  const shakes = [0, -9, 8, -6, 5, 0].map((dx) => ({ translate: `${dx}px 0` }));
  hit.animate(shakes, { duration: ms * 2, delay: ms * 1.8 });
}

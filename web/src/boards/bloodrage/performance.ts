// What an update looks like while it happens.
import { type Fact, pulse, quake, type Trace, travel } from "../kit";

export type Traces = Map<string, Trace[]>;

interface Event {
  type: string;
  seat?: number;
  figure?: string;
  place?: string;
  province?: string;
  from_?: string | number;
  to?: string;
  count?: number;
  amount?: number;
  card?: string;
}

/** Where every figure stands that may be moved by the next update. */
export function traces(root: HTMLElement): Traces {
  const found: Traces = new Map();
  for (const place of root.querySelectorAll<SVGElement>("[data-place]"))
    for (const node of place.querySelectorAll<SVGElement>("[data-figure]")) {
      const key = `${place.dataset.place} ${node.dataset.figure}`;
      found.set(key, [...(found.get(key) ?? []), { box: node.getBoundingClientRect(), look: portrait(node) }]);
    }
  return found;
}

/** A figure by itself, as large as it stands there. */
function portrait(node: SVGElement): Node {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setAttribute("viewBox", "-22 -22 44 44");
  const copy = node.cloneNode(true) as SVGElement;
  copy.setAttribute("transform", "");
  svg.append(copy);
  return svg;
}

export function perform(root: HTMLElement, before: Traces, recent: readonly Fact[], ms: number): void {
  const one = (selector: string) => root.querySelector(selector);
  const placed = (place: string, figure: string) =>
    [...(one(`[data-place="${place}"]`)?.querySelectorAll(`[data-figure="${figure}"]`) ?? [])].at(-1) ?? null;
  const fly = (key: string, to: Element | null, slow = 1) => {
    const trace = before.get(key)?.pop();
    if (trace && to) travel(root, trace, to.getBoundingClientRect(), ms * slow);
  };
  for (const fact of recent) {
    const event = fact.event as Event;
    const who = `${event.seat} ${event.figure}`;
    const from = String(event.from_ ?? "");
    switch (event.type) {
      case "Invaded":
      case "Returned":
        appear(placed(event.place ?? "", who), ms);
        break;
      case "Marched":
        for (let left = event.count ?? 1; left > 0; left--) fly(`${from} ${who}`, placed(event.to ?? "", who));
        break;
      case "Joined":
        fly(`${from} ${who}`, placed(event.province ?? "", who));
        break;
      case "LeaderMoved":
        fly(`${from} ${event.seat} leader`, placed(event.to ?? "", `${event.seat} leader`));
        break;
      case "FigureDied":
        for (let left = event.count ?? 1; left > 0; left--) fly(`${event.place} ${who}`, one("[data-valhalla]"), 2.4);
        break;
      case "FiguresReleased":
        pulse(one("[data-valhalla]"), ms * 3);
        break;
      case "ProvinceDestroyed":
        sink(one(`[data-place="${event.province}"]`), ms);
        break;
      case "Pillaged":
      case "PillageBegan":
        pulse(one(`[data-token="${event.province}"] circle`), ms * 2);
        break;
      default:
    }
  }
}

/** A figure lands. */
function appear(node: Element | null, ms: number): void {
  const frames = [
    { translate: "0 -30px", opacity: 0 },
    { translate: "none", opacity: 1 },
  ];
  node?.animate(frames, { duration: ms * 1.3, easing: "cubic-bezier(0.3, 1.4, 0.6, 1)" });
}

/** The ground gives way, and glows. */
function sink(node: Element | null, ms: number): void {
  quake(node, ms);
  const glow = [{ fill: "#c65b4e" }, { fill: "#7a2d22", offset: 0.5 }, {}];
  node?.querySelector(".area")?.animate(glow, { duration: ms * 6 });
}

// What an update looks like while it happens.
import { type Fact, pulse, quake, signed, soon, type Trace, travel } from "../kit";

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

/** What takes a figure away from where it stands. */
const LEAVING = new Set(["Marched", "Joined", "LeaderMoved", "FigureDied"]);

/** Glory flies from where it was gained to who gained it. */
function flyGlory(root: HTMLElement, seat: number, amount: number, ms: number): void {
  const to = document.querySelector(`[data-seat-score="${seat}"]`)?.getBoundingClientRect();
  const from = ["[data-quest", "[data-fighter", "[data-soul"].map((kind) => root.querySelector(`${kind}="${seat}"]`));
  const box = (from.find((node) => node) ?? root.querySelector("[data-valhalla]"))?.getBoundingClientRect();
  if (!to || !box || !amount) return;
  const look = document.createElement("b");
  look.textContent = signed(amount);
  Object.assign(look.style, {
    display: "grid",
    placeItems: "center",
    height: "100%",
    border: "2px solid var(--gold)",
    borderRadius: "16px",
    background: "var(--panel)",
    color: "var(--gold-text)",
    font: "700 1.2rem/1 var(--serif)",
  });
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  travel(root, { box: new DOMRect(x - 26, y - 16, 52, 32), look }, to, ms * 1.5);
}

/** Where the figures stand that this update moves; to ask for all of them takes longer than to draw them. */
export function traces(root: HTMLElement, recent: readonly Fact[]): Traces {
  const found: Traces = new Map();
  const events = recent.map(({ event }) => event as Event).filter(({ type }) => LEAVING.has(type));
  for (const from of new Set(events.map(({ from_, place }) => String(from_ ?? place ?? ""))))
    for (const node of root.querySelectorAll<SVGElement>(`[data-at="${from}"] [data-figure]`)) {
      const key = `${from} ${node.dataset.figure}`;
      found.set(key, [...(found.get(key) ?? []), { box: node.getBoundingClientRect(), look: portrait(node) }]);
    }
  return found;
}

/** A figure by itself, as large as it stands there. */
function portrait(node: SVGElement): Node {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  const { x, y, width, height } = (node as SVGGraphicsElement).getBBox?.() ?? { x: -30, y: -60, width: 60, height: 66 };
  svg.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
  svg.setAttribute("width", "100%");
  svg.setAttribute("height", "100%");
  const copy = node.cloneNode(true) as SVGElement;
  copy.removeAttribute("transform");
  svg.append(copy);
  return svg;
}

export function perform(root: HTMLElement, before: Traces, recent: readonly Fact[], ms: number): void {
  const one = (selector: string) => root.querySelector(selector);
  const placed = (place: string, figure: string) =>
    [...root.querySelectorAll(`[data-at="${place}"] [data-figure="${figure}"]`)].at(-1) ?? null;
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
      case "GloryGained":
      case "GloryStolen":
        flyGlory(root, event.seat ?? 0, event.amount ?? 0, ms);
        break;
      case "FiguresReleased":
        pulse(one("[data-valhalla] .hall"), ms * 3);
        break;
      case "ProvinceDestroyed":
        quake(one(".mapped"), ms);
        break;
      case "Pillaged":
      case "PillageBegan":
        pulse(one(`[data-token="${event.province}"] .token`), ms * 2);
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
  soon(() => node?.animate(frames, { duration: ms * 1.3, easing: "cubic-bezier(0.3, 1.4, 0.6, 1)" }));
}

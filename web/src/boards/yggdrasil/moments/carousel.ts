// The middle level turns round the trunk. Only transforms and opacity move, and who lies before whom changes once.
import { rideOf } from "../scene";
import type { Traces } from "../traces";

const TURN = 3.2;
const STEPS = 14;
const SWAY = "cubic-bezier(0.65, 0, 0.35, 1)";

/** The ring turns: each world slides on its ellipse, and the last one goes round behind the trunk. */
export function carousel(root: HTMLElement, before: Traces, ms: number): void {
  const centres = [...root.querySelectorAll<HTMLElement>(".tree .world.mid")]
    .map((node) => middle(node.getBoundingClientRect()))
    .sort((a, b) => a - b);
  const [left = 0, , right = 0] = centres;
  if (right - left < 1) return;
  const scale = (right - left) / 2 / 285;
  // The arrows that say where it turns to would lie on the plates that pass.
  const arrows = root.querySelector(".tree .turns");
  if (arrows) gone(arrows, ms * TURN);
  for (const node of root.querySelectorAll<HTMLElement>(".tree .world.mid")) {
    const name = node.dataset.place ?? "";
    const was = before.get(`place ${name}`);
    const from = was ? centres.findIndex((centre) => Math.abs(centre - middle(was)) < 20 * scale + 4) : -1;
    const to = centres.findIndex((centre) => Math.abs(centre - middle(node.getBoundingClientRect())) < 4);
    if (from < 0 || to < 0 || from === to) continue;
    const ride = rideOf(from, to, STEPS, { x: scale, y: scale });
    const at = (offset: { x: number; y: number; scale: number }) =>
      `translate(${offset.x}px, ${offset.y}px) scale(${offset.scale})`;
    const timing = { duration: ms * TURN, easing: SWAY };
    // Whoever stands there goes round behind the trunk too; what is said of it comes back when it has arrived.
    node.animate(
      ride.map((each) => ({ transform: at(each) })),
      timing,
    );
    if (ride.some((each) => each.isBehind)) {
      const front = Number(getComputedStyle(node).zIndex) || 7;
      node.animate(
        ride.map((each) => ({ zIndex: each.isBehind ? 1 : front })),
        timing,
      );
      for (const words of node.querySelectorAll(":scope > :is(.plate, .tabs, .rows, .islands)"))
        gone(words, timing.duration);
    }
    const land = root.querySelector<SVGElement>(`[data-land="${name}"]`);
    if (!land) continue;
    // Behind the trunk, and before the sky.
    const layer = Number(land.style.zIndex) || 5;
    const frames = ride.map((each) => ({ transform: at(each), zIndex: each.isBehind ? 1 : layer }));
    land.animate(frames, timing);
  }
}

/** It is away while something turns. */
function gone(node: Element, duration: number): void {
  const away = { opacity: 0 };
  node.animate([{ opacity: 1 }, { ...away, offset: 0.14 }, { ...away, offset: 0.84 }, { opacity: 1 }], { duration });
}

const middle = ({ left, width }: DOMRect) => left + width / 2;

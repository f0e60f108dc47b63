// Things move from where they were to where they are; nothing waits for it.
import { type Speed, settings } from "../../lib/settings.svelte";

const EASE = "cubic-bezier(0.2, 0.7, 0.2, 1)";

/** How long something takes in milliseconds: no time on a device that asks for less motion. */
export function duration(speed: Speed): number {
  if (settings.reducedMotion) return 0;
  return speed === "normal" ? 220 : speed === "fast" ? 120 : 0;
}

let writes: (() => void)[] = [];

/** What changes the page waits until all that moves with the same update has been measured: to measure what has just
 * been changed lays the whole page out again. */
export function soon(write: () => void): void {
  if (!writes.length)
    queueMicrotask(() => {
      const all = writes;
      writes = [];
      for (const one of all) one();
    });
  writes.push(write);
}

/** Where something was, and what it looked like. */
export interface Trace {
  box: DOMRect;
  look: Node;
}

/** A copy of what was there travels to where it is now. */
export function travel(home: HTMLElement, trace: Trace, to: DOMRect, ms: number): void {
  if (ms && to.width) soon(() => depart(home, trace, to, ms));
}

function depart(home: HTMLElement, { box, look }: Trace, to: DOMRect, ms: number): void {
  const node = document.createElement("div");
  node.ariaHidden = "true";
  Object.assign(node.style, {
    position: "fixed",
    zIndex: "55",
    left: `${box.left}px`,
    top: `${box.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    pointerEvents: "none",
  });
  node.append(look);
  home.append(node);
  const dx = to.left + to.width / 2 - box.left - box.width / 2;
  const dy = to.top + to.height / 2 - box.top - box.height / 2;
  const scale = Math.min(1, (to.width / box.width) * 0.9);
  const flight = node.animate(
    [
      { transform: "none", opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 1, offset: 0.85 },
      { transform: `translate(${dx}px, ${dy}px) scale(${scale})`, opacity: 0 },
    ],
    { duration: ms * 2, easing: EASE },
  );
  flight.onfinish = () => node.remove();
  flight.oncancel = () => node.remove();
}

/** From an offset, in units of the element, to its place. */
export function comeFrom(node: Element | null, dx: number, dy: number, scale: number, ms: number): void {
  if (!ms) return;
  const from = { transform: `translate(${dx}px, ${dy}px) scale(${scale})` };
  soon(() => node?.animate([from, { transform: "none" }], { duration: ms, easing: EASE }));
}

/** Something that has changed where it lies. */
export function pulse(node: Element | null, ms: number, size = 1.18): void {
  if (!ms) return;
  // Around its own middle, and over whatever puts it into its place: inside an svg that is a transform too.
  const frames = [{ scale: 1 }, { scale: size, offset: 0.35 }, { scale: 1 }];
  soon(() => {
    if (node instanceof SVGElement) Object.assign(node.style, { transformBox: "fill-box", transformOrigin: "center" });
    node?.animate(frames, { duration: ms * 1.4, easing: "ease-out" });
  });
}

/** Something that is refused. */
export function shake(node: Element | null, ms: number): void {
  if (!ms) return;
  const frames = [0, -5, 5, -3, 3, 0].map((dx) => ({ translate: `${dx}px 0` }));
  soon(() => node?.animate(frames, { duration: ms }));
}

/** The ground gives way. */
export function quake(node: Element | null, ms: number): void {
  const shift = [0, 5, -5, 4, -4, 2, 0].map((x, at) => ({ translate: `${x}px ${at % 2 ? 2 : -1}px` }));
  soon(() => node?.animate(shift, { duration: ms * 4 }));
}

/** Something that was not there before. */
export function arrive(node: Element, at: number, ms: number): void {
  if (!ms) return;
  const frames = [
    { transform: "translateY(-14px)", opacity: 0 },
    { transform: "none", opacity: 1 },
  ];
  soon(() => node.animate(frames, { duration: ms, delay: at * ms * 0.15, easing: EASE, fill: "backwards" }));
}

/** A coin that is turned over. */
export function turn(node: Element, at: number, ms: number): void {
  if (!ms) return;
  const frames = [{ transform: "scaleX(0.05)" }, { transform: "scaleX(1)" }];
  soon(() => node.animate(frames, { duration: ms * 1.2, delay: at * ms * 0.2, easing: EASE, fill: "backwards" }));
}

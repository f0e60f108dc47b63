// How points come to where they are counted.
import { soon } from "../kit";

/** So many sparks follow a number. */
const SPARKS = 5;
const EASE = "cubic-bezier(0.4, 0, 0.2, 1)";

/** Points rise from a point of the page and fly on an arc to the score, if the page shows where that is. */
export function fly(text: string, x: number, y: number, target: Element | null, ms: number, delay = 0): void {
  if (!ms) return;
  const there = target?.getBoundingClientRect();
  const isSeen = Boolean(there?.width);
  const to = there?.width
    ? { dx: there.left + there.width / 2 - x, dy: there.top + there.height / 2 - y }
    : { dx: 0, dy: -46 };
  soon(() => {
    send("voluspa-flight numbers", text, x, y, to, ms * 4, delay, isSeen ? 0.9 : 0);
    if (!isSeen) return;
    for (let at = 1; at <= SPARKS; at += 1) send("voluspa-spark", "", x, y, to, ms * 4, delay + at * ms * 0.16, 0);
    target?.animate([{ scale: 1 }, { scale: 1.3, offset: 0.4 }, { scale: 1 }], {
      duration: ms * 2,
      delay: delay + ms * 4,
    });
  });
}

function send(
  kind: string,
  text: string,
  x: number,
  y: number,
  to: { dx: number; dy: number },
  duration: number,
  delay: number,
  fade: number,
): void {
  const node = document.createElement("span");
  node.className = kind;
  node.ariaHidden = "true";
  node.textContent = text;
  node.style.left = `${x}px`;
  node.style.top = `${y}px`;
  document.body.append(node);
  const at = (dx: number, dy: number, scale: number) =>
    `translate(-50%, -50%) translate(${dx}px, ${dy}px) scale(${scale})`;
  // Above the straight way, so that it is seen to fly.
  const rise = -Math.min(90, Math.hypot(to.dx, to.dy) * 0.22);
  const flight = node.animate(
    [
      { transform: at(0, 0, 0.6), opacity: 0, offset: 0 },
      { transform: at(0, -10, 1.15), opacity: 1, offset: 0.16 },
      { transform: at(0, -12, 1), opacity: 1, offset: 0.42, easing: "cubic-bezier(0.5, 0, 0.8, 0.6)" },
      {
        transform: at(to.dx * 0.5, to.dy * 0.5 + rise, 0.95),
        opacity: 1,
        offset: 0.72,
        easing: "cubic-bezier(0.2, 0.4, 0.5, 1)",
      },
      { transform: at(to.dx, to.dy, 0.7), opacity: fade, offset: 1 },
    ],
    { duration, delay, easing: EASE, fill: "backwards" },
  );
  flight.onfinish = () => node.remove();
  flight.oncancel = () => node.remove();
}

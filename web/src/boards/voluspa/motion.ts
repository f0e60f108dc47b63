// How points come to where they are counted.
import { soon } from "../kit";

/** So many sparks follow a number. */
const SPARKS = 5;
/** The last spark sets out so much later than the number, in motions. */
const LAG = 0.16;

/** Points rise from a point of the page and fly on an arc to the score, if the page shows where that is. */
export function fly(text: string, x: number, y: number, target: Element | null, ms: number, delay = 0): void {
  if (!ms) return;
  const there = target?.getBoundingClientRect();
  const isSeen = Boolean(there?.width);
  const to = there?.width
    ? { dx: there.left + there.width / 2 - x, dy: there.top + there.height / 2 - y }
    : { dx: 0, dy: -46 };
  soon(() => {
    const home = document.createElement("div");
    home.ariaHidden = "true";
    const sparks = isSeen ? SPARKS : 0;
    const all = { to, ms: ms * 4, lasts: (4 + sparks * LAG) * ms };
    const flights = [send(home, "voluspa-flight numbers", text, { ...all, late: 0, fade: isSeen ? 0.9 : 0 })];
    for (let at = 1; at <= sparks; at += 1)
      flights.push(send(home, "voluspa-spark", "", { ...all, late: at * LAG * ms, fade: 0 }));
    for (const { node } of flights) Object.assign(node.style, { left: `${x}px`, top: `${y}px` });
    document.body.append(home);
    const played = flights.map(({ node, frames }) =>
      node.animate(frames, { duration: all.lasts, delay, fill: "backwards" }),
    );
    const last = played.at(-1);
    if (last) last.onfinish = last.oncancel = () => home.remove();
    if (!isSeen) return;
    target?.animate([{ scale: 1 }, { scale: 1.3, offset: 0.4 }, { scale: 1 }], {
      duration: ms * 2,
      delay: delay + ms * 4,
    });
  });
}

interface Flight {
  to: { dx: number; dy: number };
  ms: number;
  /** How long all of them take: what ends together is taken away together, and costs one frame. */
  lasts: number;
  late: number;
  fade: number;
}

function send(home: HTMLElement, kind: string, text: string, { to, ms, lasts, late, fade }: Flight) {
  const node = document.createElement("span");
  node.className = kind;
  node.textContent = text;
  home.append(node);
  const at = (dx: number, dy: number, scale: number) =>
    `translate(-50%, -50%) translate(${dx}px, ${dy}px) scale(${scale})`;
  // Above the straight way, so that it is seen to fly.
  const rise = -Math.min(90, Math.hypot(to.dx, to.dy) * 0.22);
  const when = (part: number) => (late + part * ms) / lasts;
  const start = { transform: at(0, 0, 0.6), opacity: 0 };
  const end = at(to.dx, to.dy, 0.7);
  const frames: Keyframe[] = [
    { ...start, offset: 0 },
    { ...start, offset: when(0), easing: "ease-out" },
    { transform: at(0, -10, 1.15), opacity: 1, offset: when(0.21) },
    { transform: at(0, -12, 1), opacity: 1, offset: when(0.32), easing: "cubic-bezier(0.5, 0, 0.8, 0.6)" },
    {
      transform: at(to.dx * 0.5, to.dy * 0.5 + rise, 0.95),
      opacity: 1,
      offset: when(0.46),
      easing: "cubic-bezier(0.1, 0.6, 0.3, 1)",
    },
    { transform: end, opacity: fade, offset: when(1) },
    { transform: end, opacity: 0, offset: when(1) },
    { transform: end, opacity: 0, offset: 1 },
  ];
  return { node, frames };
}

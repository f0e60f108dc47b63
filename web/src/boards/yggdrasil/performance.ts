// What an update looks like while it happens.
import { arrive, type Fact, pulse, quake, type Trace, travel } from "../kit";

export type Traces = Map<string, Trace>;

interface Event {
  type: string;
  god?: string;
  enemy?: string;
  world?: string;
  place?: string;
  iotunn?: string;
  opponent?: string;
}

/** Where every figure and every world is that may be moved by the next update. */
export function traces(root: HTMLElement): Traces {
  const found: Traces = new Map();
  for (const node of root.querySelectorAll<HTMLElement>(".tree [data-god], .tree [data-enemy]")) {
    const name = node.dataset.god ?? node.dataset.enemy ?? "";
    found.set(name, { box: node.getBoundingClientRect(), look: node.cloneNode(true) });
  }
  for (const node of root.querySelectorAll<HTMLElement>(".tree [data-place]"))
    found.set(`place ${node.dataset.place}`, { box: node.getBoundingClientRect(), look: node });
  return found;
}

export function perform(root: HTMLElement, before: Traces, recent: readonly Fact[], ms: number): void {
  const one = (selector: string) => root.querySelector<HTMLElement>(selector);
  const figure = (name = "") => one(`.tree [data-god="${name}"]`) ?? one(`.tree [data-enemy="${name}"]`);
  const card = (name = "") => one(`[data-enemy-card="${name}"]`);
  const beat = (node: Element | null, slow = 1) => pulse(node, ms * slow);
  /** From where it stood; from or to the Cage by way of its place among the roots. */
  const fly = (name = "") => {
    const trace = before.get(name);
    const there = figure(name) ?? card(name);
    if (trace && there) travel(root, trace, there.getBoundingClientRect(), ms * 1.4);
    else if (there) arrive(there, 0, ms * 2);
  };
  for (const fact of recent) {
    const event = fact.event as Event;
    switch (event.type) {
      case "GodMoved":
        fly(event.god);
        break;
      case "EnemyMoved":
        fly(event.enemy);
        break;
      case "EnemyRevealed":
      case "EnemyActivated":
      case "IslandReached":
        beat(card(event.enemy ?? "iormungand"), 2);
        break;
      case "GiantsRose":
      case "GiantsDriven":
        beat(card("surt"), 2);
        break;
      case "AnonymousSent":
      case "AnonymousFreed":
        beat(card("hel"), 2);
        break;
      case "IotunnWoke":
        beat(figure(event.iotunn) ?? card("loki"), 3);
        break;
      case "NidhoggMoved":
        beat(one(".spot.here"), 3);
        break;
      case "MidTurned":
        carousel(root, before, ms);
        break;
      case "WorldDevastated":
        quake(one(`.tree [data-place="${event.world}"]`), ms);
        break;
      case "WorldHealed":
        beat(one(`.tree [data-place="${event.world}"]`), 2);
        break;
      case "LifeLost":
      case "LifeGained":
        beat(one(`[data-sheet="${event.god}"]`), 2);
        break;
      default:
    }
  }
}

/** The middle bough goes round: what leaves at one end passes behind the trunk and comes in at the other. */
function carousel(root: HTMLElement, before: Traces, ms: number): void {
  for (const node of root.querySelectorAll<HTMLElement>(".tree .world.mid")) {
    const was = before.get(`place ${node.dataset.place}`)?.box;
    const is = node.getBoundingClientRect();
    if (!was || Math.abs(was.left - is.left) < 1) continue;
    const shift = was.left - is.left;
    const isBehind = shift > 0;
    const frames = [
      { transform: `translateX(${shift}px)`, opacity: 1 },
      ...(isBehind ? [{ transform: `translateX(${shift / 2}px) scale(0.72)`, opacity: 0.35, offset: 0.5 }] : []),
      { transform: "none", opacity: 1 },
    ];
    node.style.zIndex = isBehind ? "0" : "1";
    node.animate(frames, { duration: ms * 2.4, easing: "cubic-bezier(0.4, 0, 0.3, 1)" }).onfinish = () => {
      node.style.zIndex = "";
    };
  }
}

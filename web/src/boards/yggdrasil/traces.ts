// Where what this update moves is before it, so that it can be seen to come from there.
import type { Fact } from "../kit";

/** What lies where: figures by name, worlds as "place asgard", Nidhögg's head as "nidhogg". */
export type Traces = Map<string, DOMRect>;

interface Event {
  type: string;
  god?: string;
  enemy?: string;
  standee?: string;
}

/** Whom an event moves. */
const MOVED: Record<string, (event: Event) => string | undefined> = {
  GodMoved: ({ god }) => god,
  CompanionJoined: ({ god }) => god,
  EnemyMoved: ({ enemy }) => enemy,
  StandeeMoved: ({ standee }) => standee,
  IslandReached: () => "iormungand",
  NidhoggMoved: () => "nidhogg",
  NidhoggDriven: () => "nidhogg",
};

export function traces(root: HTMLElement, recent: readonly Fact[]): Traces {
  const found: Traces = new Map();
  const events = recent.map(({ event }) => event as Event);
  for (const event of events) {
    const name = MOVED[event.type]?.(event);
    const of = `:is([data-god="${name}"], [data-enemy="${name}"])`;
    const node = name ? root.querySelector(`.tree .who > span${of}, .tree .serpent${of}, .path .here${of}`) : null;
    if (name && node) found.set(name, node.getBoundingClientRect());
  }
  if (events.some(({ type }) => type === "MidTurned"))
    for (const node of root.querySelectorAll<HTMLElement>(".tree [data-place]"))
      found.set(`place ${node.dataset.place}`, node.getBoundingClientRect());
  return found;
}

// How it ended: who brought the Tree down, as the view and the last events tell it.
import { canSay, type Fact, say } from "../kit";
import { ENEMIES, nameOfThing } from "./cards";
import type { YggdrasilView } from "./types";

/** Whose way it was that came to its end. */
const WHO: Record<string, string> = {
  ...{ surt: "surt", giants: "surt", hel: "hel", islands: "iormungand", iotunns: "loki", markers: "fenrir" },
  "dead-tree": "nidhogg",
};

interface Event {
  type: string;
  enemy?: string;
  opponent?: string;
}

/** The Enemy that all have lost to; null where a god lost his last life for an action, or nobody knows. */
export function victorOf({ reason }: YggdrasilView, events: readonly Fact[]): string | null {
  if (reason && WHO[reason]) return WHO[reason];
  for (const fact of [...events].reverse()) {
    const { type, enemy, opponent } = fact.event as Event;
    if (type === "EnemyActivated") return enemy ?? null;
    if (type === "FightBegan") return opponent && ENEMIES.includes(opponent) ? opponent : null;
    if (type === "ActionBegan" || type === "TurnBegan") return null;
  }
  return reason === "anonymous" ? "hel" : null;
}

/** A victory: how long it took, and who came nearest to death. */
function victory(view: YggdrasilView): string {
  const gods = view.gods.filter(({ seat, god }) => seat !== null && god);
  const life = Math.min(...gods.map((one) => one.life));
  const weakest = gods.filter((one) => one.life === life);
  const [one] = weakest;
  const near =
    weakest.length === 1 && one?.god
      ? say("web-yggdrasil-weakest", { god: nameOfThing(one.god), life })
      : say("web-yggdrasil-weakest-many", { life });
  return `${say("web-yggdrasil-stands", { rounds: view.round })} ${near}`;
}

/** The end in a few sentences. A defeat: which Enemy, why, and how near it was. */
export function verdict(view: YggdrasilView, events: readonly Fact[]): string {
  if (view.outcome === "won") return victory(view);
  if (view.outcome !== "lost") return "";
  const victor = victorOf(view, events);
  const fallen = view.gods.find((god) => god.god && god.life === 0);
  const near = view.saga
    ? say("web-yggdrasil-near-page", { number: view.saga.number, pages: view.saga.pages })
    : say("web-yggdrasil-near", { count: view.path.length - 1 - view.spot });
  return [
    say("web-yggdrasil-lost"),
    victor ? say("web-yggdrasil-lost-to", { enemy: nameOfThing(victor) }) : "",
    view.reason && canSay(`yggdrasil-lost-${view.reason}`) ? say(`yggdrasil-lost-${view.reason}`) : "",
    fallen?.god ? say("web-yggdrasil-lost-god", { god: nameOfThing(fallen.god) }) : "",
    near,
  ]
    .filter(Boolean)
    .join(" ");
}

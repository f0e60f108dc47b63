// Who stands where on the map, piece by piece.
import type { Fact } from "../kit";
import { berthsOf, clearingsOf, isFjord, type Point, villagesOf } from "./places";
import type { BloodrageView, Group } from "./types";

export interface Stand extends Point {
  key: string;
  place: string;
  seat: number;
  figure: string;
  count: number;
  isAfloat: boolean;
  isTurned: boolean;
  /** It has come with the last update. */
  isFresh: boolean;
  /** It would stand here. */
  isGhost: boolean;
}

interface Arrival {
  type: string;
  seat?: number;
  figure?: string;
  count?: number;
  place?: string;
  to?: string;
  province?: string;
}

/** More than this many round the trunk stand together with their equals. */
const ALONE = 8;

/** Every figure at its point; equal ones are numbered, so that each can be found again. */
export function piecesOf(
  view: BloodrageView,
  recent: readonly Fact[],
  ghost: { seat: number; figure: string; place: string } | null,
): Stand[] {
  const fresh = arrived(recent);
  return view.places.flatMap(({ name, groups }) => {
    const all = spread(name, groups);
    if (ghost?.place === name) all.push({ ...ghost, count: 1, isGhost: true });
    const points = pointsOf(name, all.length);
    const seen = new Map<string, number>();
    return all.map((one, at) => {
      const kind = `${one.seat} ${one.figure}`;
      const number = (seen.get(kind) ?? 0) + 1;
      seen.set(kind, number);
      const of = groups.find(({ seat, figure }) => seat === one.seat && figure === one.figure)?.count ?? 0;
      const point = points[at] ?? { x: 0, y: 0 };
      return {
        ...point,
        key: `${name} ${kind} ${one.isGhost ? "ghost" : number}`,
        place: name,
        seat: one.seat,
        figure: one.figure,
        count: one.count,
        isAfloat: isFjord(name),
        isTurned: point.x > 20,
        isGhost: Boolean(one.isGhost),
        isFresh: !one.isGhost && number > of - (fresh.get(`${name} ${kind}`) ?? 0),
      };
    });
  });
}

type One = Group & { isGhost?: boolean };

function spread(name: string, groups: readonly Group[]): One[] {
  const sum = groups.reduce((total, { count }) => total + count, 0);
  if (name === "yggdrasil" && sum > ALONE) return groups.map((group) => ({ ...group }));
  return groups.flatMap((group) => Array.from({ length: group.count }, () => ({ ...group, count: 1 })));
}

function pointsOf(name: string, count: number): Point[] {
  if (name === "yggdrasil") return clearingsOf(count);
  return isFjord(name) ? berthsOf(name, count) : villagesOf(name, count);
}

/** How many of each kind came where. */
function arrived(recent: readonly Fact[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const { event } of recent) {
    const { type, seat, figure, count, place, to, province } = event as Arrival;
    if (!["Invaded", "Returned", "Marched", "Joined", "LeaderMoved"].includes(type)) continue;
    const key = `${to ?? place ?? province} ${seat} ${figure ?? "leader"}`;
    found.set(key, (found.get(key) ?? 0) + (count ?? 1));
  }
  return found;
}

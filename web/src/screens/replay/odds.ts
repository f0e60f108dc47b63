// The odds of everybody as lines of a drawing, and the answers that a review speaks of by their places.
import type { CurvePoint, ReplayLine } from "../../lib/protocol";

export const WIDTH = 600;
export const HEIGHT = 150;

/** A place of the curve: after how many answers, and everybody's odds there. */
export interface Place {
  at: number;
  odds: number[];
}

/** After how many answers the one with a number was given; those behind the last line are the end. */
export function answersBefore(lines: ReplayLine[], number: number): number {
  const found = lines.findIndex((line) => line.number >= number);
  return found < 0 ? lines.length : found;
}

export function placesOf(curve: CurvePoint[], lines: ReplayLine[]): Place[] {
  return curve.map(({ number, odds }) => ({ at: answersBefore(lines, number), odds }));
}

export function xOf(at: number, steps: number): number {
  return Math.round((at / Math.max(1, steps)) * WIDTH * 10) / 10;
}

export function yOf(odds: number): number {
  return Math.round((1 - odds) * HEIGHT * 10) / 10;
}

/** The line of a seat through all places. */
export function lineOf(places: Place[], seat: number, x: (at: number) => number): string {
  return places.map(({ at, odds }, n) => `${n ? "L" : "M"}${x(at)} ${yOf(odds[seat] ?? 0)}`).join("");
}

/** The odds at, or last before, so many answers. */
export function oddsAt(places: Place[], at: number): number[] {
  return (places.findLast((place) => place.at <= at) ?? places[0])?.odds ?? [];
}

/** The shape of a seat around a point: circle, square, triangle, diamond, hexagon. */
export function shapeOf(seat: number, x: number, y: number, r = 6): string {
  const corners = [0, 4, 3, 4, 6][seat % 5] ?? 0;
  if (corners === 0) return `M${x - r} ${y}a${r} ${r} 0 1 1 ${2 * r} 0a${r} ${r} 0 1 1 ${-2 * r} 0z`;
  const turn = seat % 5 === 1 ? Math.PI / 4 : -Math.PI / 2;
  const points = Array.from({ length: corners }, (_, n) => {
    const angle = turn + (2 * Math.PI * n) / corners;
    return `${(x + 1.2 * r * Math.cos(angle)).toFixed(1)} ${(y + 1.2 * r * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}z`;
}

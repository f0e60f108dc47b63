// Where a replay halts: at every position in which somebody had to decide, and at the end.

import type { ReplayLine } from "../../lib/protocol";

/** Numbers of answers after which a person was asked; nature's answers lie in between. */
export function stopsOf(lines: ReplayLine[]): number[] {
  const stops: number[] = [];
  lines.forEach((line, index) => {
    if (line.seat >= 0) stops.push(index);
  });
  if (stops.at(-1) !== lines.length) stops.push(lines.length);
  return stops;
}

/** The stop at, or the last one before, so many answers. */
export function stopAt(stops: number[], at: number): number {
  let found = 0;
  stops.forEach((stop, index) => {
    if (stop <= at) found = index;
  });
  return found;
}

/** The first number of answers after which a reader had been told so many events; `told` asks the server. */
export async function answersFor(events: number, last: number, told: (at: number) => Promise<number>): Promise<number> {
  let low = 0;
  let high = last;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((await told(middle)) >= events) high = middle;
    else low = middle + 1;
  }
  return low;
}

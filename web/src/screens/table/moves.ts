// The legal moves as a list that people can read: grouped by their first word, the most points first.

import type { Choice, Words } from "../../lib/protocol";

export interface Move {
  text: string;
  /** What is left of the text behind the group's word. */
  rest: string;
  label: Words | null;
  warning: Words | null;
  points: number | null;
}

export interface Group {
  word: string;
  moves: Move[];
  /** The most that a move of this group earns; null where nobody knows. */
  best: number | null;
}

/** Moves in groups, in the order of the server; in a group the most points first. */
export function groupsOf(moves: string[], choices: Choice[] | null): Group[] {
  const known = new Map((choices ?? []).map((choice) => [choice.text, choice]));
  const groups = new Map<string, Group>();
  for (const text of moves) {
    const space = text.indexOf(" ");
    const word = space < 0 ? text : text.slice(0, space);
    const choice = known.get(text);
    const points = choice?.points ?? null;
    const group = groups.get(word) ?? { word, moves: [], best: null };
    groups.set(word, group);
    group.moves.push({
      text,
      rest: space < 0 ? "" : text.slice(space + 1),
      label: choice?.label ?? null,
      warning: choice?.warning ?? null,
      points,
    });
    if (points !== null) group.best = Math.max(group.best ?? points, points);
  }
  for (const group of groups.values())
    group.moves.sort((a, b) => (b.points ?? Number.NEGATIVE_INFINITY) - (a.points ?? Number.NEGATIVE_INFINITY));
  return [...groups.values()];
}

/** Whether the groups are worth folding: many moves of several kinds, and not each of its own kind. */
export function isLong(groups: Group[]): boolean {
  const count = groups.reduce((sum, group) => sum + group.moves.length, 0);
  return groups.length > 1 && groups.length < count && count > 12;
}

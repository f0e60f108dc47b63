// The Experience Chart as the screen draws it: which lines stand where.
export type { Box, Line } from "../../kit/campaign";

/** Which die a line of faces is for; null for any other line. */
export function facesOf(line: string): "god" | "vanir" | null {
  if (line === "god-faces") return "god";
  return line === "vanir-faces" ? "vanir" : null;
}

export const TROOPS: ReadonlySet<string> = new Set(["elves", "dice"]);

/** The sign of a line of relationships. */
export const RELATION_SIGNS: Record<string, string> = {
  brother: "brothers",
  tie: "blood",
  fellow: "chance",
  companion: "travel",
};

/** All sides of a die: those that are successes first, then those that are none. */
export function sides(successes: readonly string[]): { face: string; holds: boolean }[] {
  const rest = Array.from({ length: Math.max(0, 6 - successes.length) }, () => ({ face: "", holds: false }));
  return [...successes.map((face) => ({ face, holds: true })), ...rest];
}

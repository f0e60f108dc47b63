/** A drawing on a 64 grid in one colour: lines of width 3, solid parts, and lines cut out of the solid parts. */
export interface Emblem {
  line: string;
  solid: string;
  cut?: string;
}

/** A circle as a path. */
export function dot(x: number, y: number, r: number): string {
  return `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0Z`;
}

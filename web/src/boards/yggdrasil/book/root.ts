// The root of the chronicle: where its chapters hang, from the ash on the left to Nidhögg on the right.
import type { ChapterInfo } from "../../kit/campaign";

export interface Hanging {
  chapter: ChapterInfo;
  /** Left, top, width and height of its frame. */
  x: number;
  y: number;
  width: number;
  height: number;
}

const GAP = 18;
const TALLER = 1.41;
/** How deep a frame hangs, one after the other, so that the root winds. */
const LEVELS = [274, 296, 272, 300, 280, 296];

/** The frames along a root of this width; the open chapter is larger. */
export function hang(chapters: readonly ChapterInfo[], width: number): Hanging[] {
  const shares = chapters.map((chapter) => (chapter.state === "open" ? TALLER : 1));
  const all = shares.reduce((sum, share) => sum + share, 0);
  const unit = (width - 52 - GAP * (chapters.length - 1)) / Math.max(1, all);
  let x = 26;
  return chapters.map((chapter, i) => {
    const own = unit * (shares[i] ?? 1);
    const height = own / 1.5;
    const place = { chapter, x, y: (LEVELS[i % LEVELS.length] ?? 250) - height, width: own, height };
    x += own + GAP;
    return place;
  });
}

/** The line of the root below the frames. */
export function rootBelow(frames: readonly Hanging[], width: number): string {
  const points = frames.map(({ x, y, width: own, height }) => [x + own / 2, y + height + 16] as const);
  let line = "M-70 -40";
  let [px, py] = [-70, -40];
  for (const [x, y] of [...points, [width + 10, 308] as const]) {
    line += `C${round(px + (x - px) * 0.5)} ${round(py === -40 ? 196 : py)} ${round(px + (x - px) * 0.5)} ${round(y)} ${round(x)} ${round(y)}`;
    [px, py] = [x, y];
  }
  return line;
}

function round(n: number): number {
  return Math.round(n * 10) / 10;
}

export const ROMAN = ["I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX", "X"];

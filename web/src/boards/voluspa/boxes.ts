// What a sheet over the board must not cover, in pixels of the board.
import type { Camera } from "../kit";
import { type Cell, landingOf, PITCH, STEPS, screenOf } from "./geometry";
import type { Play } from "./moves";
import type { Box } from "./placing";
import type { VoluspaView } from "./types";

/** The sum of a line stands out of it by so much of a cell. */
const OUT = 0.34;

function boxOf(camera: Camera, cell: Cell): Box {
  const side = PITCH * camera.scale;
  return { ...screenOf(camera, cell), width: side, height: side };
}

/** What a question is about: the cell, and where a shoved tile would go. */
export function aboutOf(camera: Camera, view: VoluspaView, asked: { cell: Cell; plays: readonly Play[] }): Box[] {
  const landings = asked.plays.flatMap((play) =>
    play.direction ? [boxOf(camera, landingOf(view, play, play.direction))] : [],
  );
  return [boxOf(camera, asked.cell), ...landings];
}

/** A tile is worth what it is worth by the tiles around it. */
export function aroundOf(camera: Camera, cell: Cell): Box[] {
  const beside = Object.values(STEPS).map((step) => boxOf(camera, { x: cell.x + step.x, y: cell.y + step.y }));
  return [boxOf(camera, cell), ...beside];
}

/** What has just been told of: the tile, its lines, and the tiles that changed. */
export function toldOf(camera: Camera, last: Cell | undefined, ...cells: (readonly Cell[])[]): Box[] {
  const out = PITCH * camera.scale * OUT;
  return [...(last ? [last] : []), ...cells.flat()].map((cell) => {
    const { x, y, width, height } = boxOf(camera, cell);
    return { x: x - out, y: y - out, width: width + 2 * out, height: height + 2 * out };
  });
}

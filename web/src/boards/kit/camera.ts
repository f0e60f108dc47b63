// From where a board is looked at. The world is what is drawn, in its own units; y grows downwards.

/** Screen = world × scale + (x, y). */
export interface Camera {
  x: number;
  y: number;
  scale: number;
}

export interface Size {
  width: number;
  height: number;
}

/** A part of the world. */
export interface Area {
  left: number;
  right: number;
  top: number;
  bottom: number;
}

const DEEPEST = 1.8;
const MARGIN = 8;

/** Zoom so that the point of the world under (x, y) stays there, never farther than at rest. */
export function zoomed(camera: Camera, factor: number, x: number, y: number, rest: Camera): Camera {
  const scale = Math.min(Math.max(camera.scale * factor, rest.scale), Math.max(DEEPEST, rest.scale));
  const ratio = scale / camera.scale;
  return { scale, x: x - (x - camera.x) * ratio, y: y - (y - camera.y) * ratio };
}

/** No camera looks past the world: some of it always stays in the middle third. */
export function held({ x, y, scale }: Camera, world: Area, size: Size): Camera {
  const between = (least: number, value: number, most: number) => Math.min(Math.max(value, least), most);
  return {
    scale,
    x: between((size.width * 2) / 3 - world.right * scale, x, size.width / 3 - world.left * scale),
    y: between((size.height * 2) / 3 - world.bottom * scale, y, size.height / 3 - world.top * scale),
  };
}

/** The camera moved just so far that this is on the screen. */
export function revealing({ x, y, scale }: Camera, area: Area, size: Size): Camera {
  const push = (from: number, to: number, room: number) => Math.min(0, room - MARGIN - to) + Math.max(0, MARGIN - from);
  return {
    scale,
    x: x + push(area.left * scale + x, area.right * scale + x, size.width),
    y: y + push(area.top * scale + y, area.bottom * scale + y, size.height),
  };
}

// Where help stands: beside what it explains, never on it.

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

const GAP = 8;
const EDGE = 12;

/** The upper left corner of something of this size: below the box, else above, else at a side, wherever there is room. */
export function beside(box: Box, size: { width: number; height: number }, screen: { width: number; height: number }) {
  const right = box.left + box.width;
  const bottom = box.top + box.height;
  const across = kept(box.left + box.width / 2 - size.width / 2, size.width, screen.width);
  const along = kept(box.top + box.height / 2 - size.height / 2, size.height, screen.height);
  const ways = [
    { room: screen.height - bottom - size.height, x: across, y: bottom + GAP },
    { room: box.top - size.height, x: across, y: box.top - GAP - size.height },
    { room: screen.width - right - size.width, x: right + GAP, y: along },
    { room: box.left - size.width, x: box.left - GAP - size.width, y: along },
  ];
  const most = Math.max(...ways.map(({ room }) => room));
  const { x, y } = ways.find(({ room }) => room >= GAP + EDGE) ??
    ways.find(({ room }) => room === most) ?? { x: 0, y: 0 };
  return { x: kept(x, size.width, screen.width), y: kept(y, size.height, screen.height) };
}

/** On the screen. */
function kept(at: number, size: number, most: number): number {
  return Math.max(EDGE, Math.min(at, most - size - EDGE));
}

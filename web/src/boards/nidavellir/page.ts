// What lies over the whole width of the page, as high as the board: it goes into a style.

export interface Span {
  top: number;
  height: number;
}

/** Tells where the board is, now and whenever that changes. */
export function spanning(tell: (span: Span) => void): (node: HTMLElement) => () => void {
  return (node) => {
    const board = node.closest(".nidavellir");
    const measure = () => {
      const box = board?.getBoundingClientRect();
      tell({ top: box?.top ?? 0, height: box?.height ?? 0 });
    };
    measure();
    const changes = new ResizeObserver(measure);
    if (board) changes.observe(board);
    addEventListener("resize", measure);
    return () => {
      changes.disconnect();
      removeEventListener("resize", measure);
    };
  };
}

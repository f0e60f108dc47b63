// How points come to where they are counted.

/** Points rise from a point of the page and fly to the score, if the page shows where that is. */
export function fly(text: string, x: number, y: number, target: Element | null, ms: number): void {
  if (!ms) return;
  const node = document.createElement("span");
  node.className = "voluspa-flight numbers";
  node.ariaHidden = "true";
  node.textContent = text;
  node.style.left = `${x}px`;
  node.style.top = `${y}px`;
  document.body.append(node);
  const there = target?.getBoundingClientRect();
  const to = there?.width
    ? { dx: there.left + there.width / 2 - x, dy: there.top + there.height / 2 - y, opacity: 0.9 }
    : { dx: 0, dy: -46, opacity: 0 };
  const at = (dx: number, dy: number, scale: number) =>
    `translate(-50%, -50%) translate(${dx}px, ${dy}px) scale(${scale})`;
  const flight = node.animate(
    [
      { transform: at(0, 0, 0.7), opacity: 0, offset: 0 },
      { transform: at(0, -10, 1.12), opacity: 1, offset: 0.2 },
      { transform: at(0, -14, 1), opacity: 1, offset: 0.55 },
      { transform: at(to.dx, to.dy, 0.7), opacity: to.opacity, offset: 1 },
    ],
    { duration: ms * 4, easing: "ease-in-out" },
  );
  flight.onfinish = () => node.remove();
  flight.oncancel = () => node.remove();
}

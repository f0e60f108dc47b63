// Where a move happens, as it is drawn: the place or the piece that a hint lights up before it names anything.

/** Where boards draw what moves speak of. */
const DRAWN = ["#main", ".bottom", ".beside"];

/** What belongs to a move on this screen and can be seen: where it leads to, or else what it is done with. */
export function spotOf(move: string, root: ParentNode = document): Element | null {
  const words = move.split(" ").reverse();
  const names = words.length > 1 ? [move, ...words] : [move];
  return first(names, placed, root) ?? first(names, pieced, root);
}

/** What a place is called for whoever does not see it. */
export function calledAt(spot: Element): string {
  const labelled = spot.hasAttribute("aria-label") ? spot : spot.querySelector("[aria-label]");
  return (labelled?.getAttribute("aria-label") ?? spot.querySelector(".aloud")?.textContent ?? spot.textContent ?? "")
    .replace(/\s+/g, " ")
    .trim();
}

function first(names: string[], selector: (name: string) => string[], root: ParentNode): Element | null {
  for (const name of names)
    for (const part of selector(CSS.escape(name))) {
      const all = root.querySelectorAll(DRAWN.map((where) => `${where} ${part}`).join(", "));
      const seen = [...all].find(isSeen);
      if (seen) return seen;
    }
  return null;
}

function placed(name: string): string[] {
  return [`[data-place="${name}"]`, `[data-cell="${name}"]`];
}

function pieced(name: string): string[] {
  return [
    `[data-answer="${name}"]`,
    `[data-card="${name}"], [data-card$=" ${name}"]`,
    `:is(button, [tabindex], [role=img]):is([data-help="${name}"], [data-help$=":${name}"], [data-help*=":${name} "])`,
  ];
}

function isSeen(node: Element): boolean {
  const { left, top, width, height } = node.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  return width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
}

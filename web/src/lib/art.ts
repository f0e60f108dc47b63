// Sheets of symbols, as web/src/art holds them: fetched by content hash once the page stands, and laid into it once.
const laid = new Map<string, Promise<void>>();

/** From now on the sheet's symbols can be used by their ids. One that does not come is asked for again the next time. */
export function lay(sheet: string): Promise<void> {
  const found = laid.get(sheet);
  if (found) return found;
  comes(1);
  const coming = fetched(sheet)
    .catch(() => {
      laid.delete(sheet);
    })
    .finally(() => comes(-1));
  laid.set(sheet, coming);
  return coming;
}

/** The page says so as long as art is on its way: whoever takes a picture of it waits for that. */
let onTheWay = 0;
function comes(more: 1 | -1): void {
  onTheWay += more;
  document.documentElement.toggleAttribute("data-art-comes", onTheWay > 0);
}

async function fetched(sheet: string): Promise<void> {
  const answer = await fetch(sheet);
  if (!answer.ok) throw new Error(`${sheet}: ${answer.status}`);
  const svg = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
  // Not hidden: gradients of what is not displayed paint nothing.
  svg.setAttribute("width", "0");
  svg.setAttribute("height", "0");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("data-art", sheet);
  svg.classList.add("sheet-of-symbols");
  laying = laying.then(() => spread(svg, document.body));
  return laying;
}

/** One sheet after the other. */
let laying = Promise.resolve();

/** So many elements in a frame: whoever uses a symbol is drawn again when it comes, and a phone must not stand still. */
const AT_ONCE = 100;

/** Lay an element down without what it holds, and that after it, a frame's worth at a time. */
async function spread(whole: Element, into: Element): Promise<void> {
  const parts = [...whole.children];
  whole.replaceChildren();
  into.append(whole);
  let weight = 0;
  for (const part of parts) {
    const size = part.getElementsByTagName("*").length;
    if (part.localName === "defs" && size > AT_ONCE) await spread(part, whole);
    else whole.append(part);
    weight += size;
    if (weight < AT_ONCE) continue;
    weight = 0;
    await new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)));
  }
}

/** Art comes when the page stands: whoever only reads waits for none of it. */
export function layLater(sheet: string, done?: () => void): () => void {
  let isLeft = false;
  const frame = requestAnimationFrame(() => {
    setTimeout(async () => {
      if (isLeft) return;
      await lay(sheet);
      if (!isLeft) done?.();
    });
  });
  return () => {
    isLeft = true;
    cancelAnimationFrame(frame);
  };
}

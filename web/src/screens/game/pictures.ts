// What a help text is about may have been drawn: then the symbol whose id ends in the thing's name illustrates it.
import type { BoardModule } from "../../boards/kit/board";
import { lay } from "../../lib/art";

/** Every sheet of a board laid into the page; then every symbol by the name of its thing. */
export async function picturesOf({ art: sheets = [] }: BoardModule): Promise<ReadonlyMap<string, SVGSymbolElement>> {
  await Promise.all(sheets.map(lay));
  const found = new Map<string, SVGSymbolElement>();
  for (const address of sheets)
    for (const symbol of document.querySelectorAll<SVGSymbolElement>(`[data-art="${CSS.escape(address)}"] symbol[id]`))
      for (const name of endingsOf(symbol.id)) if (!found.has(name)) found.set(name, symbol);
  return found;
}

/** "x-fig-fire-giant" ends in "fig-fire-giant", "fire-giant" and "giant". */
function endingsOf(id: string): string[] {
  const words = id.split("-");
  return words.slice(1).map((_, at) => words.slice(at + 1).join("-"));
}

/** The picture of what the id of a title names: "tale-figure-fire_giant" is about the fire giant. */
export function pictureFor(
  title: string,
  pictures: ReadonlyMap<string, SVGSymbolElement>,
): SVGSymbolElement | undefined {
  const words = title.replaceAll("_", "-").split("-");
  for (let at = 1; at < words.length; at += 1) {
    const found = pictures.get(words.slice(at).join("-"));
    if (found) return found;
  }
  return undefined;
}

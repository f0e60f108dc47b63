// A face as a picture of its own: many small ones cost a page less than as many uses of a symbol with its clip.
import { faces } from "./faces.svelte";

const made = new Map<string, string>();

/** The address of a picture of whoever sits there; nothing until faces are here, or where nobody is seen. */
export function portraitOf(seat: number): string {
  const face = faces.atTable[seat];
  const symbol = face && faces.isLaid ? document.getElementById(face) : null;
  if (!face || !symbol) return "";
  const known = made.get(face);
  if (known) return known;
  const clips = [...(symbol.parentNode?.querySelectorAll("clipPath") ?? [])].map((one) => one.outerHTML).join("");
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${clips}${symbol.innerHTML}</svg>`;
  const picture = `data:image/svg+xml,${encodeURIComponent(drawn)}`;
  made.set(face, picture);
  return picture;
}

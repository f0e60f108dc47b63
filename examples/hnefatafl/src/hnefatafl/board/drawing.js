// Pieces and marks of the board, drawn on squares of 64 units.
import { dot } from "../../../kit/1.js";

const SVG = "http://www.w3.org/2000/svg";

const CROWN = "M18 44 14 24l10 8 8-14 8 14 10-8-4 20Z";
const SHAPES = {
  attacker: [
    ["circle", { cx: 32, cy: 32, r: 21, class: "body" }],
    ["path", { d: "M22 22 42 42M42 22 22 42", class: "sign" }],
  ],
  defender: [
    ["circle", { cx: 32, cy: 32, r: 21, class: "body" }],
    ["circle", { cx: 32, cy: 32, r: 9, class: "sign" }],
  ],
  king: [
    ["circle", { cx: 32, cy: 32, r: 25, class: "body" }],
    ["path", { d: CROWN, class: "crown" }],
  ],
};
const MARKS = {
  throne: [["path", { d: "M10 10 54 54M54 10 10 54M10 10h44v44H10Z", class: "mark" }]],
  exit: [["path", { d: "M14 32 32 14l18 18-18 18ZM24 32l8-8 8 8-8 8Z", class: "mark" }]],
};

/** A drawing of one square, hidden from readers: what it shows is said by the name of the square. */
function drawn(parts, name) {
  const svg = document.createElementNS(SVG, "svg");
  svg.setAttribute("viewBox", "0 0 64 64");
  svg.setAttribute("aria-hidden", "true");
  svg.setAttribute("class", name);
  for (const [tag, attributes] of parts) {
    const part = document.createElementNS(SVG, tag);
    for (const [key, value] of Object.entries(attributes)) part.setAttribute(key, value);
    svg.append(part);
  }
  return svg;
}

export const pieceOf = (kind) => drawn(SHAPES[kind], `piece ${kind}`);
export const markOf = (kind) => drawn(MARKS[kind], `ground ${kind}`);

/** The cover of the game: an attacker, a defender, and the king on top. */
export const cover = [
  { line: "", solid: dot(32, 32, 22), cut: "M22 22 42 42M42 22 22 42" },
  { line: dot(32, 32, 22), solid: dot(32, 32, 9) },
  { line: dot(32, 32, 27), solid: CROWN },
];

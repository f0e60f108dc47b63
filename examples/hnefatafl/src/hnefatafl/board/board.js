// The board of Hnefatafl: squares that are buttons. It knows no rules: what can be moved comes from the server.

import { directionOf, say } from "../../../kit/1.js";
import { cover, markOf, pieceOf } from "./drawing.js";

export { lessons } from "./lessons.js";

/** Our own sheet of symbols: what the home page and the rules are illustrated with. */
const sheet = new URL("./art.svg", import.meta.url).href;
export const art = [sheet];
export const card = {
  art: { sheet, symbol: "hnefatafl-cover", ground: "#231a14" },
  cover,
  course: { board: "brandubh" },
};
export const beginnings = ["PieceMoved"];

const SIDES = ["attackers", "defenders"];
const TOPICS = ["attacker", "defender", "king", "brandubh", "tablut"];
const FAR = 6; // pixels after which a press is a drag

await styled(new URL("./board.css", import.meta.url).href);

export function summary(view, seat) {
  return say(`hnefatafl-web-${SIDES[seat]}`, { lost: view.lost[seat] });
}

/** As people write it. */
export function moveName(move) {
  return move.replace("-", "–");
}

export function help(topic) {
  return TOPICS.filter((name) => topic === "all" || topic === name).map((name) => ({
    title: `hnefatafl-${name}`,
    text: `hnefatafl-about-${name}`,
  }));
}

export function mount(element, scene) {
  const board = new Board(element, scene);
  board.update(scene);
  return board;
}

class Board {
  /** The square whose piece is about to move. */
  chosen = null;
  /** Where the keyboard is. */
  at = null;
  drag = null;
  hasDropped = false;

  constructor(element, scene) {
    this.scene = scene;
    this.root = made("div", "hnefatafl");
    element.append(this.root);
    this.root.addEventListener("click", (event) => this.onSquare(event, (square) => this.press(square)));
    this.root.addEventListener("keydown", (event) => this.onKey(event));
    this.root.addEventListener("focusin", (event) => this.onSquare(event, (square) => this.goTo(square)));
    this.root.addEventListener("pointerdown", (event) => this.onSquare(event, (square) => this.grasp(event, square)));
    this.root.addEventListener("pointermove", (event) => this.carry(event));
    this.root.addEventListener("pointerup", (event) => this.drop(event));
    this.root.addEventListener("pointercancel", () => this.letGo());
  }

  update(scene) {
    const isNew = scene.tick !== this.tick;
    const isAnother = scene.asked?.id !== this.scene.asked?.id;
    this.scene = scene;
    if (this.side !== scene.view.side) this.build(scene.view.side);
    if (isAnother || !scene.moves.length) this.choose(null, false);
    if (this.drag && !this.isMovable(this.drag.square)) this.letGo();
    this.tick = scene.tick;
    this.draw();
    if (isNew) this.animate();
  }

  destroy() {
    this.root.remove();
  }

  /** Rows from the top down, and the letters below them. */
  build(side) {
    this.side = side;
    this.at ??= 0;
    this.squares = [];
    this.grid = made("div", "grid", { role: "grid" });
    this.grid.style.setProperty("--side", side);
    for (let row = side - 1; row >= 0; row--) {
      const line = made("div", "", { role: "row" });
      line.append(made("span", "name", { "aria-hidden": "true" }, String(row + 1)));
      for (let column = 0; column < side; column++) {
        const square = row * side + column;
        const cell = made("div", "", { role: "gridcell" });
        this.squares[square] = made("button", "", { type: "button", "data-square": square });
        cell.append(this.squares[square]);
        line.append(cell);
      }
      this.grid.append(line);
    }
    const letters = made("div", "", { role: "presentation", "aria-hidden": "true" });
    letters.style.setProperty("display", "contents");
    letters.append(made("span", "name"));
    for (let column = 0; column < side; column++) letters.append(made("span", "name", {}, letterOf(column)));
    this.grid.append(letters);
    this.root.replaceChildren(this.grid);
  }

  draw() {
    const { view, preview } = this.scene;
    const [from, to] = preview ? preview.split("-").map((name) => this.squareOf(name)) : [null, null];
    const changed = this.changedSquares();
    const targets = this.targetsOf(this.chosen);
    this.grid.setAttribute("aria-label", say("hnefatafl-web-board", { board: say(`hnefatafl-${view.board}`) }));
    for (const [square, button] of this.squares.entries()) {
      const piece = view.cells[square];
      const isThrone = square === view.throne;
      const isExit = view.exits.includes(square);
      const state = {
        throne: isThrone,
        exit: isExit,
        changed: changed.has(square),
        movable: this.isMovable(square),
        chosen: square === this.chosen,
        target: targets.has(square),
        shown: square === to || square === from,
      };
      button.className = Object.keys(state)
        .filter((name) => state[name])
        .join(" ");
      button.tabIndex = square === this.at ? 0 : -1;
      button.setAttribute("aria-label", this.nameOf(square, state));
      if (state.movable) button.setAttribute("aria-pressed", String(state.chosen));
      else button.removeAttribute("aria-pressed");
      const drawings = [];
      if (isThrone) drawings.push(markOf("throne"));
      else if (isExit) drawings.push(markOf("exit"));
      if (piece) drawings.push(pieceOf(piece));
      if (piece && square === from) drawings.at(-1).classList.add("ghost");
      if (square === to && from !== null && view.cells[from]) drawings.push(pieceOf(view.cells[from]));
      button.replaceChildren(...drawings);
    }
    this.lift();
  }

  /** What is dragged stays in the hand, however often the board is drawn meanwhile. */
  lift() {
    const { drag } = this;
    if (!drag?.isLifted) return;
    const piece = this.squares[drag.square].querySelector(".piece");
    piece.classList.add("dragged");
    piece.style.setProperty("transform", `translate(${drag.dx}px, ${drag.dy}px)`);
    this.squares[drag.over]?.classList.add("aimed");
  }

  /** What a reader hears of a square. */
  nameOf(square, state) {
    const { view } = this.scene;
    const piece = view.cells[square];
    const parts = [this.textOf(square), piece ? say(`hnefatafl-${piece}`) : say("hnefatafl-web-empty")];
    if (state.throne) parts.push(say("hnefatafl-web-throne"));
    else if (state.exit) parts.push(say("hnefatafl-web-exit"));
    if (state.chosen) parts.push(say("hnefatafl-web-chosen"));
    else if (state.target) parts.push(say("hnefatafl-web-target"));
    else if (state.movable && this.chosen === null) parts.push(say("hnefatafl-web-movable"));
    return parts.join(", ");
  }

  /** A piece has just come here, or was just captured here. */
  changedSquares() {
    const names = this.scene.recent.map(({ event }) => event?.end ?? event?.square).filter(Boolean);
    return new Set(names.map((name) => this.squareOf(name)));
  }

  /** A piece glides to where it has moved. */
  animate() {
    const { recent, ms, reducedMotion } = this.scene;
    if (!ms || reducedMotion) return;
    for (const { event } of recent) {
      if (event?.type !== "PieceMoved") continue;
      const [start, end] = [this.squares[this.squareOf(event.start)], this.squares[this.squareOf(event.end)]];
      const [there, here] = [start.getBoundingClientRect(), end.getBoundingClientRect()];
      const from = `translate(${there.x - here.x}px, ${there.y - here.y}px)`;
      end
        .querySelector(".piece")
        ?.animate([{ transform: from }, { transform: "none" }], { duration: ms, easing: "ease-out" });
    }
  }

  isOpen() {
    return !this.scene.readOnly && this.scene.moves.length > 0;
  }

  isMovable(square) {
    return this.isOpen() && this.scene.moves.some(({ text }) => text.startsWith(`${this.textOf(square)}-`));
  }

  targetsOf(square) {
    if (square === null || !this.isOpen()) return new Set();
    const start = `${this.textOf(square)}-`;
    const reached = this.scene.moves.filter(({ text }) => text.startsWith(start));
    return new Set(reached.map(({ text }) => this.squareOf(text.slice(start.length))));
  }

  choose(square, isSaid = true) {
    if (square === this.chosen) return;
    this.chosen = square;
    if (isSaid) this.scene.show(null);
    this.scene.advise(square === null ? null : say("hnefatafl-web-advice", { square: this.textOf(square) }));
  }

  /** A click, or Enter: a piece first, then where it goes. Wherever it cannot go, the server says why. */
  press(square) {
    if (!this.isOpen() || this.hasDropped) return;
    if (square === this.chosen) this.choose(null);
    else if (this.isMovable(square)) this.choose(square);
    else if (this.chosen !== null) this.scene.propose(`${this.textOf(this.chosen)}-${this.textOf(square)}`);
    else if (this.scene.view.cells[square]) this.scene.why(this.elsewhere(square));
    this.draw();
  }

  /** Any move of a piece that cannot move, so that the rule is named that stops it. */
  elsewhere(square) {
    const other = square % this.side ? square - 1 : square + 1;
    return `${this.textOf(square)}-${this.textOf(other)}`;
  }

  goTo(square) {
    if (square === this.at) return;
    this.squares[this.at].tabIndex = -1;
    this.at = square;
    this.squares[square].tabIndex = 0;
  }

  onKey(event) {
    if (event.key === "Escape" && this.chosen !== null) {
      event.stopPropagation();
      this.choose(null);
      this.draw();
      return;
    }
    const direction = directionOf(event);
    if (!direction || !event.target.dataset.square) return;
    event.preventDefault();
    const [column, row] = [this.at % this.side, Math.floor(this.at / this.side)];
    const [x, y] = [column + direction.x, row - direction.y];
    if (x >= 0 && x < this.side && y >= 0 && y < this.side) this.squares[y * this.side + x].focus();
  }

  grasp(event, square) {
    if (event.button !== 0 || !this.isMovable(square)) return;
    this.drag = { square, x: event.clientX, y: event.clientY, id: event.pointerId, isLifted: false };
  }

  carry(event) {
    const { drag } = this;
    if (!drag || event.pointerId !== drag.id) return;
    Object.assign(drag, { dx: event.clientX - drag.x, dy: event.clientY - drag.y, over: this.under(event) });
    if (!drag.isLifted) {
      if (Math.hypot(drag.dx, drag.dy) < FAR) return;
      drag.isLifted = true;
      this.choose(drag.square);
      this.draw();
      this.squares[drag.square].setPointerCapture(drag.id);
      return;
    }
    for (const button of this.squares) button.classList.remove("aimed");
    this.lift();
  }

  drop(event) {
    const { drag } = this;
    if (!drag || event.pointerId !== drag.id) return;
    const end = this.under(event);
    this.letGo();
    if (!drag.isLifted) return;
    // The click that follows belongs to the drag.
    this.hasDropped = true;
    setTimeout(() => {
      this.hasDropped = false;
    });
    if (end !== null && end !== drag.square) this.scene.propose(`${this.textOf(drag.square)}-${this.textOf(end)}`);
    this.draw();
  }

  letGo() {
    const piece = this.drag && this.squares[this.drag.square].querySelector(".piece");
    piece?.style.removeProperty("transform");
    piece?.classList.remove("dragged");
    this.drag = null;
  }

  under(event) {
    const found = document.elementFromPoint(event.clientX, event.clientY)?.closest("[data-square]");
    return found && this.root.contains(found) ? Number(found.dataset.square) : null;
  }

  onSquare(event, act) {
    const found = event.target.closest?.("[data-square]");
    if (found) act(Number(found.dataset.square));
  }

  textOf(square) {
    return `${letterOf(square % this.side)}${Math.floor(square / this.side) + 1}`;
  }

  squareOf(name) {
    return (Number(name.slice(1)) - 1) * this.side + name.charCodeAt(0) - 97;
  }
}

function letterOf(column) {
  return String.fromCharCode(97 + column);
}

function made(tag, name, attributes = {}, text = "") {
  const element = document.createElement(tag);
  if (name) element.className = name;
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  if (text) element.textContent = text;
  return element;
}

/** The style sheet, once, before anything is drawn. */
function styled(href) {
  return new Promise((done) => {
    const link = Object.assign(document.createElement("link"), {
      rel: "stylesheet",
      href,
      onload: done,
      onerror: done,
    });
    document.head.append(link);
  });
}

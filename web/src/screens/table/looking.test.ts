// What lights up where a hint says "look here".
import { beforeEach, expect, test, vi } from "vitest";
import { calledAt, spotOf } from "./looking";

beforeEach(() => {
  document.body.innerHTML = "";
  vi.spyOn(Element.prototype, "getBoundingClientRect").mockImplementation(function (this: Element) {
    return new DOMRect(10, 10, this.hasAttribute("data-away") ? 0 : 40, 40);
  });
});

function draw(board: string, hand = ""): void {
  document.body.innerHTML = `<main id="main">${board}</main><section class="bottom">${hand}</section>`;
}
const marked = (move: string) => spotOf(move)?.id;

test("a move lights up where it leads to before what it is done with", () => {
  draw('<i id="cell" data-cell="-1,2"></i>', '<button id="tile" data-help="thor"></button>');
  expect(marked("thor -1,2")).toBe("cell");
  draw('<i id="away" data-cell="-1,2" data-away></i>', '<button id="tile" data-help="thor"></button>');
  expect(marked("thor -1,2")).toBe("tile");
});

test("cards, coins and answers are found by their names, and nothing where nothing is drawn", () => {
  draw('<b id="card" data-card="goblin hunter-0"></b>', '<button id="coin" data-help="coin:5 gold"></button>');
  expect([marked("hunter-0"), marked("0 2 5"), marked("miner-1")]).toEqual(["card", "coin", undefined]);
  draw('<i id="world" data-place="asgard"></i>', '<button id="answer" data-answer="fight surt"></button>');
  expect([marked("fight surt"), marked("asgard")]).toEqual(["answer", "world"]);
});

test("whoever does not see it hears what it is called", () => {
  draw(
    '<g data-place="horgr"><path aria-label="Horgr, 2 villages"></path></g><b data-card="a b"><span class="aloud">Hunter</span> 3</b>',
  );
  expect(["horgr", "b"].map((move) => calledAt(spotOf(move) as Element))).toEqual(["Horgr, 2 villages", "Hunter"]);
});

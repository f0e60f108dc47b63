import { expect, test } from "vitest";
import { keeping, kept } from "./kept";

const view = () => ({ scores: [1, 2], board: [{ x: 0 }, { x: 1 }, { x: 2 }], hands: { own: ["hel"], none: null } });

test("what equals what was before is what was before", () => {
  const before = view();
  expect(kept(before, view())).toBe(before);
});

test("what has changed is new, and everything beside it is not", () => {
  const before = view();
  const now = kept(before, { ...view(), scores: [1, 3] });
  expect(now).toEqual({ ...view(), scores: [1, 3] });
  expect(now).not.toBe(before);
  expect(now.board).toBe(before.board);
  expect(now.hands).toBe(before.hands);
});

test("of a list that has grown or shrunk, what stands before and behind stays", () => {
  const { board } = view();
  const [first, second, third] = board;
  const grown = kept(board, [{ x: 0 }, { x: 9 }, { x: 1 }, { x: 2 }]);
  expect(grown).toEqual([{ x: 0 }, { x: 9 }, { x: 1 }, { x: 2 }]);
  expect([grown[0], grown[2], grown[3]].every((one, at) => one === board[at])).toBe(true);
  const shrunk = kept(board, [{ x: 1 }, { x: 2 }]);
  expect(shrunk[0]).toBe(second);
  expect(shrunk[1]).toBe(third);
  expect(kept(board, [{ x: 0 }])[0]).toBe(first);
});

test("a member that has gone, or is another kind of thing, is a change", () => {
  expect(kept({ a: 1, b: 2 }, { a: 1 })).toEqual({ a: 1 });
  expect(kept({}, [])).toEqual([]);
  expect(kept([], {})).toEqual({});
  expect(kept({ a: {} }, { a: null })).toEqual({ a: null });
});

test("what is no plain object is taken as it is", () => {
  const now = new Map([[1, 2]]);
  expect(kept({ a: new Map() }, { a: now }).a).toBe(now);
});

test("nothing is written into what was, or into what is", () => {
  const [before, now] = [Object.freeze({ a: Object.freeze([1]) }), Object.freeze({ a: Object.freeze([1, 2]) })];
  expect(kept<unknown>(before, now)).toEqual({ a: [1, 2] });
});

test("what is made again and again keeps its parts", () => {
  let points = 1;
  const make = keeping(() => ({ points, mark: { name: "Rooks" } }));
  const first = make();
  expect(make()).toBe(first);
  points = 2;
  const second = make();
  expect(second).toEqual({ points: 2, mark: { name: "Rooks" } });
  expect(second.mark).toBe(first.mark);
});

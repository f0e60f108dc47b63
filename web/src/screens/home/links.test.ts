import { expect, test } from "vitest";
import { pathOf } from "./links";

test("links to tables, replays and seats lead there, whatever the server's address", () => {
  expect(pathOf(" https://hall.example.org/games/t/mxcY6NUQB2?invitation=a-b_c ")).toBe(
    "/t/mxcY6NUQB2?invitation=a-b_c",
  );
  expect(pathOf("http://localhost:8000/r/mxcY6NUQB2")).toBe("/r/mxcY6NUQB2");
  expect(pathOf("http://localhost:8000/r/mxcY6NUQB2?at=12&seat=0#a-b_c")).toBe("/r/mxcY6NUQB2?at=12&seat=0#a-b_c");
  expect(pathOf("http://localhost:8000/s#token")).toBe("/s#token");
  expect(pathOf("mxcY6NUQB2")).toBe("/t/mxcY6NUQB2");
});

test("anything else leads nowhere", () => {
  for (const text of ["", "hello", "https://example.org/", "javascript:alert(1)//t/", "/t/../account"])
    expect(pathOf(text)).toBeNull();
});

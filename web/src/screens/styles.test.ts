import { expect, test } from "vitest";

const screens: Record<string, string> = import.meta.glob("./**/*.svelte", {
  eager: true,
  query: "?raw",
  import: "default",
});

test("no screen asks by :has() what lies deep inside it: with every new node all of the page would be styled again", () => {
  const deep = Object.entries(screens).flatMap(([path, text]) =>
    [...text.matchAll(/:has\((?!> )[^{]*/g)].map(([found]) => `${path}: ${found.trim()}`),
  );
  expect(Object.keys(screens).length).toBeGreaterThan(20);
  expect(deep).toEqual([]);
});

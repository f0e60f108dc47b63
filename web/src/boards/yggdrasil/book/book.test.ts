import { expect, test } from "vitest";
import type { Saga } from "../types";
import { newOn } from "./news";

const words = (id: string) => ({ id, terms: {} });
const page = (number: number, deeds: string[], rules: string[]) =>
  ({
    number,
    deeds: deeds.map((name) => ({ name, words: words(name) })),
    rules: rules.map((id) => ({ kind: "trigger", enemies: ["hel"], words: words(id) })),
  }) as unknown as Saga;

test("a page that has turned tells what it brings, and nothing that held before", () => {
  const now = page(2, ["trim", "strike"], ["ship climbs", "risk more"]);
  const { deeds, rules } = newOn(now, page(1, ["trim"], ["risk more"]));
  expect(deeds.map(({ name }) => name)).toEqual(["strike"]);
  expect(rules.map((rule) => rule.words.id)).toEqual(["ship climbs"]);
});

test("where the page before is not known all of it is told", () => {
  const now = page(2, ["trim"], ["ship climbs"]);
  expect(newOn(now, null)).toEqual({ deeds: now.deeds, rules: now.rules });
});

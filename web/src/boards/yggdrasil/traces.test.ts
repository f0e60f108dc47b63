import { expect, test } from "vitest";
import type { Fact } from "../kit";
import { traces } from "./traces";

const fact = (event: object): Fact => ({ event, words: { id: "", terms: {} } }) as unknown as Fact;

test("only what an update moves is measured before it", () => {
  const root = document.createElement("div");
  root.innerHTML = `<div class="tree">
    <div data-place="midgard"><div class="who"><span data-god="thor"></span><span data-enemy="surt"></span></div></div>
    <span class="serpent" data-enemy="iormungand"></span></div>
    <div class="path"><span class="here" data-enemy="nidhogg"></span></div>`;
  const found = (...events: object[]) => [...traces(root, events.map(fact)).keys()];
  expect(found({ type: "GodMoved", god: "thor" })).toEqual(["thor"]);
  expect(found({ type: "EnemyMoved", enemy: "surt" }, { type: "IslandReached" })).toEqual(["surt", "iormungand"]);
  expect(found({ type: "NidhoggMoved" })).toEqual(["nidhogg"]);
  expect(found({ type: "MidTurned" })).toEqual(["place midgard"]);
  expect(found({ type: "LifeLost", god: "thor" })).toEqual([]);
});

import { expect, test } from "vitest";
import { SIZES, sceneOf } from "./scene";
import { crowdBeside, islandsOf, serpentAt } from "./shore";

const ISLANDS = [0, 1, 2, 2, 3];
const GODS = ["odin", "thor", "freyr", "tyr", "frigg"];
const FOES: [string, number][] = [
  ["surt", 64],
  ["hel", 64],
];
const wide = sceneOf({ width: 1366, height: 632, left: 248, right: 300, below: 0 });
const phone = sceneOf({ width: 390, height: 600, left: 0, right: 0, below: 134 });

for (const [name, scene] of Object.entries({ wide, phone }))
  for (const island of ISLANDS.keys())
    for (const foes of [[], FOES])
      test(`${name}: nobody stands where the serpent lies at island ${island}, with ${foes.length} Enemies beside her`, () => {
        const spot = islandsOf(ISLANDS, scene, 0)[island];
        expect(spot).toBeDefined();
        const slot = serpentAt(spot ?? { x: 0, y: 0 }, scene);
        const all = crowdBeside(GODS, foes, scene.plate.width, scene.figure, slot);
        expect(all.map((one) => one.name).sort()).toEqual([...GODS, ...foes.map(([foe]) => foe)].sort());
        for (const one of all) {
          const half = ((SIZES.god?.width ?? 0) * one.scale) / 2;
          // A shoulder may touch her, no face lies behind her.
          expect(Math.abs(one.x - slot.x)).toBeGreaterThan(slot.width / 2 + half * 0.4);
          expect(Math.abs(one.x) - half).toBeLessThan(scene.plate.width / 2);
        }
      });

test("where there is room on both sides of her, gods and Enemies stand apart", () => {
  const slot = serpentAt(islandsOf(ISLANDS, wide, 0)[2] ?? { x: 0, y: 0 }, wide);
  const all = crowdBeside(["thor"], [["surt", 64]], wide.plate.width, wide.figure, slot);
  expect(all.find((one) => one.name === "thor")?.x).toBeLessThan(slot.x);
  expect(all.find((one) => one.name === "surt")?.x).toBeGreaterThan(slot.x);
});

import { expect, test } from "vitest";
import { pictureFor } from "./pictures";

const symbol = (id: string) => ({ id }) as SVGSymbolElement;
const pictures = new Map([
  ["fire-giant", symbol("x-fig-fire-giant")],
  ["troll", symbol("x-fig-troll")],
]);

test("what a title names is illustrated by the symbol that ends in its name", () => {
  expect(pictureFor("tale-figure-fire_giant", pictures)?.id).toBe("x-fig-fire-giant");
  expect(pictureFor("tale-card-troll", pictures)?.id).toBe("x-fig-troll");
  expect(pictureFor("tale-card-elf", pictures)).toBeUndefined();
});

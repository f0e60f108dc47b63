import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import * as kit from "./public";

test("docs/boards.md names all that boards of other packages may import", () => {
  const page = readFileSync("../docs/boards.md", "utf-8");
  const table = page.slice(page.indexOf("### The kit"));
  for (const name of Object.keys(kit)) expect(table).toMatch(new RegExp(`\`${name}\\b`));
});

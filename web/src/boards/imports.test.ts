// Boards import the kit and their own folder; the kit imports neither boards nor screens.
import { expect, test } from "vitest";

const SOURCES = import.meta.glob<string>(["./*/**/*.{ts,svelte}", "!./**/*.test.ts", "!./*/fixture.ts"], {
  query: "?raw",
  import: "default",
  eager: true,
});
const IMPORT = /(?:^ *(?:import|export) [^;"=]*from |^ *import |\bimport\()"([^"]+)"/gm;

/** Every import of a file, as paths below src/boards; packages keep their names. */
function importsOf(path: string, source: string): string[] {
  const home = new URL(path, "file:///src/boards/");
  return [...source.matchAll(IMPORT)].map(([, found = ""]) =>
    found.startsWith(".") ? pathOf(new URL(found, home)) : found,
  );
}

/** With its question: a sheet is imported by its address. */
function pathOf({ pathname, search }: URL): string {
  return `${pathname}${search}`.replace("/src/boards/", "./");
}

function isAllowed(path: string, imported: string): boolean {
  const own = path.split("/").slice(0, 2).join("/");
  if (imported === "svelte" || imported.startsWith("svelte/") || `${imported}/`.startsWith(`${own}/`)) return true;
  if (own === "./kit") return imported.startsWith("/src/lib/");
  // Sheets of symbols are one folder for all who draw.
  if (/^\/src\/art\/[\w-]+\.svg\?url$/.test(imported)) return true;
  // The types of its view are generated.
  if (path === `${own}/types.ts`) return imported.startsWith("/src/lib/protocol");
  return imported === "./kit" || imported.startsWith("./kit/");
}

test("no board knows a screen, the library or another board", () => {
  const files = Object.entries(SOURCES);
  expect(files.length).toBeGreaterThan(100);
  const wrong = files.flatMap(([path, source]) =>
    importsOf(path, source)
      .filter((imported) => !isAllowed(path, imported))
      .map((imported) => `${path} imports ${imported}`),
  );
  expect(wrong).toEqual([]);
});

test("nothing but its own folder knows a game by its name", () => {
  const all = import.meta.glob<string>(
    [
      "./*.ts",
      "./{kit,generic}/*",
      "../{lib,screens}/**/*.{ts,svelte}",
      "!../**/*.test.ts",
      "!../lib/{protocol,testing}*/**",
      "!../lib/protocol.ts",
    ],
    { query: "?raw", import: "default", eager: true },
  );
  const games = Object.keys(import.meta.glob("./*/card.ts"))
    .map((path) => path.split("/")[1] ?? "")
    .filter((game) => game !== "kit");
  const named = Object.entries(all).flatMap(([path, source]) =>
    games.filter((game) => new RegExp(`\\b${game}\\b`, "i").test(source)).map((game) => `${path} names ${game}`),
  );
  expect(games.length).toBeGreaterThan(3);
  expect(named).toEqual([]);
});

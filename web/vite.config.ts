import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";
import { ahead } from "./plugins/ahead.ts";
import { compress } from "./plugins/compress.ts";
import { kit } from "./plugins/kit.ts";
import { offline } from "./plugins/offline.ts";
import { words } from "./plugins/words.ts";

const GLADSHEIM = "../src/gladsheim";
const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// The server that `npm run dev` talks to.
const SERVER = process.env.GLADSHEIM_SERVER ?? "http://localhost:8000";

/** What the home page shows of the games: their cards, and what is drawn on them. */
const COVERS = /boards[\\/](?:cards|installed|kit[\\/](?:Drawing|emblem)|\w+[\\/]card)\./;

const SHARED = /src[\\/](?:lib|screens)|node_modules/;

/** What stands around a board, at a table, in a replay, in a puzzle. */
const SEATED =
  /src[\\/](?:screens[\\/](?:narrow|table[\\/](?:Layout|Moves|moves|PromptBar|Seats|wording|log|keys))|lib[\\/](?:sound|reader|patch|ui[\\/](?:Fold|Sheet)))\b/;

/** What brings a board to a table and to a replay, and tells of it. */
const STAGE = /src[\\/](?:boards[\\/](?:index|kit[\\/](?:stage|cues|tally))|screens[\\/]table[\\/](?:PromptBar|Log))\b/;

/** The board of a game. */
const BOARD = /src[\\/]boards[\\/](?!kit\b|generic\b)(\w+)[\\/]/;

export default defineConfig({
  plugins: [svelte(), words(at(GLADSHEIM)), offline(at(`${GLADSHEIM}/locale`)), kit(), ahead(), compress()],
  // Chunks find each other by relative addresses, so that the server may lie below any path.
  base: "./",
  build: {
    outDir: process.env.GLADSHEIM_CLIENT ?? at("../src/gladsheim/server/static/client"),
    emptyOutDir: true,
    target: "es2022",
    // The content security policy allows no data: for fonts and scripts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    manifest: "chunks.json",
    // What several screens share comes in few pieces: a phone waits longer for each further file than for its bytes.
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: "shared", test: (id) => SHARED.test(id) && !SEATED.test(id), minShareCount: 3 },
            // What only screens with a board share, no other screen waits for.
            { name: "seated", test: SEATED, minShareCount: 3 },
            { name: "covers", test: COVERS },
            // The stage belongs to the screens: boards only say how long what is shown.
            { name: "kit", test: /src[\\/]boards[\\/]kit[\\/](?!stage|cues|tally)/ },
            { name: "stage", test: STAGE, minShareCount: 2 },
            // What a board shares with what comes after it.
            { name: (id) => BOARD.exec(id)?.[1] ?? null, debugName: "boards", test: BOARD, minShareCount: 2 },
          ],
        },
      },
    },
  },
  server: {
    proxy: Object.fromEntries(
      ["/api", "/boards", "/imprint", "/privacy"].map((path) => [
        path,
        { target: SERVER, ws: true, changeOrigin: false },
      ]),
    ),
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts", "tests/**/*.test.ts"],
    restoreMocks: true,
    testTimeout: 30_000, // on a busy machine whole boards take long to import and to draw
    setupFiles: ["src/lib/testing/sheets.ts"],
  },
});

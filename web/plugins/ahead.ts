// ahead.json: what a table, a replay and the board of a game load besides the page itself, by language. The server names
// it in the page, so that a browser need not run one script to learn of the next. (The home page is small enough not to
// gain from it.)
import type { Plugin, Rolldown } from "vite";
import { LANGUAGES } from "./words.ts";

const SCREENS = ["Table", "Replay"];

const BOARD = /src\/boards\/(?!generic\b)(\w+)\/index\.ts$/;

/** What a page shows by itself needs no script: styles come first. */
const SCRIPT = /<(?:script type="module"|link rel="modulepreload")/g;

export function ahead(): Plugin {
  return {
    name: "gladsheim-ahead",
    apply: "build",
    transformIndexHtml: {
      order: "post",
      handler: (page) => page.replace(SCRIPT, (tag) => `${tag} fetchpriority="low"`),
    },
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const ids = Object.values(bundle).map((one) => (one.type === "chunk" && one.facadeModuleId) || "");
        const games = ids.flatMap((id) => BOARD.exec(id)?.[1] ?? []);
        const files = (...modules: string[]) => filesOf(bundle, modules);
        const entry = files("index.html");
        const named = (module: string, ...parts: string[]) =>
          Object.fromEntries(
            LANGUAGES.map((language) => {
              const words = parts.map((part) => `virtual:words/${language}/${part}`);
              return [language, [...files(module, ...words)].filter((file) => !entry.has(file))];
            }),
          );
        const all = Object.fromEntries([
          ...SCREENS.map((screen) => [screen, named(`src/screens/${screen}.svelte`, "first", "play")]),
          ...games.map((game) => [game, named(`src/boards/${game}/index.ts`, game)]),
        ]);
        this.emitFile({ type: "asset", fileName: "ahead.json", source: JSON.stringify(all) });
      },
    },
  };
}

/** The scripts and styles that come with some modules. */
function filesOf(bundle: Rolldown.OutputBundle, modules: string[]): Set<string> {
  const chunks = Object.values(bundle).filter((one) => one.type === "chunk");
  const found = new Set<string>();
  const take = (chunk: Rolldown.OutputChunk) => {
    if (found.has(chunk.fileName)) return;
    found.add(chunk.fileName);
    for (const file of chunk.viteMetadata?.importedCss ?? []) found.add(file);
    for (const name of chunk.imports) {
      const next = chunks.find((one) => one.fileName === name);
      if (next) take(next);
    }
  };
  for (const module of modules) {
    const chunk = chunks.find((one) => one.facadeModuleId?.endsWith(module));
    if (!chunk) throw new Error(`There is no chunk of ${module}.`);
    take(chunk);
  }
  return found;
}

// ahead.json: what a table and a replay load besides the page itself, by language. The server names it in the page, so
// that a browser need not run one script to learn of the next. (The home page is small enough not to gain from it.)
import type { Plugin, Rolldown } from "vite";
import { LANGUAGES } from "./words.ts";

const SCREENS = ["Table", "Replay"];

export function ahead(): Plugin {
  return {
    name: "gladsheim-ahead",
    apply: "build",
    generateBundle: {
      order: "post",
      handler(_, bundle) {
        const files = (...modules: string[]) => filesOf(bundle, modules);
        const entry = files("index.html");
        const ofScreen = (screen: string, language: string) => {
          const words = ["first", "play"].map((part) => `virtual:words/${language}/${part}`);
          return [...files(`src/screens/${screen}.svelte`, ...words)].filter((file) => !entry.has(file));
        };
        const all = SCREENS.map((screen) => [
          screen,
          Object.fromEntries(LANGUAGES.map((l) => [l, ofScreen(screen, l)])),
        ]);
        this.emitFile({ type: "asset", fileName: "ahead.json", source: JSON.stringify(Object.fromEntries(all)) });
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

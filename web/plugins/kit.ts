// kit/1.js: what boards of other packages import. The address stays as long as what lies there keeps its promises; behind
// it are the same chunks that our own boards use.
import type { Plugin } from "vite";

/** Raised when a board that relied on docs/boards.md would have to change. */
const VERSION = 1;
const FILE = `kit/${VERSION}.js`;
const MODULE = "/src/boards/kit/public.ts";

export function kit(): Plugin {
  let isBuild = false;
  return {
    name: "gladsheim-kit",
    configResolved({ command, mode }) {
      isBuild = command === "build" && mode !== "test";
    },
    buildStart() {
      if (isBuild) this.emitFile({ type: "chunk", id: MODULE, fileName: FILE, preserveSignature: "strict" });
    },
    configureServer({ middlewares }) {
      middlewares.use(`/${FILE}`, (_, answer) => {
        answer.setHeader("content-type", "text/javascript");
        answer.end(`export * from "${MODULE}";`);
      });
    },
  };
}

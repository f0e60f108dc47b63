// Beside every text of the build lies a compressed copy, so that the server need not make one.
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

const WORTH_IT = /\.(?:js|css|svg|webmanifest|html)$/;
const SMALLEST = 1000;

export function compress(): Plugin {
  let folder = "";
  return {
    name: "gladsheim-compress",
    apply: "build",
    configResolved(config) {
      folder = config.build.outDir;
    },
    closeBundle() {
      for (const file of readdirSync(folder, { recursive: true, encoding: "utf-8" })) {
        // The server writes its base path into this one.
        if (!WORTH_IT.test(file) || file === "index.html") continue;
        const path = join(folder, file);
        const contents = readFileSync(path);
        if (contents.length < SMALLEST) continue;
        writeFileSync(`${path}.gz`, gzipSync(contents, { level: 9 }));
        const size = { [constants.BROTLI_PARAM_SIZE_HINT]: contents.length };
        writeFileSync(`${path}.br`, brotliCompressSync(contents, { params: size }));
      }
    },
  };
}

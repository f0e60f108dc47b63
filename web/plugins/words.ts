// The Fluent texts that the client needs, as two chunks per language: `virtual:words/en` for every screen, and
// `virtual:words/en/play` for what is said at a table.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { Plugin } from "vite";

const PREFIX = "virtual:words/";

/** Texts of the terminal, of the command line and of hosting are never shown in a browser. */
const NOT_OURS = new Set(["admin.ftl", "cli.ftl", "serve.ftl", "webhooks.ftl"]);

/** Said on any screen; whatever else there is belongs to a game. */
const ANYWHERE = new Set(["web.ftl", "kernel.ftl", "server.ftl", "store.ftl", "tables.ftl"]);

/** What a game says before it is played. */
const BEFORE = /^[a-z]+-(?:title$|option-|about$)/;

/** Nobody writes a position by hand in the client, nor sets a game up with a seed. */
const NEVER_SAID = /^(?:\w+-)?position-|^setup-seed/;

/** Said only where the dice are checked, whichever file they stand in. */
const AT_A_TABLE = /^record-/;

export function words(locale: string): Plugin {
  return {
    name: "gladsheim-words",
    resolveId: (id) => (id.startsWith(PREFIX) ? `\0${id}` : undefined),
    load(id) {
      if (!id.startsWith(`\0${PREFIX}`)) return;
      const [language = "", part = "first"] = id.slice(PREFIX.length + 1).split("/");
      const folder = join(locale, language);
      const files = readdirSync(folder)
        .filter((name) => name.endsWith(".ftl") && !NOT_OURS.has(name))
        .sort();
      for (const name of files) this.addWatchFile(join(folder, name));
      const texts = files.map((name) => {
        const text = readFileSync(join(folder, name), "utf-8");
        return needed(text, (message) => isFirst(name, message) === (part === "first"));
      });
      return `export default ${JSON.stringify(texts.join("\n"))}`;
    },
  };
}

/** Whether a message is needed on any screen. */
function isFirst(file: string, message: string): boolean {
  return (ANYWHERE.has(file) && !AT_A_TABLE.test(message)) || BEFORE.test(message);
}

/** The messages that are wanted and ever said, without comments and blank lines. */
export function needed(text: string, isWanted: (id: string) => boolean = () => true): string {
  const lines: string[] = [];
  let keeps = false;
  for (const line of text.split("\n")) {
    if (!line.trim() || line.startsWith("#")) continue;
    const id = /^-?[a-zA-Z][\w-]*(?= *=)/.exec(line)?.[0];
    if (id) keeps = !NEVER_SAID.test(id) && isWanted(id);
    if (keeps) lines.push(line.trimEnd());
  }
  return lines.join("\n");
}

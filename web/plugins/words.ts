// The Fluent texts that the client needs, parsed when it is built. `virtual:words` knows how each part of a language is
// loaded: `first` for every screen, `play` for what is said at any table, and one part for each game.
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const INDEX = "virtual:words";
export const LANGUAGES = ["en", "de"];

/** Texts of the terminal, of the command line, of hosting and of the tests are never shown in a browser. */
const NOT_OURS = new Set(["admin.ftl", "cli.ftl", "feast.ftl", "serve.ftl", "webhooks.ftl"]);

/** Said on any screen. */
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
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return index(locale);
      if (!id.startsWith(`\0${INDEX}/`)) return;
      const [language = "", part = ""] = id.slice(INDEX.length + 2).split("/");
      const folder = join(locale, language);
      for (const name of filesOf(folder)) this.addWatchFile(join(folder, name));
      // The browser reads JSON faster than an object of JavaScript.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(patternsOf(folder, part)))})`;
    },
  };
}

/** How each part of each language is loaded. */
function index(locale: string): string {
  const lines = LANGUAGES.map((language) => {
    const parts = ["first", "play", ...gamesOf(filesOf(join(locale, language)))];
    return `${language}: { ${parts.map((part) => `${part}: () => import("${INDEX}/${language}/${part}")`).join(", ")} }`;
  });
  return `export default { ${lines.join(", ")} }`;
}

function filesOf(folder: string): string[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith(".ftl") && !NOT_OURS.has(name))
    .sort();
}

/** The games that the client has words of its own for. */
function gamesOf(files: string[]): string[] {
  return files.flatMap((name) => {
    const game = /^web-(\w+)\.ftl$/.exec(name)?.[1];
    return game && files.includes(`${game}.ftl`) ? [game] : [];
  });
}

/** The messages of one part by their ids, parsed. */
function patternsOf(folder: string, part: string): Record<string, unknown> {
  const files = filesOf(folder);
  const games = gamesOf(files);
  const texts = files.map((name) => {
    const text = readFileSync(join(folder, name), "utf-8");
    return needed(text, (message) => partOf(name, message, games) === part);
  });
  const messages = new FluentResource(texts.join("\n")).body;
  return Object.fromEntries(
    messages.map(({ id, value, attributes }) => {
      if (value === null || Object.keys(attributes).length) throw new Error(`The client knows no attributes: ${id}`);
      return [id, value];
    }),
  );
}

/** Where a message is needed. */
function partOf(file: string, message: string, games: string[]): string {
  if ((ANYWHERE.has(file) && !AT_A_TABLE.test(message)) || BEFORE.test(message)) return "first";
  return games.find((game) => file === `${game}.ftl` || file === `web-${game}.ftl`) ?? "play";
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

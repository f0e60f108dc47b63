// The Fluent texts that the client needs, parsed when it is built. `virtual:words` knows how each part of a language is
// loaded: `first` for every screen, `play` for what is said at any table, and one part for each game.
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";

const INDEX = "virtual:words";
export const LANGUAGES = ["en", "de"];

/** Texts of the terminal, of the command line, of hosting and of the tests are never shown in a browser. */
const NOT_OURS = new Set([
  "admin.ftl",
  "cli.ftl",
  "feast.ftl",
  "puzzles.ftl",
  "saga.ftl",
  "serve.ftl",
  "terminal.ftl",
  "webhooks.ftl",
]);

/** Said on any screen. */
const ANYWHERE = new Set(["web.ftl", "kernel.ftl", "server.ftl", "store.ftl", "tables.ftl"]);

/** What a game says before it is played. */
const BEFORE = /^[a-z]+-(?:title$|option-|promise$)/;

/** Nobody writes a position or a stored state by hand in the client, nor misspells an option, nor sets up with a seed. */
const NEVER_SAID = /^(?:\w+-)?position-|^setup-(?:seed|unknown|no)|^dump-/;

/** Said only where the dice are checked, whichever file they stand in. */
const AT_A_TABLE = /^record-/;

/** A file of texts: of a game, or of everything else. */
interface Source {
  game: string;
  name: string;
  path: string;
}

/** Made of all that lies in `locale` and with each game below a folder. */
export function words(top: string): Plugin {
  return {
    name: "gladsheim-words",
    resolveId: (id) => (id === INDEX || id.startsWith(`${INDEX}/`) ? `\0${id}` : undefined),
    load(id) {
      if (id === `\0${INDEX}`) return index(gamesOf(top));
      if (!id.startsWith(`\0${INDEX}/`)) return;
      const [language = "", part = ""] = id.slice(INDEX.length + 2).split("/");
      const sources = sourcesOf(top, language);
      for (const { path } of sources) this.addWatchFile(path);
      // The browser reads JSON faster than an object of JavaScript.
      return `export default JSON.parse(${JSON.stringify(JSON.stringify(patternsOf(sources, part)))})`;
    },
  };
}

/** How each part of each language is loaded. */
function index(games: string[]): string {
  const lines = LANGUAGES.map((language) => {
    const parts = ["first", "play", ...games];
    return `${language}: { ${parts.map((part) => `${part}: () => import("${INDEX}/${language}/${part}")`).join(", ")} }`;
  });
  return `export default { ${lines.join(", ")} }`;
}

/** The games that the client is built with: those with a manifest. */
function gamesOf(top: string): string[] {
  return readdirSync(join(top, "games")).filter((name) => existsSync(join(top, "games", name, "game.toml")));
}

function sourcesOf(top: string, language: string): Source[] {
  const folders = gamesOf(top).map((game) => ({ game, folder: join(top, "games", game, "texts", language) }));
  return [{ game: "", folder: join(top, "locale", language) }, ...folders].flatMap(({ game, folder }) =>
    readdirSync(folder)
      .filter((name) => name.endsWith(".ftl") && !NOT_OURS.has(name))
      .sort()
      .map((name) => ({ game, name, path: join(folder, name) })),
  );
}

/** The messages of one part by their ids, parsed. */
function patternsOf(sources: Source[], part: string): Record<string, unknown> {
  const texts = sources.map((source) =>
    needed(readFileSync(source.path, "utf-8"), (message) => partOf(source, message) === part),
  );
  const messages = new FluentResource(texts.join("\n")).body;
  return Object.fromEntries(
    messages.map(({ id, value, attributes }) => {
      if (value === null || Object.keys(attributes).length) throw new Error(`The client knows no attributes: ${id}`);
      return [id, value];
    }),
  );
}

/** Where a message is needed. */
function partOf({ game, name }: Source, message: string): string {
  if (BEFORE.test(message)) return "first";
  if (game) return game;
  return ANYWHERE.has(name) && !AT_A_TABLE.test(message) ? "first" : "play";
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

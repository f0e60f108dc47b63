// Everything that people read: Fluent texts, said in the language that is set.

import texts from "virtual:words";
import { FluentBundle, FluentNumber, type FluentResource, type FluentVariable } from "@fluent/bundle";
import { address } from "./place";
import type { Words } from "./protocol";
import { type Language, settings } from "./settings.svelte";
import { Trying } from "./trying.svelte";

/** Messages as Fluent parses them, by their ids. */
export type Patterns = Record<string, FluentResource["body"][number]["value"]>;
export type Load = () => Promise<{ default: Patterns }>;

/** NATURE in the place of a seat keeps its number: the texts know her. */
const NATURE = -1;

/** Texts of games that this client was not built with; the server has them. */
const INSTALLED = "installed";

class Speaker {
  /** The language that is spoken now: that of the settings, as soon as its texts are here. */
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle | null>(null);
  /** A language that is wished and not spoken yet. */
  learning = $state.raw<Trying | null>(null);
  /** Who sits where, so that sentences name players instead of seats. */
  names = $state.raw<readonly string[]>([]);
}

const speaker = new Speaker();
const resources = new Map<string, FluentResource>();
let wanted: Language = "en";
/** What is to be spoken of, and what is. */
let parts: readonly string[] = ["first"];
let spoken: readonly string[] = [];

/** Load the texts of a language and speak it; what is asked for last wins. */
export async function speak(language: Language = settings.language): Promise<void> {
  wanted = language;
  const asked = parts;
  const bundle = new FluentBundle(language, { useIsolating: false });
  try {
    for (const resource of await Promise.all(asked.map((part) => resourceOf(language, part))))
      bundle.addResource(resource);
  } catch (error) {
    // Whatever else is to be said meanwhile is said in the language that is spoken.
    if (wanted === language && speaker.bundle) wanted = speaker.language;
    throw error;
  }
  if (wanted !== language || asked !== parts) return;
  speaker.bundle = bundle;
  speaker.language = language;
  spoken = asked;
}

/** Speak this language as soon as its texts can be had; returns how to leave it. */
export function speakSoon(language: Language): () => void {
  const learning = new Trying(() => speak(language));
  speaker.learning = learning;
  return () => learning.end();
}

/** The language that is wished cannot be spoken yet (reactive). */
export function isLanguageMissing(): boolean {
  return speaker.learning !== null && speaker.learning.failure !== null;
}

/** Can anything be said at all (reactive)? */
export function isSpeaking(): boolean {
  return speaker.bundle !== null;
}

/** From now on also say what is said at a table; done when that can be said. */
export function learnToPlay(): Promise<void> {
  return learn("play");
}

/** Also speak of a game, whether this client was built with it or not. */
export function learnGame(game: string): Promise<void> {
  return learn(partOf(game));
}

/** Can everything be said that a game says? */
export function speaksOf(game: string): boolean {
  return spoken.includes(partOf(game));
}

function partOf(game: string): string {
  return game in (texts.en ?? {}) ? game : INSTALLED;
}

/** Done when a part can be spoken of, whoever asked for it first. */
async function learn(part: string): Promise<void> {
  try {
    while (!spoken.includes(part)) {
      if (!parts.includes(part)) parts = [...parts, part];
      await speak(wanted);
    }
  } catch (error) {
    parts = parts.filter((one) => one !== part);
    await speak(wanted);
    throw error;
  }
}

async function resourceOf(language: Language, part: string): Promise<FluentResource> {
  const key = `${language} ${part}`;
  const known = resources.get(key);
  if (known) return known;
  const load = texts[language]?.[part];
  const resource = load ? parsed((await load()).default) : await installed(language);
  resources.set(key, resource);
  return resource;
}

function parsed(patterns: Patterns): FluentResource {
  const attributes = {};
  return { body: Object.entries(patterns).map(([id, value]) => ({ id, value, attributes })) };
}

/** The texts of installed games. */
async function installed(language: Language): Promise<FluentResource> {
  const [response, fluent] = await Promise.all([fetch(address(`/api/games/texts/${language}`)), import("./fluent")]);
  if (!response.ok) throw new Error(`The texts of installed games are not here: ${response.status}`);
  return new fluent.FluentResource(await response.text());
}

/** The language that is spoken now (reactive). */
export function spokenLanguage(): Language {
  return speaker.language;
}

/** From now on sentences name these players instead of seats; an empty list forgets them. */
export function setNames(names: readonly string[]): void {
  speaker.names = names;
}

/** The name of a seat: its player's, or its number for people, who count from one. */
export function nameOf(seat: number): string {
  return speaker.names[seat] ?? say("who", { seat });
}

/** Is there a text with this id? */
export function canSay(id: string): boolean {
  return speaker.bundle?.hasMessage(id) ?? false;
}

/** A plain word for this id; null where there is none, or only a sentence that needs terms. */
export function wordFor(id: string): string | null {
  const value = speaker.bundle?.getMessage(id)?.value;
  return typeof value === "string" ? value : null;
}

/**
 * The words in the language that is set; an id without a text shows itself.
 * The term `seat` is said as the name of who sits there.
 */
export function say(what: string | Words, terms: Record<string, unknown> = {}): string {
  const [id, all] = typeof what === "string" ? [what, terms] : [what.id, { ...what.terms, ...terms }];
  const message = speaker.bundle?.getMessage(id);
  if (!speaker.bundle || !message?.value) return id;
  return speaker.bundle.formatPattern(message.value, spokenTerms(all), []);
}

function spokenTerms(terms: Record<string, unknown>): Record<string, FluentVariable> {
  const result: Record<string, FluentVariable> = {};
  for (const [name, term] of Object.entries(terms)) {
    if (name === "seat" && typeof term === "number" && term !== NATURE && speaker.names[term] !== undefined)
      result[name] = speaker.names[term];
    else result[name] = spokenTerm(term);
  }
  return result;
}

function spokenTerm(term: unknown): FluentVariable {
  if (typeof term === "number") return new Plain(term);
  if (Array.isArray(term)) return enumeration(term.map((one) => String(isWords(one) ? say(one) : one)));
  if (isWords(term)) return say(term);
  return String(term ?? "");
}

/** A number as it is, without the formatter of the browser, whose first use costs a phone some frames. */
class Plain extends FluentNumber {
  override toString(): string {
    return String(this.value);
  }
}

function isWords(term: unknown): term is Words {
  return term !== null && typeof term === "object" && "id" in term;
}

/** Three things as "a, b and c". */
export function enumeration(parts: readonly string[]): string {
  if (parts.length < 2) return parts.join("");
  return `${parts.slice(0, -1).join(", ")} ${say("enumeration-and")} ${parts.at(-1)}`;
}

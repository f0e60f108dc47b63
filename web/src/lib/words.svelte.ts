// Everything that people read: Fluent texts, said in the language that is set.
import { FluentBundle, FluentNumber, FluentResource, type FluentVariable } from "@fluent/bundle";
import { address } from "./place";
import type { Words } from "./protocol";
import { type Language, settings } from "./settings.svelte";

type Load = () => Promise<{ default: string }>;

const TEXTS: Record<Language, { first: Load; play: Load }> = {
  en: { first: () => import("virtual:words/en"), play: () => import("virtual:words/en/play") },
  de: { first: () => import("virtual:words/de"), play: () => import("virtual:words/de/play") },
};

/** NATURE in the place of a seat keeps its number: the texts know her. */
const NATURE = -1;

class Speaker {
  /** The language that is spoken now: that of the settings, as soon as its texts are here. */
  language = $state<Language>("en");
  bundle = $state.raw<FluentBundle | null>(null);
  /** Who sits where, so that sentences name players instead of seats. */
  names = $state.raw<readonly string[]>([]);
}

const speaker = new Speaker();
const bundles = new Map<string, FluentBundle>();
let wanted: Language = "en";
let isPlaying = false;
/** Is there a game that this client was not built with? */
let hasInstalled = false;

/** Load the texts of a language and speak it; what is asked for last wins. */
export async function speak(language: Language = settings.language): Promise<void> {
  wanted = language;
  const playing = isPlaying;
  const bundle = await bundleOf(language, playing);
  if (wanted !== language || playing !== isPlaying) return;
  speaker.bundle = bundle;
  speaker.language = language;
}

/** From now on also say what is said at a table; done when that can be said. */
export async function learnToPlay(): Promise<void> {
  if (isPlaying) return;
  isPlaying = true;
  try {
    await speak(wanted);
  } catch (error) {
    isPlaying = false;
    await speak(wanted);
    throw error;
  }
}

/** Also speak of games that this client was not built with; the server has their texts. */
export async function learnInstalled(): Promise<void> {
  if (hasInstalled) return;
  hasInstalled = true;
  bundles.clear();
  await speak(wanted);
}

/** The texts of installed games; without them their ids show. */
async function installed(language: Language): Promise<{ default: string }> {
  try {
    const response = await fetch(address(`/api/games/texts/${language}`));
    return { default: response.ok ? await response.text() : "" };
  } catch {
    return { default: "" };
  }
}

async function bundleOf(language: Language, playing: boolean): Promise<FluentBundle> {
  const key = `${language} ${playing}`;
  const known = bundles.get(key);
  if (known) return known;
  const { first, play } = TEXTS[language];
  const texts = await Promise.all([
    first(),
    ...(playing ? [play()] : []),
    ...(hasInstalled ? [installed(language)] : []),
  ]);
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of texts) bundle.addResource(new FluentResource(text.default));
  bundles.set(key, bundle);
  return bundle;
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
  return speaker.bundle.formatPattern(message.value, spoken(all), []);
}

function spoken(terms: Record<string, unknown>): Record<string, FluentVariable> {
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

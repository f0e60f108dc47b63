// What a player has set on this device.

export const LANGUAGES = ["en", "de"] as const;
export type Language = (typeof LANGUAGES)[number];
export type Theme = "system" | "light" | "dark";
export type Speed = "none" | "fast" | "normal";
export type TextSize = "small" | "normal" | "large" | "larger";

const KEY = "gladsheim-settings";

interface Values {
  language: Language;
  theme: Theme;
  speed: Speed;
  patterns: boolean;
  textSize: TextSize;
  confirm: boolean;
  sound: boolean;
  /** Of sounds, from 0 to 10. */
  volume: number;
  notifications: boolean;
}

const CHOICES: { readonly [K in keyof Values]: readonly Values[K][] } = {
  language: LANGUAGES,
  theme: ["system", "light", "dark"],
  speed: ["none", "fast", "normal"],
  patterns: [false, true],
  textSize: ["small", "normal", "large", "larger"],
  confirm: [true, false],
  sound: [false, true],
  volume: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
  notifications: [false, true],
};

/** The first language of the browser that we speak. */
export function browserLanguage(languages: readonly string[] = navigator.languages ?? []): Language {
  for (const tag of languages) {
    const found = LANGUAGES.find((language) => tag.toLowerCase().split("-")[0] === language);
    if (found) return found;
  }
  return "en";
}

function defaults(): Values {
  return {
    language: browserLanguage(),
    theme: "system",
    speed: "normal",
    patterns: false,
    textSize: "normal",
    confirm: true,
    sound: false,
    volume: 6,
    notifications: false,
  };
}

/** What was stored, as far as it makes sense. */
function stored(): Partial<Values> {
  let found: unknown;
  try {
    found = JSON.parse(localStorage.getItem(KEY) ?? "{}");
  } catch {
    return {};
  }
  if (found === null || typeof found !== "object") return {};
  const values = found as Record<string, unknown>;
  const known = Object.entries(CHOICES).filter(([name, choices]) => (choices as unknown[]).includes(values[name]));
  return Object.fromEntries(known.map(([name]) => [name, values[name]]));
}

class Settings implements Values {
  language = $state<Language>("en");
  theme = $state<Theme>("system");
  speed = $state<Speed>("normal");
  patterns = $state(false);
  textSize = $state<TextSize>("normal");
  /** What cannot be taken back is shown first and played by a second tap. */
  confirm = $state(true);
  sound = $state(false);
  volume = $state(6);
  notifications = $state(false);
  /** Does this device ask for less motion? */
  reducedMotion = $state(false);

  constructor() {
    this.load();
    if (typeof window === "undefined") return;
    window.addEventListener("storage", (event) => {
      if (event.key === KEY) this.load();
    });
    const calm = window.matchMedia?.("(prefers-reduced-motion: reduce)");
    this.reducedMotion = calm?.matches ?? false;
    calm?.addEventListener?.("change", () => {
      this.reducedMotion = calm.matches;
    });
  }

  /** The speed of animations after the device was heard. */
  get pace(): Speed {
    return this.reducedMotion ? "none" : this.speed;
  }

  load(): void {
    Object.assign(this, defaults(), stored());
  }

  set<K extends keyof Values>(name: K, value: Values[K]): void {
    Object.assign(this, { [name]: value });
    try {
      const chosen = { ...stored(), [name]: value };
      localStorage.setItem(KEY, JSON.stringify(chosen));
    } catch {
      // Without storage the choice lasts until the page is left.
    }
  }
}

export const settings = new Settings();

/** Theme and text size stand on the root element, where the tokens look for them. */
export function dress(root: HTMLElement = document.documentElement): void {
  root.dataset.theme = settings.theme;
  root.dataset.text = settings.textSize;
  root.dataset.speed = settings.pace;
  // The bar of the browser around an installed app has the colour of the page.
  const ground = getComputedStyle(root).getPropertyValue("background-color");
  if (ground) document.querySelector('meta[name="theme-color"]')?.setAttribute("content", ground);
}

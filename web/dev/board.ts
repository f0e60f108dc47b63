// Völuspá's board without a server: npm run dev, then /dev/board.html?scene=target&theme=dark&tile=thor
import { mount } from "svelte";
import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/base.css";
import { dress, settings } from "../src/lib/settings.svelte";
import { learnToPlay, setNames, speak } from "../src/lib/words.svelte";
import Harness from "./Harness.svelte";
import type { Scene } from "./scene";

const asked = new URLSearchParams(location.search);
// Written by `.venv/work/bin/python web/dev/record.py`.
const answer = await fetch(`/node_modules/.cache/voluspa/${asked.get("scene") ?? "target"}.json`);
const found: Scene | Scene[] = await answer.json();
Object.assign(settings, {
  theme: asked.get("theme") ?? "dark",
  language: asked.get("lang") ?? "en",
  speed: asked.get("speed") ?? "normal",
  confirm: asked.get("confirm") !== "no",
});
dress();
await speak(settings.language);
await learnToPlay();
const scene = Array.isArray(found) ? found : [found];
setNames(scene[0]?.names ?? []);
mount(Harness, {
  target: document.getElementById("app") as HTMLElement,
  props: {
    scenes: scene,
    tile: asked.get("tile"),
    shown: asked.get("preview"),
    patterns: asked.has("patterns"),
    spectator: asked.has("spectator"),
  },
});

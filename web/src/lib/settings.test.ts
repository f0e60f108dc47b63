import { beforeEach, expect, it } from "vitest";
import { browserLanguage, dress, settings } from "./settings.svelte";

beforeEach(() => {
  localStorage.clear();
  settings.load();
});

it("takes the first language of the browser that we speak", () => {
  expect(browserLanguage(["fr-FR", "de-AT", "en"])).toBe("de");
  expect(browserLanguage(["fr"])).toBe("en");
  expect(browserLanguage([])).toBe("en");
});

it("keeps what was chosen, and only that", () => {
  settings.set("theme", "dark");
  settings.set("confirm", false);
  expect(JSON.parse(localStorage.getItem("gladsheim-settings") ?? "")).toEqual({ theme: "dark", confirm: false });
  settings.load();
  expect([settings.theme, settings.confirm, settings.speed]).toEqual(["dark", false, "normal"]);
});

it.each(["nonsense", "null", "[]", '{"theme":"pink","speed":"fast","language":7}'])(
  "survives a store with %s",
  (text) => {
    localStorage.setItem("gladsheim-settings", text);
    settings.load();
    expect(settings.theme).toBe("system");
    expect(settings.language).toBe("en");
  },
);

it("follows another tab", () => {
  localStorage.setItem("gladsheim-settings", '{"language":"de"}');
  window.dispatchEvent(new StorageEvent("storage", { key: "gladsheim-settings" }));
  expect(settings.language).toBe("de");
});

it("stands still where the device asks for it", () => {
  settings.reducedMotion = true;
  expect(settings.pace).toBe("none");
  settings.reducedMotion = false;
  expect(settings.pace).toBe("normal");
});

it("dresses the page", () => {
  settings.set("theme", "light");
  settings.set("textSize", "large");
  const root = document.createElement("html");
  dress(root);
  expect({ ...root.dataset }).toEqual({ theme: "light", text: "large", speed: "normal" });
});

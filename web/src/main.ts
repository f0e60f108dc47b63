import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { address } from "./lib/place";
import { router } from "./lib/router.svelte";
import { screenOf } from "./lib/screens";
import { dress, settings } from "./lib/settings.svelte";
import { speak } from "./lib/words.svelte";

dress();
const target = document.getElementById("app");
if (!target) throw new Error("The page has no place for the client.");
// Texts and screen come side by side; what fails is told by the App.
await Promise.allSettled([speak(settings.language), screenOf(router.route)]);
mount(App, { target });

if (import.meta.env.PROD) navigator.serviceWorker?.register(address("/worker.js")).catch(() => {});

import { mount } from "svelte";
import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { address } from "./lib/place";
import { router } from "./lib/router.svelte";
import { screenOf } from "./lib/screens";
import { dress, settings } from "./lib/settings.svelte";
import { Trying } from "./lib/trying.svelte";
import { speak } from "./lib/words.svelte";

dress();
const target = document.getElementById("app");
if (!target) throw new Error("The page has no place for the client.");
// Texts and screen come side by side; what fails is told by the App.
await Promise.allSettled([speak(settings.language), screenOf(router.route)]);
// The name on the door, which the page has shown until now.
target.replaceChildren();
mount(App, { target });

// The page for times without a network can wait until there is time; where it fails, it is tried again now and then.
const { serviceWorker } = navigator;
if (import.meta.env.PROD && serviceWorker) {
  const register = async () => {
    if (!navigator.onLine) throw new Error("There is no network.");
    await serviceWorker.register(address("/worker.js"));
  };
  new Trying(register, { wait: 4, longest: 600 });
}

// Every symbol that was drawn, for whoever draws on: npm run dev, then /dev/art.html?sheet=faces
import { mount } from "svelte";
import "../src/styles/fonts.css";
import "../src/styles/tokens.css";
import "../src/styles/hall.css";
import "../src/styles/base.css";
import Contact from "./Contact.svelte";

// The palettes of the boards, where they have such a file.
import.meta.glob("../src/boards/*/palette.css", { eager: true });

const only = new URLSearchParams(location.search).get("sheet");
mount(Contact, { target: document.getElementById("app") as HTMLElement, props: { only } });

// offline.html: what the service worker shows without a network. A page of its own, in both languages.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { FluentBundle, FluentResource } from "@fluent/bundle";
import type { Plugin } from "vite";
import { LANGUAGES } from "./words.ts";

export function offline(locale: string): Plugin {
  return {
    name: "gladsheim-offline",
    apply: "build",
    generateBundle() {
      this.emitFile({ type: "asset", fileName: "offline.html", source: page(LANGUAGES.map((l) => part(locale, l))) });
    },
  };
}

function part(locale: string, language: string): string {
  const bundle = new FluentBundle(language);
  bundle.addResource(new FluentResource(readFileSync(join(locale, language, "web.ftl"), "utf-8")));
  const say = (id: string) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`There is no text ${id} in ${language}.`);
    return escaped(bundle.formatPattern(pattern));
  };
  // An empty address is this page again.
  return `<section lang="${language}">
<h1>${say("web-no-network")}</h1>
<p>${say("web-no-network-help")}</p>
<p><a href="">${say("web-try-again")}</a></p>
</section>`;
}

function page(parts: string[]): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Gladsheim</title>
<link rel="icon" href="./icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="./offline.css">
</head>
<body>
<main>
<img src="./hearth.svg" alt="" width="640" height="240">
${parts.join("\n")}
</main>
</body>
</html>
`;
}

function escaped(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

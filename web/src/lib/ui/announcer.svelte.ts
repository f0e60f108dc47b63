// What a screen reader is told: one voice for the whole page.

/** Two regions take turns, so that the same sentence twice is said twice. */
export const voice = $state({ polite: ["", ""], urgent: "" });

let turn = 0;
let waiting: string[] = [];
let pressing: string[] = [];

/** Say it as soon as there is a pause; what comes within a moment is said together, in order. */
export function announce(text: string, urgent = false): void {
  if (!text) return;
  if (urgent) {
    if (pressing.push(text) === 1) queueMicrotask(cry);
    return;
  }
  if (waiting.push(text) > 1) return;
  setTimeout(() => {
    turn = 1 - turn;
    voice.polite[turn] = waiting.join(" ");
    voice.polite[1 - turn] = "";
    waiting = [];
  }, 80);
}

/** All that has become urgent at once: one sentence must not silence another. */
function cry(): void {
  const text = [...new Set(pressing)].join(" ");
  voice.urgent = voice.urgent === text ? `${text}\u00a0` : text;
  pressing = [];
}

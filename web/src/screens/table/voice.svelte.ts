// What is said aloud at a table: what happened, then what is asked; and what reaches somebody who looks elsewhere.
import { untrack } from "svelte";
import { settings } from "../../lib/settings.svelte";
import { announce } from "../../lib/ui/announcer.svelte";
import { toast } from "../../lib/ui/toasts.svelte";
import { say } from "../../lib/words.svelte";
import { titleOf } from "../people";
import { chime, notify } from "./attention";
import type { Desk } from "./desk.svelte";

/** Called while a component is set up. */
export function speakUp(desk: Desk): void {
  const { session } = desk;
  tellWhatHappened(desk);
  tellWhatIsAsked(desk);

  $effect(() => {
    const sentence = session.problem?.sentence;
    if (sentence) untrack(() => announce(sentence, true));
  });

  // The same at every attempt: said once.
  const hindrance = $derived(session.isSpeechless ? say("web-part-missing") : session.obstacle?.sentence);
  $effect(() => {
    const sentence = hindrance;
    if (sentence) untrack(() => announce(sentence, true));
  });

  let before = "";
  $effect(() => {
    const { status } = session;
    untrack(() => {
      if (status === "lost" && before === "open") announce(say("web-lost"), true);
      if (status === "open" && before === "lost") toast(say("web-back-again"));
    });
    if (status !== "connecting") before = status;
  });

  $effect(() => {
    const short = session.timeShort;
    if (short && desk.mine.includes(short.seat)) untrack(() => toast(say("web-time-short"), "bad"));
  });

  let lastTurn: string | null = null;
  $effect(() => {
    const { key } = desk;
    const isReady = session.reader !== null;
    untrack(() => {
      if (lastTurn !== null && key && key !== lastTurn) {
        if (settings.sound) chime();
        if (settings.notifications) notify(say("web-your-turn"), titleOf(session.table?.game ?? ""), session.id);
      }
      if (isReady) lastTurn = key;
    });
  });
}

function tellWhatHappened(desk: Desk): void {
  const { session } = desk;
  $effect(() => {
    const { reader } = session;
    if (!reader || desk.isCurtain || reader.isBehind) return;
    untrack(() => {
      const { missed, fresh } = reader.news();
      if (missed.length > 0) announce([say("web-missed"), ...missed.map((fact) => say(fact.words))].join(" "));
      for (const fact of fresh) announce(say(fact.words));
      // Where no curtain falls between them, all who share the screen have heard it.
      if (desk.isHotseat && !desk.hasSecrets) for (const other of session.readers.values()) other.news();
    });
  });
}

function tellWhatIsAsked(desk: Desk): void {
  const { session } = desk;
  const asks = $derived(`${desk.prompt.strong ?? ""} ${desk.prompt.text}`.trim());
  const isReady = $derived(session.status === "open" && session.table !== null && !session.reader?.isBehind);
  const isCalm = $derived(isReady && !session.problem && !desk.isCurtain);
  $effect(() => {
    void desk.key;
    // Who chooses something hears it there.
    if (!isCalm || desk.hint !== null || (desk.advice !== null && desk.preview === null)) return;
    announce(desk.preview === null ? asks : `${asks} ${say("web-preview-again")}`);
  });
}

// What is said aloud at a table: what happened, then what is asked; and what reaches somebody who looks elsewhere.
import { untrack } from "svelte";
import type { Fact } from "../../lib/protocol";
import { settings } from "../../lib/settings.svelte";
import { hear } from "../../lib/sound";
import { announce } from "../../lib/ui/announcer.svelte";
import { toast } from "../../lib/ui/toasts.svelte";
import { say } from "../../lib/words.svelte";
import { titleOf } from "../people";
import { notify } from "./attention";
import type { Desk } from "./desk.svelte";
import { sentencesOf } from "./gathering";
import { entriesOf } from "./log";
import type { Showing } from "./showing.svelte";

/** Called while a component is set up. */
export function speakUp(desk: Desk, showing: Showing): void {
  const { session } = desk;
  tellWhatHappened(desk, showing);
  tellWhatWas(showing);
  tellWhatIsAsked(desk, showing);

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
    // The two notes are heard when the question is seen.
    const key = showing.isCovering ? (lastTurn ?? "") : desk.key;
    const isReady = session.reader !== null;
    untrack(() => {
      if (lastTurn !== null && key && key !== lastTurn) {
        hear("turn");
        if (settings.notifications) notify(say("web-your-turn"), titleOf(session.table?.game ?? ""), session.id);
      }
      if (isReady) lastTurn = key;
    });
  });
}

/** A turn at a time, as it is seen: what belongs together is one sentence after the other, and a turn is not cut. */
function tellWhatHappened(desk: Desk, showing: Showing): void {
  const { session } = desk;
  let held: Fact[] = [];
  /** What all who share the screen have heard, by whom of them it is still to be heard: not again behind the curtain. */
  const heard = new Map<number | null, string[]>();
  const hearAll = (facts: Fact[]) => {
    for (const seat of session.seats) heard.set(seat, [...(heard.get(seat) ?? []), ...facts.map(toldAs)]);
  };
  const unheard = (facts: Fact[], seat: number | null) => {
    const all = heard.get(seat) ?? [];
    return facts.filter((fact) => {
      const at = all.indexOf(toldAs(fact));
      if (at >= 0) all.splice(at, 1);
      return at < 0;
    });
  };
  $effect(() => {
    const { reader } = session;
    if (!reader || desk.isCurtain || reader.isBehind || showing.isPast) return;
    const until = reader.count - showing.unshown;
    const { coming } = showing;
    untrack(() => {
      const news = reader.news(until);
      const [missed, fresh] = [unheard(news.missed, reader.seat), unheard(news.fresh, reader.seat)];
      if (desk.isOpen) hearAll([...missed, ...fresh]);
      if (missed.length > 0) announce([say("web-missed"), ...sentencesOf(missed)].join(" "));
      const facts = [...held, ...fresh];
      const turns = turnsOf([...facts, ...coming], desk.board?.beginnings);
      held = [];
      for (const turn of turns)
        if (!coming.some((fact) => turn.includes(fact))) announce(sentencesOf(turn).join(" "));
        else held.push(...turn.filter((fact) => facts.includes(fact)));
      // Where no curtain falls between them, all who share the screen have heard it.
      if (desk.isHotseat && !desk.hasSecrets) for (const other of session.readers.values()) other.news(until);
    });
  });
}

const toldAs = ({ words }: Fact) => JSON.stringify(words);

/** A film of what was is told as it is seen. */
function tellWhatWas(showing: Showing): void {
  $effect(() => {
    void showing.tick;
    if (showing.isPast) untrack(() => announce(sentencesOf(showing.recent).join(" ")));
  });
}

/** Events as turns, the way the log puts them together. */
export function turnsOf(facts: Fact[], beginnings?: readonly string[]): Fact[][] {
  let from = 0;
  return entriesOf(facts, beginnings).map(({ until }) => {
    const turn = facts.slice(from, until);
    from = until;
    return turn;
  });
}

function tellWhatIsAsked(desk: Desk, showing: Showing): void {
  const { session } = desk;
  const asks = $derived(`${desk.prompt.strong ?? ""} ${desk.prompt.text}`.trim());
  const isReady = $derived(session.status === "open" && session.table !== null && !session.reader?.isBehind);
  const isCalm = $derived(isReady && !session.problem && !desk.isCurtain && !showing.isCovering);
  $effect(() => {
    void desk.key;
    // Who chooses something hears it there.
    if (!isCalm || desk.hinting.level > 0 || (desk.advice !== null && desk.preview === null)) return;
    announce(desk.preview === null ? asks : `${asks} ${say("web-preview-again")}`);
  });
}

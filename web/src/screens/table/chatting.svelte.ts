// What was said at a table, and how much of it nobody here has read.
import { untrack } from "svelte";
import type { TableSession } from "../../lib/table.svelte";
import { announce } from "../../lib/ui/announcer.svelte";
import { say } from "../../lib/words.svelte";

/** Made while a component is set up. */
export class Chatting {
  unread = $state(0);
  /** The chat lies open: what is said is read at once, unless nobody looks at the page. */
  isOpen = $state(false);
  #last: number | null = null;

  constructor(session: TableSession) {
    $effect(() => {
      if (!session.you) return;
      const last = session.chat.at(-1);
      untrack(() => {
        const isNew = last && this.#last !== null && last.number > this.#last;
        if (isNew && last.person.id !== session.you?.id) {
          announce(say("web-chat-said", { name: last.person.name, text: last.text }));
          if (!this.isOpen || document.hidden) this.unread += 1;
        }
        this.#last = last?.number ?? 0;
      });
    });
    $effect(() => {
      const look = () => {
        if (this.isOpen && !document.hidden) this.read();
      };
      document.addEventListener("visibilitychange", look);
      return () => document.removeEventListener("visibilitychange", look);
    });
  }

  read = (): void => {
    this.unread = 0;
  };

  /** It was opened, or folded away. */
  turn = (isOpen: boolean): void => {
    this.isOpen = isOpen;
    if (isOpen && !document.hidden) this.read();
  };
}

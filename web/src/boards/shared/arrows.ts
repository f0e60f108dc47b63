// Arrow keys lead from one thing to the next within a group.
import type { Attachment } from "svelte/attachments";

const STEPS: Record<string, number> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function arrows(selector: string): Attachment<HTMLElement> {
  return (node) => {
    const move = (event: KeyboardEvent) => {
      const step = STEPS[event.key];
      if (!step || event.ctrlKey || event.metaKey || event.altKey) return;
      const all = [...node.querySelectorAll<HTMLElement>(selector)];
      const at = all.indexOf((event.target as Element).closest<HTMLElement>(selector) as HTMLElement);
      if (at < 0) return;
      event.preventDefault();
      all[(at + step + all.length) % all.length]?.focus();
    };
    node.addEventListener("keydown", move);
    return () => node.removeEventListener("keydown", move);
  };
}

// Pointing at the board for the others to see: with the Alt key held, or at the next place after it was asked for.
import type { TableSession } from "../../lib/table.svelte";
import { announce } from "../../lib/ui/announcer.svelte";
import { say } from "../../lib/words.svelte";

/** What can be pointed at, by the name that every board draws it with. */
const PLACES = "[data-place], [data-cell]";
/** What the server lets through. */
const NAME = /^[a-z0-9_:,./-]{1,40}$/;

/** The name of the place that something belongs to; null if it is none. */
export function placeOf(target: EventTarget | null): string | null {
  const node = target instanceof Element ? target.closest<HTMLElement | SVGElement>(PLACES) : null;
  const name = node?.dataset.place ?? node?.dataset.cell ?? "";
  return NAME.test(name) ? name : null;
}

/** Where a place is drawn on this screen; null if it is not. */
export function nodeAt(name: string, root: ParentNode = document): Element | null {
  const value = CSS.escape(name);
  return root.querySelector(`#main [data-place="${value}"], #main [data-cell="${value}"]`);
}

/** Made while a component is set up. */
export class Pointing {
  /** The next click points. */
  isAiming = $state(false);
  readonly #session: TableSession;

  constructor(session: TableSession) {
    this.#session = session;
  }

  /** Is anybody there who would see it? */
  get canPoint(): boolean {
    const { table, active, you } = this.#session;
    if (active === null || table?.status !== "playing") return false;
    return table.watchers > 0 || table.seats.some(({ person, is_here }) => person && person.id !== you?.id && is_here);
  }

  aim = (): void => {
    this.isAiming = this.canPoint && !this.isAiming;
    if (this.isAiming) announce(say("web-point-aim"));
  };

  /** Before the board hears of it: a click that points means nothing else. */
  click = (event: MouseEvent): void => {
    if (!(this.isAiming || event.altKey) || !this.canPoint) return;
    const at = placeOf(event.target);
    this.isAiming = false;
    event.preventDefault();
    event.stopPropagation();
    if (at !== null) this.#session.point(at);
  };

  /** With the keyboard: at the place that has the focus. */
  atFocus = (): boolean => {
    const at = this.canPoint ? placeOf(document.activeElement) : null;
    if (at !== null) this.#session.point(at);
    return at !== null;
  };
}

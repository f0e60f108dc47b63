// A component of ours for boards that are written without Svelte.
import { type Component, mount, unmount } from "svelte";
import type { Mount } from "./foreign";
import Told from "./Told.svelte";

/** A component that is put into an element and told what changes. */
export function mountable<P extends object>(of: Component<P>): Mount<P> {
  return (target, first) => {
    let props = $state.raw(first);
    const told = {
      of: of as Component<object>,
      get props() {
        return props;
      },
    };
    const drawn = mount(Told, { target, props: told });
    return {
      update(next) {
        props = next;
      },
      destroy: () => void unmount(drawn),
    };
  };
}

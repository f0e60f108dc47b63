// Where everything is before an update, so that it can be seen to come from there.

/** What lies where: figures by name, worlds as "place asgard", Nidhögg's head as "nidhogg". */
export type Traces = Map<string, DOMRect>;

export function traces(root: HTMLElement): Traces {
  const found: Traces = new Map();
  for (const node of root.querySelectorAll<HTMLElement>(".tree .who > span, .tree .serpent, .path .here")) {
    const name = node.dataset.god ?? node.dataset.enemy;
    if (name) found.set(name, node.getBoundingClientRect());
  }
  for (const node of root.querySelectorAll<HTMLElement>(".tree [data-place]"))
    found.set(`place ${node.dataset.place}`, node.getBoundingClientRect());
  return found;
}

import { flushSync } from "svelte";
import { expect, test } from "vitest";
import type { Fact } from "../../lib/protocol";
import type { Moment, Reader } from "../../lib/reader.svelte";
import { Showing } from "./showing.svelte";

const moment = (type: string): Moment => ({
  view: type,
  facts: [{ event: { type, seat: 1 }, words: { id: "", terms: {} } }],
});
const typesOf = (facts: readonly Fact[]) => facts.map(({ event }) => (event as { type: string }).type);

test("a film of what was missed follows the cues of its game, also where nothing was played before it", () => {
  const reader = { seat: 0, view: "now", recent: [], tick: 0, follow: null } as unknown as Reader;
  const session = { readers: new Map([[0, reader]]), reader, seats: [0], table: { seats: [{}, {}] } };
  const desk = { board: { cues: { TileDrawn: { ms: 0 } } }, isHotseat: false, openKey: "", shown: null };
  const end = $effect.root(() => {
    const showing = new Showing(session as never, desk as never);
    flushSync();
    showing.rerun(reader, "before", ["TileLaid", "TileDrawn", "TileShoved"].map(moment));
    expect([showing.view, typesOf(showing.coming)]).toEqual(["before", ["TileLaid"]]);
    showing.next();
    expect(typesOf(showing.coming)).toEqual(["TileDrawn", "TileShoved"]);
    showing.next();
    expect([showing.view, showing.isBehind]).toEqual(["now", false]);
  });
  end();
});

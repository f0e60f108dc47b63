import { afterEach, expect, test, vi } from "vitest";
import { lay } from "./art";

const SHEET =
  '<svg xmlns="http://www.w3.org/2000/svg"><symbol id="x-one" viewBox="0 0 4 4"><path d="M0 0h4"/></symbol></svg>';

afterEach(() => {
  vi.unstubAllGlobals();
  for (const sheet of document.querySelectorAll(".sheet-of-symbols")) sheet.remove();
});

test("a sheet is fetched once and its symbols stand in the page", async () => {
  const asked = vi.fn(async (_address: string) => new Response(SHEET));
  vi.stubGlobal("fetch", asked);
  await Promise.all([lay("one.svg"), lay("one.svg")]);
  await lay("one.svg");
  expect(asked).toHaveBeenCalledTimes(1);
  expect(document.querySelectorAll("#x-one").length).toBe(1);
});

test("a sheet that did not come is asked for again, and nothing breaks meanwhile", async () => {
  const answers = [new Response("", { status: 503 }), new Response(SHEET)];
  vi.stubGlobal("fetch", async () => answers.shift());
  await lay("two.svg");
  expect(document.querySelector("#x-one")).toBeNull();
  await lay("two.svg");
  expect(document.querySelector("#x-one")).not.toBeNull();
});

test("a large sheet is laid down in several frames, and is done when all of it is there", async () => {
  const many = Array.from({ length: 240 }, (_, at) => `<symbol id="x-${at}"><path d="M0 0h4"/></symbol>`).join("");
  vi.stubGlobal(
    "fetch",
    async () => new Response(`<svg xmlns="http://www.w3.org/2000/svg"><defs>${many}</defs></svg>`),
  );
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal("requestAnimationFrame", (frame: FrameRequestCallback) => frames.push(frame));
  const ids = () => [...document.querySelectorAll("[data-art='three.svg'] symbol")].map(({ id }) => id);
  const done = lay("three.svg");
  await vi.waitFor(() => expect(frames).toHaveLength(1));
  expect(ids().length).toBeGreaterThan(0);
  expect(ids().length).toBeLessThan(240);
  let isDone = false;
  void done.then(() => (isDone = true));
  await vi.waitFor(() => {
    frames.shift()?.(0);
    expect(isDone).toBe(true);
  });
  expect(ids()).toEqual(Array.from({ length: 240 }, (_, at) => `x-${at}`));
});

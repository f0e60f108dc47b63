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

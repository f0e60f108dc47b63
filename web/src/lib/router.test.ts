import { afterEach, describe, expect, it } from "vitest";
import { routeOf, router } from "./router.svelte";

describe("an address", () => {
  it.each([
    ["/", "", "", { screen: "Home" }],
    ["/t/mxcY6NUQB2", "", "", { screen: "Table", id: "mxcY6NUQB2" }],
    ["/t/abc/", "", "?invitation=x-Y", { screen: "Table", id: "abc", invitation: "x-Y" }],
    ["/r/abc", "", "", { screen: "Replay", id: "abc" }],
    ["/r/abc", "#x-Y", "?at=5&seat=1", { screen: "Replay", id: "abc", invitation: "x-Y" }],
    ["/s", "#token", "", { screen: "SeatLink", token: "token" }],
    ["/puzzles", "", "", { screen: "Puzzles" }],
    ["/puzzles/voluspa/0a1b2c3d4e", "", "", { screen: "Puzzle", game: "voluspa", id: "0a1b2c3d4e" }],
    ["/settings", "", "", { screen: "Settings" }],
    ["/account", "", "", { screen: "Account" }],
    ["/t/", "", "", { screen: "NotFound" }],
    ["/t/a/b", "", "", { screen: "NotFound" }],
    ["/t/<script>", "", "", { screen: "NotFound" }],
    ["/elsewhere", "", "", { screen: "NotFound" }],
  ])("%s%s%s leads to its screen", (path, fragment, query, route) => {
    expect(routeOf(path, fragment, query)).toEqual(route);
  });
});

describe("a click", () => {
  let stop = () => {};
  afterEach(() => {
    stop();
    document.body.replaceChildren();
    router.go("/", { replace: true });
  });

  /** Clicks, and tells whether the client took it; the browser itself goes nowhere. */
  function click(html: string, init: MouseEventInit = {}): boolean {
    stop();
    const leave = router.listen();
    let isOurs = false;
    const judge = (event: Event) => {
      isOurs = event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener("click", judge);
    stop = () => {
      leave();
      window.removeEventListener("click", judge);
    };
    document.body.innerHTML = html;
    const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
    (document.querySelector("b") ?? document.querySelector("a"))?.dispatchEvent(event);
    return isOurs;
  }

  it("on a link of ours changes the screen without loading the page", () => {
    expect(click('<a href="/t/abc"><b>Table</b></a>')).toBe(true);
    expect(router.route).toEqual({ screen: "Table", id: "abc" });
    expect(location.pathname).toBe("/t/abc");
  });

  it.each([
    ['<a href="/api/me/export">x</a>', {}],
    ['<a href="/imprint">x</a>', {}],
    ['<a href="https://example.org/t/a">x</a>', {}],
    ['<a href="/t/a" target="_blank">x</a>', {}],
    ['<a href="/t/a" download>x</a>', {}],
    ['<a href="#main">x</a>', {}],
    ['<a href="/t/a">x</a>', { ctrlKey: true }],
    ['<a href="/t/a">x</a>', { button: 1 }],
  ])("on %s with %j is the browser's", (html, init) => {
    expect(click(html, init)).toBe(false);
    expect(router.route).toEqual({ screen: "Home" });
  });
});

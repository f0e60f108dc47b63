// Which screen the address asks for; links inside the client do not load the page again.
import { address, BASE } from "./place";

export type Route =
  | { screen: "Home" }
  | { screen: "Table"; id: string; invitation?: string }
  | { screen: "Replay"; id: string; invitation?: string }
  | { screen: "Game"; name: string }
  | { screen: "Campaign"; id: string; invitation?: string }
  | { screen: "Puzzles" }
  | { screen: "Puzzle"; game: string; id: string }
  | { screen: "SeatLink"; token: string }
  | { screen: "Settings" }
  | { screen: "Account" }
  | { screen: "NotFound" };

const ID = "([A-Za-z0-9_-]+)";

/** The screen for a path below the base, and the fragment behind it. */
export function routeOf(path: string, fragment = "", query = ""): Route {
  const clean = path.replace(/\/+$/, "") || "/";
  const token = fragment.replace(/^#/, "");
  const [, kind, id] = new RegExp(`^/([trc])/${ID}$`).exec(clean) ?? [];
  if (id) {
    const screen = kind === "t" ? "Table" : kind === "r" ? "Replay" : "Campaign";
    // An invitation stands behind the #, where no server and no log sees it.
    const invitation = token || new URLSearchParams(query).get("invitation");
    return invitation ? { screen, id, invitation } : { screen, id };
  }
  const [, name] = new RegExp(`^/games/${ID}$`).exec(clean) ?? [];
  if (name) return { screen: "Game", name };
  const [, game, puzzle] = new RegExp(`^/puzzles/${ID}/${ID}$`).exec(clean) ?? [];
  if (game && puzzle) return { screen: "Puzzle", game, id: puzzle };
  switch (clean) {
    case "/":
      return { screen: "Home" };
    case "/s":
      return { screen: "SeatLink", token };
    case "/puzzles":
      return { screen: "Puzzles" };
    case "/settings":
      return { screen: "Settings" };
    case "/account":
      return { screen: "Account" };
    default:
      return { screen: "NotFound" };
  }
}

function here(): Route {
  const { pathname, hash, search } = location;
  return routeOf(pathname.startsWith(BASE) ? pathname.slice(BASE.length) : pathname, hash, search);
}

class Router {
  route = $state.raw<Route>(here());

  /** Go to a path below the base ("/t/abc"); `replace` leaves no step to go back to. */
  go(path: string, { replace = false } = {}): void {
    if (replace) history.replaceState(null, "", address(path));
    else history.pushState(null, "", address(path));
    this.route = here();
    if (!replace) window.scrollTo(0, 0);
  }

  /** Follow the address bar and clicks on our own links. */
  listen(): () => void {
    const moved = () => {
      this.route = here();
    };
    const clicked = (event: MouseEvent) => {
      const path = ownPath(event);
      if (path === null) return;
      event.preventDefault();
      this.go(path);
    };
    window.addEventListener("popstate", moved);
    document.addEventListener("click", clicked);
    return () => {
      window.removeEventListener("popstate", moved);
      document.removeEventListener("click", clicked);
    };
  }
}

/** Pages that the server itself makes. */
const OF_THE_SERVER = /^\/(?:api|imprint|privacy|static|assets)(?:\/|$)/;

/** The path of a plain click on a link to a screen of ours; null for any other. */
function ownPath(event: MouseEvent): string | null {
  if (event.defaultPrevented || event.button !== 0) return null;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return null;
  const link = event.target instanceof Element ? event.target.closest("a") : null;
  if (!link?.href || link.target || link.hasAttribute("download")) return null;
  const url = new URL(link.href, location.href);
  if (url.origin !== location.origin || !url.pathname.startsWith(`${BASE}/`)) return null;
  const path = url.pathname.slice(BASE.length);
  // A skip link stays on the page.
  if (url.hash && url.pathname === location.pathname && url.search === location.search) return null;
  return OF_THE_SERVER.test(path) ? null : `${path}${url.search}${url.hash}`;
}

export const router = new Router();

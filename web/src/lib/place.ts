// Where this server lies: its pages, its API and its sockets, below whatever path a proxy has put it.

/** "" or "/gladsheim"; the server writes it into the page. */
export const BASE: string = document.querySelector<HTMLMetaElement>('meta[name="base"]')?.content ?? "";

/** The address of a page or an operation of ours. */
export function address(path: string): string {
  return `${BASE}${path}`;
}

export function socketAddress(path: string): string {
  const url = new URL(address(path), location.href);
  url.protocol = url.protocol === "https:" ? "wss:" : "ws:";
  return url.href;
}

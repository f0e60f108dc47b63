// What the menu of a table offers.
import { address } from "../../lib/place";
import type { Item } from "../../lib/ui/Menu.svelte";
import { canSay, say } from "../../lib/words.svelte";
import type { Shown } from "./Dialogs.svelte";
import type { Desk } from "./desk.svelte";

/** Everything that can be done here besides playing; `show` opens a dialog. */
export function itemsOf(desk: Desk, show: (what: Shown) => void): Item[] {
  const { session, isPlaying } = desk;
  const { table, active } = session;
  const items: Item[] = [];
  const add = (text: string, icon: Item["icon"], what: Shown, more: Partial<Item> = {}) =>
    items.push({ text: say(text), icon, act: () => show(what), ...more });
  if (table && canSay(`${table.game}-rules`)) add("web-rules", "question", "rules");
  add("web-keys", "moves", "keys");
  add("web-settings", "settings", "settings");
  add("web-people", "person", "people");
  if (session.isHotseat && (table?.status === "open" || table?.status === "playing"))
    add("web-looks", "people", "looks");
  if (active !== null && table?.status !== "over") add("web-device", "phone", "link");
  if (isPlaying && !table?.companion) add("web-hand-over", "bot", "hand");
  if (isPlaying) add("web-resign", "flag", "resign", { danger: true });
  items.push({ text: say("web-home"), icon: "home", href: address("/") });
  return items;
}

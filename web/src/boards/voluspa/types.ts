// The view and what happens, as the server writes it.
export type { VoluspaCell, VoluspaEvent, VoluspaView } from "../../lib/protocol";

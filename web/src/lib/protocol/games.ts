// Written by tools/protocol_ts.py from the games that are ours: do not change it here, run `make protocol`.

import type { BloodrageEvent } from "./bloodrage-events";
import type { BloodrageView } from "./bloodrage-view";
import type { NidavellirEvent } from "./nidavellir-events";
import type { NidavellirView } from "./nidavellir-view";
import type { VoluspaEvent } from "./voluspa-events";
import type { VoluspaView } from "./voluspa-view";
import type { YggdrasilEvent } from "./yggdrasil-events";
import type { YggdrasilView } from "./yggdrasil-view";

/** The views of our games by name. */
export interface ViewOf {
  voluspa: VoluspaView;
  nidavellir: NidavellirView;
  bloodrage: BloodrageView;
  yggdrasil: YggdrasilView;
}

/** The events of our games by name. */
export interface EventOf {
  voluspa: VoluspaEvent;
  nidavellir: NidavellirEvent;
  bloodrage: BloodrageEvent;
  yggdrasil: YggdrasilEvent;
}

// Which signs only the campaign has; all others are emblems of the game.
import sagaSheet from "../../../art/saga.svg?url";
import gameSheet from "../../../art/yggdrasil.svg?url";

const OF_SAGAS = new Set(
  (
    "promise oath perjury limb naglfar bridge gate banner seed ember shelter leash cut book pageturn deadtree purse xp " +
    "lock replay check sun moon brothers blood chance travel crowd next share"
  ).split(" "),
);

export const sheets = { saga: sagaSheet, game: gameSheet };

export function isOfSagas(name: string): boolean {
  return OF_SAGAS.has(name);
}

// The view by short names.
export type {
  YggdrasilCard as Card,
  YggdrasilDeck as Deck,
  YggdrasilDie as Die,
  YggdrasilEnemy as Enemy,
  YggdrasilGod as God,
  YggdrasilThrow as Throw,
  YggdrasilView,
  YggdrasilWorld as World,
} from "../../lib/protocol";

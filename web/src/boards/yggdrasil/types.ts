// The view by short names.
export type {
  YggdrasilCard as Card,
  YggdrasilDeck as Deck,
  YggdrasilDie as Die,
  YggdrasilEnemy as Enemy,
  YggdrasilEvent as Event,
  YggdrasilGoalSeen as Goal,
  YggdrasilGod as God,
  YggdrasilRuleSeen as Rule,
  YggdrasilSagaView as Saga,
  YggdrasilSagaView as SagaView,
  YggdrasilSpotSeen as Spot,
  YggdrasilThrow as Throw,
  YggdrasilView,
  YggdrasilWorld as World,
} from "../../lib/protocol";

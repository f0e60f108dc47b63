// The view by short names.
export type {
  BloodrageBattle as Battle,
  BloodrageClan as Clan,
  BloodrageEvent as Event,
  BloodrageFighter as Fighter,
  BloodrageFigures as Figures,
  BloodrageGroup as Group,
  BloodrageProvince as Province,
  BloodrageQuest as Quest,
  BloodrageStat as Stat,
  BloodrageView,
} from "../../lib/protocol";

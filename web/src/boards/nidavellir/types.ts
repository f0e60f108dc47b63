// The view and what happens, as the server writes it.
export type {
  NidavellirArmy,
  NidavellirCard,
  NidavellirCoin,
  NidavellirColumn,
  NidavellirDistinctionView,
  NidavellirEvent,
  NidavellirProspect,
  NidavellirView,
} from "../../lib/protocol";

import { getExternalBenefits } from './get-external-benefits.ts'
import { getLoyaltyProgram } from './get-loyalty-program.ts'
import { claimReward } from './claim-reward.ts'
import { listPointsHistory } from './list-points-history.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const loyaltyHandlers = {
  getExternalBenefits,
  getLoyaltyProgram,
  claimReward,
  listPointsHistory,
}

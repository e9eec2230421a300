import { getExternalBenefits } from './get-external-benefits.ts'
import { claimReward } from './claim-reward.ts'
import { listPointsHistory } from './list-points-history.ts'
import { findProgram } from './points-store.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'

/** Returns a branch's programme, with rewards while active. One query. Source: 000 §3, §7. */
const getLoyaltyProgram: Handler<'getLoyaltyProgram'> = async (
  { database, pointsProtection },
  { params },
) => {
  const program = await findProgram(database, { ...params, pointsProtection })
  return program ? yes(program) : no('loyalty-program-not-found')
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const loyaltyHandlers = {
  getExternalBenefits,
  getLoyaltyProgram,
  claimReward,
  listPointsHistory,
}

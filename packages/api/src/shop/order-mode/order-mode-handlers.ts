import { getFees } from './get-fees.ts'
import { getSchedule } from './get-schedule.ts'
import { listGeneralDiscounts, listGeneralSurcharges } from './list-adjustments.ts'
import { listBranchOrderModes } from './list-branch-order-modes.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const orderModeHandlers = {
  getFees,
  getSchedule,
  listGeneralDiscounts,
  listGeneralSurcharges,
  listBranchOrderModes,
}

import { exportFinished } from './export-finished.ts'
import { getFinishedTotals } from './get-finished-totals.ts'
import { getSalesDay } from './get-sales-day.ts'

/** Handlers of the noun's endpoints, by their names in the contract. */
export const salesHandlers = {
  exportFinished,
  getFinishedTotals,
  getSalesDay,
}

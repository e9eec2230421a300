import { majorOf } from '@mostrador/contract/money/minor-of'
import { exportFinished } from './export-finished.ts'
import { getSalesDay } from './get-sales-day.ts'
import { yes, type Handler } from '../../ground/http/handler.ts'
import { sumFinished } from './finished-store.ts'

/** Returns the totals of orders finished in some days, for those with reports. One query. */
const getFinishedTotals: Handler<'getFinishedTotals'> = async (api, { params, query }) => {
  const of = { contactId: params.id, days: Number(query.days), now: api.now() }
  const { mantissa, sold, canceled, refunded } = await sumFinished(api.database, of)
  const major = ({ orders, amount }: typeof sold) => ({ orders, amount: majorOf(amount, mantissa) })
  return yes({ sold: major(sold), canceled: major(canceled), refunded: major(refunded) })
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const salesHandlers = {
  exportFinished,
  getFinishedTotals,
  getSalesDay,
}

import { finishedColumns, finishedFileName, OUTCOME_LABELS } from '@mostrador/copy/finished'
import { ORDER_STATUS_LABELS } from '@mostrador/copy/order'
import { orderModeName } from '@mostrador/copy/order-mode'
import { paymentTypeName } from '@mostrador/copy/payment'
import { wallClock } from '@mostrador/domain/scheduling/wall-clock'
import { amountCell, cellSeparatorOf, csvLine } from '@mostrador/domain/spreadsheet/csv'
import { timeCell } from '@mostrador/domain/spreadsheet/time-cell'
import { csvAnswer } from '../../ground/http/csv-answer.ts'
import { no, type Handler } from '../../ground/http/handler.ts'
import { findSalesPlace, listFinished, type FinishedRow, type SalesPlace } from './finished-store.ts'

/**
 * Returns the line of an order, with the columns of `finishedColumns`. It has no names of people.
 */
function lineOf(order: FinishedRow, { timeZone, country, mantissa }: SalesPlace): string {
  const separator = cellSeparatorOf(country)
  const amounts = [
    order.items_price,
    order.surcharges,
    order.discounts,
    order.loyalty,
    order.user_service_fee,
    order.delivery_fee,
    order.total,
    order.outcome === 'sold' ? order.total : 0,
  ]
  const cells = [
    order.number,
    timeCell(order.created_at, timeZone),
    orderModeName({ type: order.type, showName: order.mode_name }),
    paymentTypeName({ paymentMethod: order.payment_method, showName: order.payment_show_name }),
    order.outcome === 'refunded' ? OUTCOME_LABELS.refunded : ORDER_STATUS_LABELS[order.status],
    ...amounts.map((minor) => amountCell(minor, mantissa, separator)),
  ]
  return csvLine(cells, separator)
}

/**
 * Exports the finished orders of some days as CSV in the country's format, for those with reports;
 * logs author and number as a security event.
 */
export const exportFinished: Handler<'exportFinished'> = async (api, { params, query, staff, call }) => {
  if (!(await api.rateLimiter.take('export-orders', staff.id))) return no('too-many-requests')
  const place = await findSalesPlace(api.database, params.id)
  if (!place) return no('branch-contact-not-found')
  const of = { contactId: params.id, days: Number(query.days), now: api.now() }
  return csvAnswer<FinishedRow>(api, {
    route: 'exportFinished',
    requestId: call.id,
    fileName: finishedFileName(place.alias, wallClock(of.now, place.timeZone).date),
    heading: csvLine(finishedColumns(place.timeZone), cellSeparatorOf(place.country)),
    page: (after) => listFinished(api.database, { ...of, before: after?.id }),
    line: (order) => lineOf(order, place),
    tell: (records) => api.tellSecurity('export', { staffUserId: staff.id, records }),
  })
}

import { majorOf } from '@mostrador/contract/money/minor-of'
import { isInProgress } from '@mostrador/domain/order/in-progress'
import { readKeptPhone } from '@mostrador/domain/phone/diner-phone'
import { isVerified } from '../../people/customer/diner-session.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { takeForPhone } from '../../ground/rate-limit/take-for-phone.ts'
import { browserOf } from '../../people/customer/browser-cookie.ts'
import { listHistory } from './history-store.ts'

const nothing = yes({ dinerOrders: { orders: [], more: false, ofThisBrowser: true } })

/**
 * Lists the orders of a phone: all for a verified number, else those of this browser. A caller who
 * only types a number sees none, and cannot tell whether there are any. Source: 001 §7;
 * decisions.md, Who sees what.
 */
export const listOrders: Handler<'listOrders'> = async (api, { query, call }) => {
  const { rateLimiter, database, catalogs, now } = api
  if (!(await rateLimiter.take('list-orders-address', call.ip))) return no('too-many-requests')
  const browserId = browserOf(api, call.headers)
  const catalog = await catalogs.get(query.branchContactId)
  const phone = catalog && readKeptPhone(query.phone, catalog.contact.branch.country)
  if (!catalog || !phone) return nothing

  if (!(await takeForPhone(rateLimiter, 'list-orders-phone', { phoneKey: phone.key, ip: call.ip })))
    return no('too-many-requests')
  const owner = { branchId: catalog.contact.branch.id, phoneKey: phone.key }
  const verified = await isVerified(api, call.headers, owner)
  // Stryker disable next-line ConditionalExpression: saves a query that finds nothing
  if (browserId === undefined && !verified) return nothing
  const { offset, limit } = query
  const place = { ...owner, contactId: catalog.contact.info.id }
  const rows = await listHistory(database, {
    ...place,
    browserId,
    verified,
    offset,
    limit: limit + 1,
  })
  const { alias } = catalog.contact.info
  const orders = rows.slice(0, limit).map((row) => ({
    code: row.code,
    number: row.number,
    alias,
    status: row.status,
    date: (row.scheduledAt ?? row.orderedAt).toISOString(),
    total: majorOf(row.total, catalog.contact.mantissa),
    inProgress: isInProgress(row, now()),
    shipmentUrl: row.isOnItsWay ? `/logistics/tracking/order/${alias}/${row.code}` : null,
  }))
  return yes({ dinerOrders: { orders, more: rows.length > limit, ofThisBrowser: !verified } })
}

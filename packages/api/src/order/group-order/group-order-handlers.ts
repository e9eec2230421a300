import { bringToGroupOrder } from './bring-to-group-order.ts'
import { openGroupOrder } from './open-group-order.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { browserOf } from '../../people/customer/browser-cookie.ts'
import { endGroup, findGroup, lockGroup, seenBy } from './group-order-store.ts'

/**
 * Closes the group for its host, to order its items; marks it as ordered, or calls it off.
 * Idempotent: a closed group stays closed, an ordered one ordered.
 */
const closeGroupOrder: Handler<'closeGroupOrder'> = async (api, { params, query, call }) => {
  if (!(await api.rateLimiter.take('group-order-address', call.ip))) return no('too-many-requests')
  const browserId = browserOf(api, call.headers)
  const now = api.now()
  return api.database.transaction().execute(async (tx) => {
    await lockGroup(tx, params)
    const group = await findGroup(tx, params)
    if (!group) return no('group-not-found')
    if (group.browserId !== browserId) return no('group-not-yours')
    const closedAt = group.closedAt ?? now
    const ending = group.ending === 'ORDERED' ? group.ending : (query.ending ?? group.ending)
    await endGroup(tx, group, { closedAt, ending })
    return yes(seenBy({ ...group, closedAt, ending }, browserId, now))
  })
}

/** Returns a group, for a caller with its link. One query. */
const getGroupOrder: Handler<'getGroupOrder'> = async (api, { params, call }) => {
  if (!(await api.rateLimiter.take('group-order-address', call.ip))) return no('too-many-requests')
  const group = await findGroup(api.database, params)
  if (!group) return no('group-not-found')
  return yes(seenBy(group, browserOf(api, call.headers), api.now()))
}

/** Handlers of the noun's endpoints, by their names in the contract. */
export const groupOrderHandlers = {
  bringToGroupOrder,
  closeGroupOrder,
  getGroupOrder,
  openGroupOrder,
}

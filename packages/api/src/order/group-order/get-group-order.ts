import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { browserOf } from '../../people/customer/browser-cookie.ts'
import { findGroup, seenBy } from './group-order-store.ts'

/** Returns a group, for a caller with its link. One query. */
export const getGroupOrder: Handler<'getGroupOrder'> = async (api, { params, call }) => {
  if (!(await api.rateLimiter.take('group-order-address', call.ip))) return no('too-many-requests')
  const group = await findGroup(api.database, params)
  if (!group) return no('group-not-found')
  return yes(seenBy(group, browserOf(api, call.headers), api.now()))
}

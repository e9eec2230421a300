import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { browserOf } from './browser-cookie.ts'
import { askedDiner } from './asked-diner.ts'
import { isVerified } from './diner-session.ts'
import { newCustomer, orderingCustomer, protectionOf } from './ordering-customer.ts'

/**
 * The customer of a branch by phone. A caller who only types a number learns a name, the opt-in and
 * the points, and where a local wants numbers verified nothing at all; a malformed number, one that
 * never ordered and one that is not theirs to see are answered alike; a diner who has verified a
 * number is its customer before the first order. Four queries at most. Source: 000 §7;
 * decisions.md, Who sees what.
 */
export const getOrderingCustomer: Handler<'getOrderingCustomer'> = async (api, { params, query, call }) => {
  const { branchId, branchContactId } = query
  const asked = await askedDiner(api, { branchId, branchContactId, phone: params.phone, ip: call.ip })
  if (!asked.ok) return asked.why === 'too-many-requests' ? no(asked.why) : yes(null)
  const { branch, phone, phoneKey } = asked
  const verified = await isVerified(api, call.headers, { branchId, phoneKey })
  if (branch.wantsCode && !verified) return yes(null)
  const browserId = browserOf(api, call.headers)
  const protection = protectionOf(api, branch)
  const customer = await orderingCustomer(api, { branchId, phone, phoneKey, browserId, verified, protection })
  return yes(customer ?? (verified ? newCustomer(phone) : null))
}

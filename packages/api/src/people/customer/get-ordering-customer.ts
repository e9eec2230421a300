import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { browserOf } from './browser-cookie.ts'
import { askedDiner } from './asked-diner.ts'
import { isVerified } from './diner-session.ts'
import { newCustomer, orderingCustomer, protectionOf } from './ordering-customer.ts'

/**
 * Returns a branch’s customer by phone. A caller who only types a number gets name, opt-in and
 * points, and nothing where the branch contact verifies numbers. Malformed, unknown and hidden
 * numbers are answered alike; a verified diner is a customer before the first order. Four queries
 * at most. Source: 000 §7; decisions.md, Who sees what.
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

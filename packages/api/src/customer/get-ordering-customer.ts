import { parsePhone } from '@mostrador/domain/phone/parse-phone'
import { phoneCountryOf } from '@mostrador/domain/phone/phone-countries'
import { phoneKey } from '@mostrador/domain/phone/phone-key'
import { type Handler, no, yes } from '../http/handler.ts'
import { browserOf } from '../order/browser-cookie.ts'
import { findSignIn } from './customer-store.ts'
import { sessionOf } from './diner-session.ts'
import { orderingCustomer } from './ordering-customer.ts'

/**
 * The customer of a branch by phone. Whoever only types a number learns a name, the opt-in and the points, and where
 * a local wants numbers verified nothing at all; a malformed number, one that never ordered and one that is not
 * theirs to see are answered alike. Four queries at most. Source: 000 §7; decisions.md, Who sees what.
 */
export const getOrderingCustomer: Handler<'getOrderingCustomer'> = async (api, { params, query, call }) => {
  const { rateLimiter, database } = api
  if (!(await rateLimiter.take('customer-address', call.ip))) return no('too-many-requests')
  const signIn = await findSignIn(database, query.branchId)
  const phone = signIn && parsePhone(params.phone, phoneCountryOf(signIn.country))
  if (!signIn || !phone) return yes(null)
  const key = phoneKey(phone.e164)
  if (!(await rateLimiter.take('customer-phone', key))) return no('too-many-requests')

  const session = await sessionOf(api, call.headers, query.branchId)
  const verified = session?.phoneKey === key && session.verified
  if (signIn.wantsCode && !verified) return yes(null)
  const customer = await orderingCustomer(api, {
    branchId: query.branchId,
    phone: phone.e164,
    phoneKey: key,
    browserId: browserOf(api, call.headers),
    verified,
  })
  return yes(customer ?? null)
}

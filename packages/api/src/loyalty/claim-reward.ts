import { isEmail } from '@mostrador/domain/checkout/email'
import { parsePhone } from '@mostrador/domain/phone/parse-phone'
import { phoneCountryOf } from '@mostrador/domain/phone/phone-countries'
import { phoneKey } from '@mostrador/domain/phone/phone-key'
import { findSignIn } from '../customer/customer-store.ts'
import { type Handler, no, yes } from '../http/handler.ts'
import { saveClaim } from './claim-store.ts'

/** Credits a reward, once for each phone. Source: 000 §2 Loyalty reward sign-up modal, §5 Reward sign-up, §7. */
export const claimReward: Handler<'claimReward'> = async (api, { params, body, call }) => {
  const { rateLimiter, database } = api
  if (!(await rateLimiter.take('customer-address', call.ip))) return no('too-many-requests')
  const branch = await findSignIn(database, body.branchId)
  if (!branch) return no('reward-not-found')
  const phone = parsePhone(params.phone, phoneCountryOf(branch.country))
  if (!phone) return no('phone-invalid')
  const name = body.name.trim()
  const email = body.email.trim()
  if (name === '' || !isEmail(email)) return no('reward-data-missing')

  const claimed = await saveClaim(database, {
    branchId: body.branchId,
    branchContactId: body.branchContactId,
    rewardId: params.loyaltyRewardId,
    phone: phone.e164,
    phoneKey: phoneKey(phone.e164),
    name,
    email,
    acquisitionChannel: body.acquisitionChannel ?? null,
    customerId: api.newId(),
    entryId: api.newId(),
    now: api.now(),
  })
  if (claimed.outcome === 'not-found') return no('reward-not-found')
  if (claimed.outcome === 'claimed-before') return no('reward-already-exists')
  return yes({ loyaltyPointsBalance: claimed.balance })
}

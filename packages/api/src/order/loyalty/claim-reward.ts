import { isEmail } from '@mostrador/domain/checkout/email'
import { askedDiner } from '../../people/customer/asked-diner.ts'
import { isVerified } from '../../people/customer/diner-session.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { rememberBrowser } from '../../people/customer/browser-cookie.ts'
import { mayReadPoints } from './may-read-points.ts'
import { saveClaim } from './claim-store.ts'

const REFUSALS = {
  'too-many-requests': 'too-many-requests',
  'no-branch': 'reward-not-found',
  'no-phone': 'phone-invalid',
} as const

/**
 * Credits a reward, once for each phone; where points are protected, to a phone verified in this
 * browser or whose record belongs to it. Where numbers are verified, only a verified caller reads
 * a phone's points. Source: 000 §2 Loyalty reward sign-up modal, §5 Reward sign-up, §7;
 * decisions.md, Who sees what.
 */
export const claimReward: Handler<'claimReward'> = async (api, { params, body, call }) => {
  const { branchId, branchContactId } = body
  const asked = await askedDiner(api, { branchId, branchContactId, phone: params.phone, ip: call.ip })
  if (!asked.ok) return no(REFUSALS[asked.why])
  const name = body.name.trim()
  const email = body.email.trim()
  if (name === '' || email === '') return no('reward-data-missing')
  if (!isEmail(email)) return no('email-invalid')

  const { phoneKey, branch } = asked
  const isOwner = await isVerified(api, call.headers, { branchId, phoneKey })
  const { browserId, cookies } = rememberBrowser(api, call.headers)
  if (!(await mayReadPoints(api, branch, { branchId, phoneKey, browserId, isVerified: isOwner })))
    return no('code-required')
  const claimed = await saveClaim(api.database, {
    branchId,
    branchContactId,
    rewardId: params.loyaltyRewardId,
    phone: asked.phone,
    phoneKey: asked.phoneKey,
    name,
    email,
    acquisitionChannel: body.acquisitionChannel ?? null,
    browserId,
    isVerified: isOwner,
    customerId: api.newId(),
    entryId: api.newId(),
    now: api.now(),
  })
  if (claimed.outcome === 'not-found') return no('reward-not-found')
  if (claimed.outcome === 'claimed-before') return no('reward-already-exists')
  return yes({ loyaltyPointsBalance: !branch.wantsCode || isOwner ? claimed.balance : null }, cookies)
}

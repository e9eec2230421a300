import { no, yes } from '../http/handler.ts'
import type { Handler } from '../http/handler.ts'
import { savePolicy } from './policy-store.ts'
import { findAccount } from './session-store.ts'

/**
 * Whether a company asks a second factor of all who work there. An owner who has none would lock
 * the door from outside.
 */
export const setStaffPolicy: Handler<'setStaffPolicy'> = async (api, { params, body, staff }) => {
  // A session of a shared device reaches its own company alone.
  if (!staff.grants.some(({ company }) => company === params.id)) return no('company-not-found')
  const { hasSecondFactor, companies } = await findAccount(api.database, staff.id)
  if (!companies.some(({ id }) => id === params.id)) return no('company-not-found')
  if (!hasSecondFactor && !staff.byPasskey) return no('second-factor-missing')
  const required = body.secondFactorRequired
  const policy = { companyId: params.id, staffUserId: staff.id, required, now: api.now() }
  if (!(await savePolicy(api.database, policy))) return no('company-not-found')
  api.tellSecurity('policy-changed')
  return yes({ secondFactorRequired: required })
}

import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { findAccount } from './session-store.ts'

/** Returns an app’s secret with recovery codes, shown this once. */
export const beginSecondFactor: Handler<'beginSecondFactor'> = async (api, { body, staff, call }) => {
  if (!(await api.rateLimiter.take('staff-account', staff.id))) return no('too-many-requests')
  const { hasSecondFactor } = await findAccount(api.database, staff.id)
  if (hasSecondFactor) return no('second-factor-present')
  const begun = await api.staffAuth.beginSecondFactor({ password: body.password, headers: call.headers })
  if (!begun) return no('wrong-password')
  const secret = new URL(begun.uri).searchParams.get('secret') ?? ''
  return yes({ uri: begun.uri, secret, recoveryCodes: [...begun.recoveryCodes] })
}

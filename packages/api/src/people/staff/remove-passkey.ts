import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { deletePasskey } from './passkey-store.ts'
import { isAskedForFactor } from './policy-store.ts'
import { endSessions, findAccount } from './session-store.ts'

/** Deletes an own passkey, unless it is the only second factor and a company asks for one. */
export const removePasskey: Handler<'removePasskey'> = async (api, { params, body, staff, call }) => {
  if (!(await api.rateLimiter.take('staff-account', staff.id))) return no('too-many-requests')
  const { password } = body
  if (!(await api.staffAuth.isPassword({ password, headers: call.headers }))) return no('wrong-password')
  const { hasSecondFactor } = await findAccount(api.database, staff.id)
  const isLastKept = !hasSecondFactor && (await isAskedForFactor(api.database, staff.id))
  const removed = await deletePasskey(api.database, { id: params.id, staffUserId: staff.id, isLastKept })
  if (removed === 'missing') return no('passkey-not-found')
  if (removed === 'last') return no('second-factor-asked-for')
  await endSessions(api.database, { id: staff.id, butId: staff.sessionId })
  api.tellSecurity('passkey-removed')
  return yes(null)
}

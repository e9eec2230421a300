import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { findInvitation } from './invitation-store.ts'

/** Returns the company of a link, and whether its person has to choose a password. One query. */
export const lookAtInvitation: Handler<'lookAtInvitation'> = async (api, { body, call }) => {
  if (!(await api.rateLimiter.take('staff-link-address', call.ip))) return no('too-many-requests')
  const found = await findInvitation(api.database, { token: body.token, now: api.now() })
  if (!found) return no('invitation-ended')
  const { companyName, email, proven, isNew } = found
  return yes({ companyName, email, passwordNeeded: !proven, nameNeeded: isNew })
}

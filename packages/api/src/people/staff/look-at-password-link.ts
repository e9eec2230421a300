import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { findPasswordLink } from './password-link-store.ts'

/**
 * Returns the e-mail whose password a link sets, so that the browser keeps the new one under the
 * right name. One query.
 */
export const lookAtPasswordLink: Handler<'lookAtPasswordLink'> = async (api, { body, call }) => {
  if (!(await api.rateLimiter.take('staff-link-address', call.ip))) return no('too-many-requests')
  const found = await findPasswordLink(api.database, { token: body.token, now: api.now() })
  return found ? yes({ email: found.email }) : no('password-link-ended')
}

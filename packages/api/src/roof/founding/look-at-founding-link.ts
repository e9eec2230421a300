import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { findFoundingLink } from './founding-store.ts'

/** Whether a founding link is good, and its addressee. One query. */
export const lookAtFoundingLink: Handler<'lookAtFoundingLink'> = async (api, { body, call }) => {
  if (!(await api.rateLimiter.take('staff-link-address', call.ip))) return no('too-many-requests')
  const found = await findFoundingLink(api.database, { token: body.token, now: api.now() })
  return found ? yes({ email: found.email }) : no('founding-link-ended')
}

import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { leavePasswordMail } from './password-mail-store.ts'

/**
 * Leaves a mail with the link for a new password, to an e-mail of staff. The answer does not tell
 * whether there is such a person: limits are counted before, and the work is the same.
 */
export const mailPasswordLink: Handler<'mailPasswordLink'> = async (api, { body, call }) => {
  const { database, rateLimiter } = api
  const email = body.email.trim().toLowerCase()
  if (!(await rateLimiter.take('password-mail-address', call.ip))) return no('too-many-requests')
  if (!(await rateLimiter.take('password-mail-email', email))) return no('too-many-requests')
  await leavePasswordMail(database, { email, id: api.newId(), now: api.now() })
  return yes(null)
}

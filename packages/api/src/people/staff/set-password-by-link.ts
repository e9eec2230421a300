import { passwordFault } from '@mostrador/domain/staff/password-rule'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { findPasswordLink, spendPasswordLink } from './password-link-store.ts'
import { staffPasswords } from './staff-passwords.ts'

/** Sets a password by a link; its person then signs in, with any second factor. */
export const setPasswordByLink: Handler<'setPasswordByLink'> = async (api, { body, call }) => {
  if (!(await api.rateLimiter.take('staff-link-address', call.ip))) return no('too-many-requests')
  const asked = { token: body.token, now: api.now() }
  const found = await findPasswordLink(api.database, asked)
  if (!found) return no('password-link-ended')
  const fault = passwordFault(body.password, found.email)
  if (fault) return no(fault)
  const passwordHash = await staffPasswords.hash(body.password)
  const spent = { ...asked, passwordHash, accountId: api.newId() }
  if (!(await spendPasswordLink(api.database, spent))) return no('password-link-ended')
  api.tellSecurity('password-set-by-link')
  return yes(null)
}

import { passwordFault } from '@mostrador/domain/staff/password-rule'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { findInvitation, spendInvitation } from './invitation-store.ts'
import { staffPasswords } from './staff-passwords.ts'

/**
 * Confirms the membership of a link. The mailbox proves the person; a password does so only if
 * chosen by a link, and is chosen here otherwise (docs/decisions/052).
 */
export const acceptInvitation: Handler<'acceptInvitation'> = async (api, { body, call }) => {
  if (!(await api.rateLimiter.take('staff-link-address', call.ip))) return no('too-many-requests')
  const { token, password, name } = body
  const found = await findInvitation(api.database, { token, now: api.now() })
  if (!found) return no('invitation-ended')
  if (found.isNew && !name) return no('name-missing')
  if (!found.proven && password === undefined) return no('password-missing')
  const chosen = found.proven ? undefined : password
  const fault = chosen === undefined ? undefined : passwordFault(chosen, found.email)
  if (fault) return no(fault)
  const passwordHash = chosen === undefined ? undefined : await staffPasswords.hash(chosen)
  const became = await spendInvitation(api.database, {
    token,
    companyKey: found.companyKey,
    passwordHash,
    name: found.isNew ? name : undefined,
    accountId: api.newId(),
    now: api.now(),
  })
  if (became !== 'done') return no(became)
  api.tellSecurity('membership-confirmed')
  return yes(null)
}

import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { secretToken } from '../../ground/http/secret-token.ts'
import { listPeople } from './company-people.ts'
import { openPasswordLink, passwordLinkUrl } from './password-link-store.ts'

/**
 * Makes the link by which a colleague sets a new password. It asks for the owner’s own password,
 * since a stranger at an open screen could sign in by the link. An account that also works for
 * another company is the operator’s to open (docs/decisions/066).
 */
export const makePasswordLink: Handler<'makePasswordLink'> = async (api, { params, body, staff, call }) => {
  const { database, rateLimiter, staffAuth, hosts } = api
  if (!(await rateLimiter.take('staff-account', staff.id))) return no('too-many-requests')
  const { id: companyId, personId } = params
  const people = await listPeople(database, { companyId, selfId: staff.id })
  const person = people.find(({ id }) => id === personId)
  if (!person) return no('person-not-found')
  if (person.isSelf) return no('own-account')
  if (person.isElsewhereToo) return no('employed-elsewhere')
  if (!(await staffAuth.isPassword({ password: body.password, headers: call.headers })))
    return no('wrong-password')
  const token = secretToken(api.randomBytes)
  const link = { staffUserId: personId, by: { companyId, ownerId: staff.id }, token, now: api.now() }
  const expiresAt = await openPasswordLink(database, link)
  api.tellSecurity('password-link-made')
  return yes({ url: passwordLinkUrl(hosts.consoleOrigin, token), expiresAt: expiresAt.toISOString() })
}

import { createHash } from 'node:crypto'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { secretToken } from '../../ground/http/secret-token.ts'
import type { Ports } from '../../ground/ports.ts'
import { beginAuthorisation, verifierOf } from './authorisation-store.ts'

/** Returns the one return address, named by the operator's application. */
export const returnAddress = ({ hosts }: Pick<Ports, 'hosts'>): string =>
  `${hosts.consoleOrigin}/console/account/connected`

/** Returns the provider's page where an owner authorises the account. */
export const beginPaymentAuthorisation: Handler<'beginPaymentAuthorisation'> = async (
  api,
  { params, body, staff },
) => {
  const { provider: providerName, id: branchId } = params
  const authorisation = api.payments.authorisations?.get(providerName)
  if (!authorisation || !api.payments.isOpen(providerName)) return no('payment-account-not-found')
  if (!(await api.rateLimiter.take('payment-authorisation', staff.id))) return no('too-many-requests')
  const state = secretToken(api.randomBytes)
  const begun = { state, branchId, contactId: body.branchContactId, providerName, staffUserId: staff.id }
  if (!(await beginAuthorisation(api.database, { ...begun, now: api.now() }))) return no('branch-not-found')
  const challenge = createHash('sha256').update(verifierOf(api.cookieSecret, state)).digest('base64url')
  return yes({ url: authorisation.pageUrl({ state, challenge, redirectUrl: returnAddress(api) }) })
}

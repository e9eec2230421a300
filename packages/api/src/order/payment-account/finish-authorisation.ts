import { paymentAccountNews } from '@mostrador/copy/payment-account'
import { renewalAt } from '@mostrador/domain/payment/payment-account'
import type {
  AccountAuthorisation,
  AccountGrant,
  AccountOwner,
  GrantFailure,
} from '@mostrador/payments/account-authorisation'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { deniedResponse } from '../../people/permission/denied-response.ts'
import type { LackingNow } from '../../people/permission/lacks-now.ts'
import { may } from '../../people/permission/may.ts'
import { titleOf } from '../payment/provider-facts.ts'
import { sealAccount } from '../payment/account-seal.ts'
import type { Api, StaffMember } from '../../ground/ports.ts'
import { placeOfBranch } from '../../shop/revision/branch-place.ts'
import { changeAccountFor } from './account-change.ts'
import { connectAccount } from './account-store.ts'
import { accountOfGrant, spreadOf } from './account-grant.ts'
import { takeAuthorisation, verifierOf, type Authorisation } from './authorisation-store.ts'
import { returnAddress } from './begin-authorisation.ts'

type Granted = { readonly grant: AccountGrant; readonly owner: AccountOwner }

/** Authorisation, and the person who finishes it. */
type Finishing = { readonly where: Authorisation; readonly staff: StaffMember }

/**
 * Replaces the account, with a line in the history, while the person may: the provider took its
 * time. Returns why not, or whether it is kept.
 */
async function keepAccount(
  api: Api,
  { grant, owner }: Granted,
  { where, staff }: Finishing,
): Promise<LackingNow | boolean> {
  const { branchId, companyId, providerName, staffUserId } = where
  const found = await placeOfBranch(api.database, branchId)
  if (!found.ok) return false
  const call = { place: found.place, staff, name: 'finishPaymentAuthorisation' } as const
  return changeAccountFor(api, call, async ({ transaction, now }) => {
    const ends = new Date(now.getTime() + grant.lifetimeMs)
    const renewAt = renewalAt({ begins: now, ends }, spreadOf(branchId))
    const account = {
      sealed: sealAccount(accountOfGrant(grant), { branchId, providerName }, api.cookieSecret),
      updated_at: now,
      way: 'AUTHORISED',
      account_id: owner.accountId,
      account_name: owner.name,
      is_live: grant.isLive,
      connected_by: staffUserId,
      connected_at: now,
      expires_at: ends,
      renew_at: renewAt,
      renew_tries: 0,
      renewing_since: null,
      renewal_lost_at: null,
      warned_at: null,
      doubted_at: null,
      lost_at: null,
      lost_why: null,
      look_at: renewAt,
    } as const
    await connectAccount(transaction, { companyId, branchId, providerName }, account)
    return {
      sentence: paymentAccountNews.connected(titleOf(api.payments, providerName), owner.name),
      staffUserId,
    }
  })
}

/** Returns the provider's grant for a code and its account, or why there is none. */
async function grantOf(
  api: Api,
  authorisation: AccountAuthorisation,
  { state, code }: { readonly state: string; readonly code: string },
): Promise<Granted | GrantFailure> {
  const verifier = verifierOf(api.cookieSecret, state)
  const grant = await authorisation.exchange({ code, verifier, redirectUrl: returnAddress(api) })
  if (!grant.ok) return grant
  const owner = await authorisation.ownerOf(grant.value.accessToken)
  return owner.ok ? { grant: grant.value, owner: owner.value } : owner
}

/**
 * Connects an account by the provider's answer, whole or not at all: in the browser of the person
 * who began, who still has the permission before and after the provider is asked, for an account
 * of the brand's country. A state is used up by its first use, no matter the result.
 */
export const finishPaymentAuthorisation: Handler<'finishPaymentAuthorisation'> = async (
  api,
  { body: { state, code }, staff, call },
) => {
  if (!(await api.rateLimiter.take('payment-authorisation', staff.id))) return no('too-many-requests')
  const taken = await takeAuthorisation(api.database, { state, staffUserId: staff.id, now: api.now() })
  if (taken === undefined) return no('payment-authorisation-over')
  if (taken === 'foreign') return no('payment-authorisation-foreign')
  const { branchId, companyId, providerName, alias } = taken
  const denied = { permission: 'payments', place: { company: companyId, branch: branchId } } as const
  if (!may(staff, denied.permission, denied.place)) return deniedResponse(api, denied, call.id)
  if (code === undefined) return no('payment-authorisation-denied')
  const authorisation = api.payments.authorisations?.get(providerName)
  if (!authorisation) return no('payment-provider-failed')
  const granted = await grantOf(api, authorisation, { state, code })
  if ('failure' in granted) {
    const { failure, detail } = granted
    api.log.warn('payment-account-not-connected', { provider: providerName, failure, detail })
    return no(failure === 'void' ? 'payment-authorisation-void' : 'payment-provider-failed')
  }
  if (granted.owner.country !== taken.country) return no('payment-account-other-country')
  const kept = await keepAccount(api, granted, { where: taken, staff })
  if (kept === 'permission-missing') return deniedResponse(api, denied, call.id)
  if (typeof kept === 'string') return no(kept)
  return kept
    ? yes({ provider: providerName, title: titleOf(api.payments, providerName), alias })
    : no('payment-authorisation-over')
}

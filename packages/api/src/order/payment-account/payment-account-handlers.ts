import { paymentAccountNews } from '@mostrador/copy/payment-account'
import { beginPaymentAuthorisation } from './begin-authorisation.ts'
import { finishPaymentAuthorisation } from './finish-authorisation.ts'
import { listPaymentAccounts } from './list-accounts.ts'
import { getPaymentTest, startPaymentTest } from './payment-tests.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { titleOf } from '../payment/provider-facts.ts'
import { placeOfBranch } from '../../shop/revision/branch-place.ts'
import { deniedResponse } from '../../people/permission/denied-response.ts'
import { changeAccountFor } from './account-change.ts'
import { disconnectAccount } from './account-store.ts'

/**
 * Disconnects an account of any kind: deletes its keys, and withdraws its payment types. Of two
 * calls at once one does it.
 */
const disconnectPaymentAccount: Handler<'disconnectPaymentAccount'> = async (
  api,
  { params, staff, call },
) => {
  const found = await placeOfBranch(api.database, params.id)
  if (!found.ok) return found
  const asked = { place: found.place, staff, name: 'disconnectPaymentAccount' } as const
  const outcome = await changeAccountFor(api, asked, async ({ transaction, now }) => {
    const gone = await disconnectAccount(transaction, params, now)
    if (!gone) return undefined
    const sentence = paymentAccountNews.DISCONNECTED(titleOf(api.payments, params.provider), gone.name ?? '')
    return { sentence, staffUserId: staff.id }
  })
  if (outcome === 'permission-missing') {
    const place = { company: found.place.companyId, branch: params.id }
    return deniedResponse(api, { permission: 'payments', place }, call.id)
  }
  if (outcome === 'not-signed-in') return no(outcome)
  return outcome === true ? yes(null) : no('payment-account-not-found')
}

export const paymentAccountHandlers = {
  listPaymentAccounts,
  beginPaymentAuthorisation,
  finishPaymentAuthorisation,
  disconnectPaymentAccount,
  getPaymentTest,
  startPaymentTest,
}

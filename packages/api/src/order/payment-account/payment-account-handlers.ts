import { paymentAccountNews } from '@mostrador/copy/payment-account'
import { beginPaymentAuthorisation } from './begin-authorisation.ts'
import { finishPaymentAuthorisation } from './finish-authorisation.ts'
import { listPaymentAccounts } from './list-accounts.ts'
import { getPaymentTest, startPaymentTest } from './payment-tests.ts'
import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { titleOf } from '../payment/provider-facts.ts'
import { placeOfBranch } from '../../shop/revision/branch-place.ts'
import { changeAccount } from './account-change.ts'

/**
 * Disconnects an account of any kind: deletes its keys, and withdraws its payment types. Of two
 * calls at once one does it.
 */
const disconnectPaymentAccount: Handler<'disconnectPaymentAccount'> = async (api, { params, staff }) => {
  const found = await placeOfBranch(api.database, params.id)
  if (!found.ok) return found
  const isGone = await changeAccount(api, found.place, async ({ transaction, now }) => {
    const lost = { lost_at: now, lost_why: 'DISCONNECTED', sealed: '', look_at: null } as const
    const gone = await transaction
      .updateTable('payment_accounts')
      .set({ ...lost, renewing_since: null, doubted_at: null })
      .where('branch_id', '=', params.id)
      .where('provider_name', '=', params.provider)
      .where(({ or, eb }) => or([eb('lost_at', 'is', null), eb('lost_why', '<>', 'DISCONNECTED')]))
      .returning('account_name')
      .executeTakeFirst()
    if (!gone) return undefined
    const sentence = paymentAccountNews.DISCONNECTED(
      titleOf(api.payments, params.provider),
      gone.account_name ?? '',
    )
    return { sentence, staffUserId: staff.id }
  })
  return isGone ? yes(null) : no('payment-account-not-found')
}

export const paymentAccountHandlers = {
  listPaymentAccounts,
  beginPaymentAuthorisation,
  finishPaymentAuthorisation,
  disconnectPaymentAccount,
  getPaymentTest,
  startPaymentTest,
}

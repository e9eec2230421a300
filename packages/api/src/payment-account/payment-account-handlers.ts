import { beginPaymentAuthorisation } from './begin-authorisation.ts'
import { disconnectPaymentAccount } from './disconnect-account.ts'
import { finishPaymentAuthorisation } from './finish-authorisation.ts'
import { listPaymentAccounts } from './list-accounts.ts'

/** The accounts with which a brand charges: connected by their owners, looked at, taken away. */
export const paymentAccountHandlers = {
  listPaymentAccounts,
  beginPaymentAuthorisation,
  finishPaymentAuthorisation,
  disconnectPaymentAccount,
}

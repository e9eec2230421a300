import { beginPaymentAuthorisation } from './begin-authorisation.ts'
import { disconnectPaymentAccount } from './disconnect-account.ts'
import { finishPaymentAuthorisation } from './finish-authorisation.ts'
import { listPaymentAccounts } from './list-accounts.ts'
import { getPaymentTest, startPaymentTest } from './payment-tests.ts'

/** The accounts with which a brand charges: connected by their owners, tried, taken away. */
export const paymentAccountHandlers = {
  listPaymentAccounts,
  beginPaymentAuthorisation,
  finishPaymentAuthorisation,
  disconnectPaymentAccount,
  getPaymentTest,
  startPaymentTest,
}

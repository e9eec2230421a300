import { beginPaymentAuthorisation } from './begin-authorisation.ts'
import { disconnectPaymentAccount } from './disconnect-account.ts'
import { finishPaymentAuthorisation } from './finish-authorisation.ts'
import { listPaymentAccounts } from './list-accounts.ts'
import { getPaymentTest, startPaymentTest } from './payment-tests.ts'

export const paymentAccountHandlers = {
  listPaymentAccounts,
  beginPaymentAuthorisation,
  finishPaymentAuthorisation,
  disconnectPaymentAccount,
  getPaymentTest,
  startPaymentTest,
}

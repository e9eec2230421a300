import { no, yes, type Handler } from '../../ground/http/handler.ts'
import { settleReturn } from './ask-provider.ts'
import { findAttempt } from './attempt-store.ts'

/**
 * Settles an attempt after the diner’s return from the bank. Idempotent. Source: 001 §7;
 * decisions.md, Paths that are not shown.
 */
export const receiveBankReturn: Handler<'receiveBankReturn'> = async (api, { params }) => {
  const attempt = await findAttempt(api.database, params)
  if (!attempt) return no('order-not-found')
  if (attempt.status !== 'PENDING') return yes(null)
  const provider = await api.payments.open(attempt.providerName, attempt.branchId)
  if (provider) await settleReturn(api, { provider, attempt })
  return yes(null)
}

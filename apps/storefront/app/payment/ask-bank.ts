import type { Client } from '@mostrador/contract/client'
import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { isUnpaid } from '@mostrador/domain/order/order-status'
import { isReplaced } from '../order/payment-due.ts'

/** Asks for the order again; undefined where there is no connection. */
export type Refresh = () => Promise<FollowUpOrder | undefined>

/**
 * How the payment stands with which a diner came back from the bank. `over`: there is nothing to
 * wait for and nothing to say; `pending`: the bank has not said; `offline`: nobody could be asked.
 * The last two are no answer.
 */
export type BankOutcome = 'approved' | 'rejected' | 'expired' | 'over' | 'pending' | 'offline'

type Paid = Pick<FollowUpOrder, 'status' | 'paymentStatus' | 'paymentAttempt' | 'refund' | 'cancelReason'>

/** Returns the outcome of the payment that the diner came back with. */
export function bankOutcome(order: Paid): Exclude<BankOutcome, 'offline'> {
  if (order.paymentStatus === 'APPROVED') return 'approved'
  if (isReplaced(order)) return 'over'
  if (order.paymentStatus === 'EXPIRED') return 'expired'
  if (!isUnpaid(order)) return 'over'
  return order.paymentAttempt === 'REJECTED' ? 'rejected' : 'pending'
}

/** The token that the bank gave with its way back, and the order that it is for. */
export type BankToken = { readonly orderCode: string; readonly token: string }

/**
 * Has what the diner did at the bank settled, and reads from the order how it ended. A token that
 * is no payment's of this order settles nothing, and is done with. Source: 001 §4, On return from a
 * redirect payment.
 */
export async function askBank(
  client: Pick<Client, 'receiveBankReturn'>,
  refresh: Refresh,
  params: BankToken,
): Promise<BankOutcome> {
  const told = await client.receiveBankReturn({ params })
  const status = told.ok ? 0 : told.problem.status
  if (!told.ok && status === 0) return 'offline'
  // A server that asks for patience has said nothing yet; any other refusal is of the token.
  if (status === 429 || status >= 500) return 'pending'
  const isStrange = !told.ok
  const order = await refresh()
  if (!order) return 'offline'
  const outcome = bankOutcome(order)
  return isStrange && outcome === 'pending' ? 'over' : outcome
}

import type { Client } from '@mostrador/contract/client'
import type { FollowUpOrder } from '@mostrador/contract/order/order-schema'
import { isUnpaid } from '@mostrador/domain/order/order-status'
import { isReplaced } from '../order/payment-due.ts'

/** Loads the order again; undefined without a connection. */
export type Refresh = () => Promise<FollowUpOrder | undefined>

/**
 * State of the payment that a diner came back with. `over`: nothing to wait for and nothing to
 * tell; `pending`: the bank has not answered; `offline`: the server cannot be reached. The last
 * two are no answer.
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

export type BankToken = { readonly orderCode: string; readonly token: string }

/**
 * Settles the payment at the bank, and reads the result from the order. A token of another payment
 * settles nothing, and is dropped. Source: 001 §4, On return from a redirect payment.
 */
export async function askBank(
  client: Pick<Client, 'receiveBankReturn'>,
  refresh: Refresh,
  params: BankToken,
): Promise<BankOutcome> {
  const told = await client.receiveBankReturn({ params })
  const status = told.ok ? 0 : told.problem.status
  if (!told.ok && status === 0) return 'offline'
  // A server that asks to wait has not judged the token; any other refusal rejects it.
  if (status === 429 || status >= 500) return 'pending'
  const isStrange = !told.ok
  const order = await refresh()
  if (!order) return 'offline'
  const outcome = bankOutcome(order)
  return isStrange && outcome === 'pending' ? 'over' : outcome
}

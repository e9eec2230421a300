import type { ProviderState } from '@mostrador/payments/payment-provider'
import { announceToDiner } from '../../ground/realtime/announce.ts'
import { announcePayment } from './announce-payment.ts'
import {
  approveAttempt,
  askForRefund,
  endAttempt,
  findAttempt,
  keepLink,
  type Attempt,
  type AttemptEnd,
} from './attempt-store.ts'
import { lookAfter } from './look-after-job.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { takeOverRefund } from './payment-taken-back.ts'

export type Settled = 'pending' | 'approved' | 'rejected' | 'refunding'

/** Returns why an approved payment is not the requested one; undefined where it is. */
function differs(attempt: Attempt, { amount, currency }: ProviderState): string | undefined {
  // An unknown amount is no payment of this order.
  if (amount === null) return 'amount-unknown'
  if (currency !== null && currency !== attempt.currency) return 'currency-differs'
  return amount === attempt.amount ? undefined : 'amount-differs'
}

/** Leaves a refund to a job, since the provider may be away now. */
async function sendBack(ports: PaymentPorts, attempt: Attempt, why: string): Promise<Settled> {
  ports.log.warn('payment-sent-back', { attempt: attempt.id, order: attempt.orderCode, reason: why })
  const now = ports.now()
  await askForRefund(ports.database, attempt.id, {
    id: ports.newId(),
    kind: 'refund-payment',
    uniqueKey: attempt.id,
    payload: { attemptId: attempt.id, reason: why },
    runAt: now,
    createdAt: now,
  })
  return 'refunding'
}

async function approve(ports: PaymentPorts, attempt: Attempt, end: AttemptEnd): Promise<Settled> {
  const push = { jobId: ports.newId(), orderId: attempt.orderId }
  if (await approveAttempt(ports.database, end, { look: lookAfter(ports, attempt), push })) {
    await announcePayment(ports, attempt.orderId)
    return 'approved'
  }
  const now = await findAttempt(ports.database, { id: attempt.id })
  // Stryker disable next-line OptionalChaining: attempts are not deleted
  if (now?.status === 'APPROVED') return 'approved'
  await endAttempt(ports.database, 'EXPIRED', end)
  return sendBack(ports, attempt, 'order-not-payable')
}

/**
 * Applies a provider's state of an attempt, from a charge, a notification, a return or a job.
 * Idempotent, in any order. Refunds payments that the order cannot take, of another amount or
 * currency, or of an unknown amount. Source: decisions.md, The server is the authority.
 */
export async function applyState(
  ports: PaymentPorts,
  attempt: Attempt,
  state: ProviderState,
): Promise<Settled> {
  // Stryker disable next-line ConditionalExpression: to keep the same again changes nothing
  if (attempt.reference !== state.reference) await keepLink(ports.database, attempt.id, state)
  const end: AttemptEnd = {
    id: attempt.id,
    reason: state.reason,
    lastDigits: state.cardLastDigits,
    now: ports.now(),
  }
  if (state.status === 'PENDING') return 'pending'
  if (state.status === 'REJECTED' || state.status === 'CANCELED') {
    const ended = await endAttempt(ports.database, 'REJECTED', end)
    if (ended) announceToDiner(ports, { code: attempt.orderCode, status: 'GENERATED' })
    return 'rejected'
  }
  if (state.status === 'REFUNDED') {
    await takeOverRefund(ports, attempt, end)
    return 'refunding'
  }
  const why = differs(attempt, state)
  if (why !== undefined) {
    await endAttempt(ports.database, 'REJECTED', { ...end, reason: why })
    return sendBack(ports, attempt, why)
  }
  return approve(ports, attempt, end)
}

import { isUnpaid } from '@mostrador/domain/order/order-status'
import type { KnownAttempt, PaymentProvider, PaymentRequest } from '@mostrador/payments/payment-provider'
import type { Ports } from '../../ground/ports.ts'
import { applyState, type Settled } from './apply-state.ts'
import type { PaymentPorts } from './payment-ports.ts'
import { endAttempt, type Attempt } from './attempt-store.ts'
import { loadPaidOrder, type PaidOrder } from './paid-order.ts'

/** Returns the ids by which a provider knows an attempt. */
export const knownAttempt = ({ id, reference, token }: Attempt): KnownAttempt => ({
  attemptId: id,
  reference,
  token,
})

/** Builds the request that a provider gets for an order. */
export const paymentRequest = (
  { publicUrl }: Pick<Ports, 'publicUrl'>,
  order: PaidOrder,
  { attemptId, providerName }: { readonly attemptId: string; readonly providerName: string },
): PaymentRequest => ({
  attemptId,
  orderCode: order.code,
  amount: { minor: order.total, currency: order.currency, mantissa: order.mantissa },
  description: `${order.shop} ${order.code}`,
  payer: { email: order.email, name: order.name, phone: order.phone },
  notificationUrl: `${publicUrl}/api/payments/${providerName}/notifications?attempt=${attemptId}`,
})

export type Asked = Settled | 'unknown'

/** Upper bound of a charge on its way: a provider is waited for no longer. */
const IN_FLIGHT_MS = 90_000

export type AskedAttempt = {
  readonly provider: PaymentProvider
  readonly attempt: Attempt
  /** The caller knows that its charge is over. */
  readonly isOver?: boolean
}

/**
 * Asks the provider for an attempt's state and applies it. An unknown attempt was never charged,
 * and ends once its charge cannot be on its way any more, since a second one before would charge
 * twice. `settle` first finishes the diner's act on the provider's page.
 */
export async function askProvider(
  ports: PaymentPorts,
  { provider, attempt, isOver = false }: AskedAttempt,
  how: 'find' | 'settle' = 'find',
): Promise<Asked> {
  const answer = await provider[how](knownAttempt(attempt))
  if (!answer.ok) {
    const told = {
      provider: provider.name,
      attempt: attempt.id,
      failure: answer.failure,
      detail: answer.detail,
    }
    ports.log.warn('payment-provider-failed', told)
    return 'unknown'
  }
  if (answer.value) return applyState(ports, attempt, answer.value)
  const now = ports.now()
  const isInFlight = !isOver && now.getTime() - attempt.createdAt.getTime() < IN_FLIGHT_MS
  // A page that was made and never opened is not known to every provider, and may yet be paid.
  if (attempt.upload === 'API' || isInFlight) return 'pending'
  await endAttempt(ports.database, 'REJECTED', {
    id: attempt.id,
    reason: 'never-charged',
    lastDigits: null,
    now,
  })
  return 'rejected'
}

/**
 * Finishes the diner's act on the provider's page, while the order waits. For an order that is
 * over the provider is only asked: an uncommitted payment is never charged, and a charged one is
 * refunded.
 */
export async function settleReturn(ports: PaymentPorts, asked: AskedAttempt): Promise<Asked> {
  const order = await loadPaidOrder(ports.database, asked.attempt.orderId)
  const isOpen = asked.attempt.status === 'PENDING'
  // Stryker disable next-line ConditionalExpression: no order is deleted while an attempt names it
  const isWaited = order !== undefined && isUnpaid(order)
  return askProvider(ports, asked, isOpen && isWaited ? 'settle' : 'find')
}
